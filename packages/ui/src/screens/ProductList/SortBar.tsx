import { type SortBy, useFilters } from '@naap/state';
import { arrowsDownUpIcon, Menu, RemovableChip } from '../../components/index.ts';
import { copy } from './ProductList.copy.ts';
import { sortBar } from './ProductList.css.ts';

/** How the list is ordered, and the ways to order it. */
export function SortBar({ sortBy }: { sortBy: SortBy | null }) {
  const { setSort } = useFilters();
  const sorted = copy.sort.options.find(({ value }) => value === sortBy);
  function sort(next: SortBy | null) {
    setSort(next);
    window.scrollTo({ top: 0, behavior: 'instant' });
  }
  return (
    <div className={sortBar}>
      <Menu
        label={copy.sort.label}
        icon={arrowsDownUpIcon}
        options={copy.sort.options}
        value={sortBy}
        onValueChange={sort}
      />
      {sorted && (
        <RemovableChip
          emphasis="ink"
          label={copy.sort.sorted(sorted.label)}
          removeLabel={copy.sort.remove(sorted.label)}
          onRemove={() => sort(null)}
        />
      )}
    </div>
  );
}
