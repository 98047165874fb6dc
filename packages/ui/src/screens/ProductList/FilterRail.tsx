import { m } from '@naap/messages';
import {
  type FilterSelection,
  type FilterState,
  NO_SELECTION,
  type ProductListInput,
  useFilterCounts,
} from '@naap/state';
import { useMemo, useState } from 'react';
import { Heading, Inline, TextButton } from '../../components/index.ts';
import { FilterActions } from './FilterActions.tsx';
import { FilterGroups, selectionOf } from './FilterGroups.tsx';
import { railFoot, railGroups } from './ProductList.css.ts';

export interface FilterRailProps {
  list: ProductListInput;
  filters: FilterState;
  onApply: (choice: FilterSelection) => void;
}

/**
 * The filters beside the list. Like the dialog it edits a copy, which 'Apply Filters' applies and 'Cancel' discards
 * (docs/decisions/catalogue.md). When the list or the applied filters change, the copy is replaced.
 */
export function FilterRail({ list, filters, onApply }: FilterRailProps) {
  const applied = useMemo(() => selectionOf(filters), [filters]);
  const [choice, setChoice] = useState(applied);
  const counts = useFilterCounts(list, choice, applied);
  const appliedText = JSON.stringify([list.collection, list.search, applied]);
  const [copied, setCopied] = useState(appliedText);
  // A `key` would remount the rail, and the clicked button would lose the focus.
  if (copied !== appliedText) {
    setCopied(appliedText);
    setChoice(applied);
  }
  return (
    <>
      <div className={railGroups}>
        <Inline justify="between">
          <Heading level={2}>{m.product_list_filter_title()}</Heading>
          <TextButton label={m.product_list_filter_clear_all()} onClick={() => setChoice(NO_SELECTION)} />
        </Inline>
        <FilterGroups choice={choice} onChoiceChange={setChoice} counts={counts} />
      </div>
      <div className={railFoot}>
        <FilterActions
          total={counts.total}
          size="small"
          onCancel={() => setChoice(applied)}
          onApply={() => onApply(choice)}
        />
      </div>
    </>
  );
}
