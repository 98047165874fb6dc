import { m } from '@naap/messages';
import { useId } from 'react';
import { Button, VisuallyHidden } from '../../components/index.ts';
import { productCount } from './filter-option.ts';
import { actions } from './ProductList.css.ts';

interface FilterActionsProps {
  /** The number of products that the edited filters would show; null while it is unknown. */
  total: number | null;
  size: 'medium' | 'small';
  onCancel: () => void;
  onApply: () => void;
}

/** The buttons below the filters, in one row. 'Apply Filters' has the number of products. */
export function FilterActions({ total, size, onCancel, onApply }: FilterActionsProps) {
  const id = useId();
  const label = m.product_list_filter_apply();
  return (
    <div className={actions}>
      <VisuallyHidden>
        <span role="status" id={id}>
          {total !== null && productCount(total)}
        </span>
      </VisuallyHidden>
      <Button label={m.product_list_filter_cancel()} emphasis="quiet" size={size} onClick={onCancel} />
      <Button
        label={label}
        accessibleLabel={label}
        describedBy={id}
        {...(total !== null && { count: total })}
        size={size}
        width="full"
        onClick={onApply}
      />
    </div>
  );
}
