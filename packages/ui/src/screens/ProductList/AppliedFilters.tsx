import { RemovableChip } from '../../components/index.ts';
import { copy } from './ProductList.copy.ts';
import { applied } from './ProductList.css.ts';

interface AppliedFiltersProps {
  tags: readonly string[];
  onRemove: (tag: string) => void;
}

/** The applied filters as chips; a tap removes one. */
export function AppliedFilters({ tags, onRemove }: AppliedFiltersProps) {
  if (tags.length === 0) return null;
  return (
    <ul className={applied} aria-label={copy.filter.applied}>
      {tags.map((tag) => (
        <li key={tag}>
          <RemovableChip
            emphasis="soft"
            label={tag}
            removeLabel={copy.filter.remove(tag)}
            onRemove={() => onRemove(tag)}
          />
        </li>
      ))}
    </ul>
  );
}
