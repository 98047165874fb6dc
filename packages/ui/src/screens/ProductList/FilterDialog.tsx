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
import { Drawer, TextButton } from '../../components/index.ts';
import { FilterActions } from './FilterActions.tsx';
import { FilterGroups, selectionOf } from './FilterGroups.tsx';
import { StoreFilterPlaces } from './StoreFilterGroups.tsx';

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
      action={
        <TextButton label={m.product_list_filter_clear_all()} onClick={() => setChoice(NO_SELECTION)} />
      }
      footer={
        <FilterActions
          total={counts.total}
          size="medium"
          onCancel={onClose}
          onApply={() => {
            onClose();
            afterOverlay(() => onApply(choice));
          }}
        />
      }
    >
      {showsGroups ? (
        <FilterGroups columns={2} choice={choice} onChoiceChange={setChoice} counts={counts} />
      ) : (
        <StoreFilterPlaces />
      )}
    </Drawer>
  );
}
