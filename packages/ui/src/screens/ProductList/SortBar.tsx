import type { SortBy } from '@naap/state';
import {
  arrowsDownUpIcon,
  Inline,
  Menu,
  RemovableChip,
  Spinner,
  VisuallyHidden,
} from '../../components/index.ts';
import { copy } from './ProductList.copy.ts';
import { sortBar, updating } from './ProductList.css.ts';

interface SortBarProps {
  sortBy: SortBy | null;
  onSortChange: (sortBy: SortBy | null) => void;
  /** Whether the list is being refetched. */
  isUpdating: boolean;
}

/** The sort menu, and the current sort order as a removable chip. */
export function SortBar({ sortBy, onSortChange, isUpdating }: SortBarProps) {
  const sorted = copy.sort.options.find(({ value }) => value === sortBy);
  return (
    <div className={sortBar}>
      <Menu
        label={copy.sort.label}
        icon={arrowsDownUpIcon}
        options={copy.sort.options}
        value={sortBy}
        onValueChange={onSortChange}
      />
      {sorted && (
        <RemovableChip
          emphasis="ink"
          label={copy.sort.sorted(sorted.label)}
          removeLabel={copy.sort.remove(sorted.label)}
          onRemove={() => onSortChange(null)}
        />
      )}
      <div role="status" className={updating}>
        {isUpdating && (
          <Inline>
            <Spinner size={20} />
            <VisuallyHidden>{copy.updating}</VisuallyHidden>
          </Inline>
        )}
      </div>
    </div>
  );
}
