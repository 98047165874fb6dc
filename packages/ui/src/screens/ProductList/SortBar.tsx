import { m } from '@naap/messages';
import type { SortBy } from '@naap/state';
import type { ReactNode } from 'react';
import {
  arrowsDownUpIcon,
  Inline,
  Menu,
  RemovableChip,
  Spinner,
  VisuallyHidden,
} from '../../components/index.ts';
import { sortBar, updating } from './ProductList.css.ts';
import { sortOptions } from './sort-options.ts';

interface SortBarProps {
  sortBy: SortBy | null;
  onSortChange: (sortBy: SortBy | null) => void;
  /** Whether the list is being refetched. */
  isUpdating: boolean;
  /** The button that opens the filters. */
  children: ReactNode;
}

/** The sort menu, the filter button, and the current sort order as a removable chip. */
export function SortBar({ sortBy, onSortChange, isUpdating, children }: SortBarProps) {
  const options = sortOptions();
  const sorted = options.find(({ value }) => value === sortBy);
  return (
    <div className={sortBar}>
      <Menu
        label={m.product_list_sort_label()}
        icon={arrowsDownUpIcon}
        options={options}
        value={sortBy}
        onValueChange={onSortChange}
      />
      {children}
      {sorted && (
        <RemovableChip
          emphasis="ink"
          label={m.product_list_sort_sorted({ label: sorted.label })}
          removeLabel={m.product_list_sort_remove({ label: sorted.label })}
          onRemove={() => onSortChange(null)}
        />
      )}
      <div role="status" className={updating}>
        {isUpdating && (
          <Inline>
            <Spinner size={20} />
            <VisuallyHidden>{m.product_list_updating()}</VisuallyHidden>
          </Inline>
        )}
      </div>
    </div>
  );
}
