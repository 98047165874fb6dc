import { m } from '@naap/messages';
import type { FilterState, SortBy } from '@naap/state';
import { RemovableChip } from '../../components/index.ts';
import { applied } from './ProductList.css.ts';
import { sortOptions } from './sort-options.ts';
import type { AppliedFilter } from './useAppliedFilters.ts';

interface AppliedFiltersProps {
  sortBy: SortBy | null;
  filters: readonly AppliedFilter[];
  onRemove: (update: (current: FilterState) => FilterState) => void;
}

/** The sort order and the applied filters as chips; a tap removes one. */
export function AppliedFilters({ sortBy, filters, onRemove }: AppliedFiltersProps) {
  const sorted = sortOptions().find(({ value }) => value === sortBy);
  if (filters.length === 0 && !sorted) return null;
  return (
    <div className={applied}>
      {sorted && (
        <RemovableChip
          emphasis="ink"
          label={m.product_list_sort_sorted({ label: sorted.label })}
          removeLabel={m.product_list_sort_remove({ label: sorted.label })}
          onRemove={() => onRemove((current) => ({ ...current, sortBy: null }))}
        />
      )}
      {filters.length > 0 && (
        <ul className={applied} aria-label={m.product_list_filter_applied()}>
          {filters.map(({ key, label, without }) => (
            <li key={key}>
              <RemovableChip
                emphasis="soft"
                label={label}
                removeLabel={m.product_list_filter_remove({ tag: label })}
                onRemove={() => onRemove(without)}
              />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
