import { Text } from '../../components/index.ts';
import { productCount } from './filter-option.ts';
import { selectionCount } from './ProductList.css.ts';

/** The number of products that the edited filters would show; empty while it is unknown. */
export function SelectionCount({ total }: { total: number | null }) {
  return (
    <div role="status" className={selectionCount}>
      {total !== null && (
        <Text as="span" size="small" weight="strong">
          {productCount(total)}
        </Text>
      )}
    </div>
  );
}
