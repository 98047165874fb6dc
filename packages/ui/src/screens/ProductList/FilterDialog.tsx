import { m } from '@naap/messages';
import {
  type FilterSelection,
  type FilterState,
  NO_SELECTION,
  type ProductListInput,
  useFilterCounts,
} from '@naap/state';
import { useDeferredValue, useMemo, useState } from 'react';
import { afterOverlay } from '../../behaviour/useModalDialog.ts';
import { Button, Drawer, Skeleton, Stack } from '../../components/index.ts';
import { FilterGroups, selectionOf } from './FilterGroups.tsx';
import { footer, footerWide } from './ProductList.css.ts';
import { SelectionCount } from './SelectionCount.tsx';

export interface FilterDialogProps {
  list: ProductListInput;
  filters: FilterState;
  open: boolean;
  onApply: (choice: FilterSelection) => void;
  onClose: () => void;
}

/** Edits a copy of the filters. Only 'Apply Filters' applies it (spec section 4). */
export function FilterDialog({ list, filters, open, onApply, onClose }: FilterDialogProps) {
  const applied = useMemo(() => selectionOf(filters), [filters]);
  const [choice, setChoice] = useState(applied);
  const counts = useFilterCounts(list, choice, applied);
  // The dialog opens at once. On a slow phone its groups take half a second to render.
  const showsGroups = useDeferredValue(true, false);
  return (
    <Drawer
      open={open}
      onClose={onClose}
      title={m.product_list_filter_title()}
      closeLabel={m.product_list_filter_close()}
      footer={
        <div className={footer}>
          <Button
            label={m.product_list_filter_clear_all()}
            emphasis="outline"
            size="medium"
            width="full"
            onClick={() => setChoice(NO_SELECTION)}
          />
          <Button
            label={m.product_list_filter_cancel()}
            emphasis="quiet"
            size="medium"
            width="full"
            onClick={onClose}
          />
          <div className={footerWide}>
            <SelectionCount total={counts.total} />
            <Button
              label={m.product_list_filter_apply()}
              width="full"
              onClick={() => {
                onClose();
                afterOverlay(() => onApply(choice));
              }}
            />
          </div>
        </div>
      }
    >
      {showsGroups ? (
        <FilterGroups columns={2} choice={choice} onChoiceChange={setChoice} counts={counts} />
      ) : (
        <Stack space={24}>
          <Skeleton shape="block" />
          <Skeleton shape="block" />
        </Stack>
      )}
    </Drawer>
  );
}
