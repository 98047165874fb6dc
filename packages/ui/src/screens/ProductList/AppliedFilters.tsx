import { m } from '@naap/messages';
import type { FilterState } from '@naap/state';
import { RemovableChip } from '../../components/index.ts';
import { applied } from './ProductList.css.ts';
import type { AppliedFilter } from './useAppliedFilters.ts';

interface AppliedFiltersProps {
  filters: readonly AppliedFilter[];
  onRemove: (update: (current: FilterState) => FilterState) => void;
}

/** The applied filters as chips; a tap removes one. */
export function AppliedFilters({ filters, onRemove }: AppliedFiltersProps) {
  if (filters.length === 0) return null;
  return (
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
  );
}
