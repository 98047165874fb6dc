import { m } from '@naap/messages';
import type { FilterSelection, FilterState, ProductListInput } from '@naap/state';
import { Suspense } from 'react';
import { useOverlay } from '../../behaviour/useOverlay.ts';
import { Button, slidersHorizontalIcon } from '../../components/index.ts';
import { FilterDialog } from './filter-parts.ts';
import { belowDesktop } from './ProductList.css.ts';

interface FilterButtonProps {
  list: ProductListInput;
  filters: FilterState;
  appliedCount: number;
  onApply: (choice: FilterSelection) => void;
}

/** The button of the sticky bar that opens the filters, and their dialog. Its own component, so that opening the dialog does not render the list again. */
export function FilterButton({ list, filters, appliedCount, onApply }: FilterButtonProps) {
  const { open, subject, openCount, show, close } = useOverlay<FilterState>(FilterDialog.isLoaded);
  return (
    <>
      <div className={belowDesktop}>
        <Button
          emphasis="ink"
          size="small"
          icon={slidersHorizontalIcon}
          label={m.product_list_filter_button()}
          accessibleLabel={
            appliedCount === 0
              ? m.product_list_filter_button()
              : m.product_list_filter_button_applied({ count: appliedCount })
          }
          {...(appliedCount > 0 && { count: appliedCount })}
          onClick={() => show(filters)}
        />
      </div>
      {subject && (
        <Suspense fallback={null}>
          <FilterDialog
            key={openCount}
            list={list}
            filters={subject}
            open={open}
            onApply={onApply}
            onClose={close}
          />
        </Suspense>
      )}
    </>
  );
}
