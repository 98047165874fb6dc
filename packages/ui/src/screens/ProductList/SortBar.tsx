import { m } from '@naap/messages';
import type { SortBy } from '@naap/state';
import type { ReactNode } from 'react';
import { arrowsDownUpIcon, Inline, Menu, Spinner, VisuallyHidden } from '../../components/index.ts';
import { sortBar, updating } from './ProductList.css.ts';
import { sortOptions } from './sort-options.ts';

interface SortBarProps {
  sortBy: SortBy | null;
  onSortChange: (sortBy: SortBy) => void;
  /** Whether the list is being refetched. */
  isUpdating: boolean;
  /** The button that opens the filters. */
  children: ReactNode;
}

/** The sort menu and the filter button, in one row on the narrowest phone. */
export function SortBar({ sortBy, onSortChange, isUpdating, children }: SortBarProps) {
  return (
    <div className={sortBar}>
      <Menu
        label={m.product_list_sort_label()}
        icon={arrowsDownUpIcon}
        options={sortOptions()}
        value={sortBy}
        onValueChange={onSortChange}
      />
      {children}
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
