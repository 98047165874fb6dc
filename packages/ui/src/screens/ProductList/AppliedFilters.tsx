import { useFilters } from '@naap/state';
import { RemovableChip } from '../../components/index.ts';
import { copy } from './ProductList.copy.ts';
import { applied } from './ProductList.css.ts';

/** What narrows the list, each to be taken away by a tap. */
export function AppliedFilters({ tags }: { tags: readonly string[] }) {
  const { remove } = useFilters();
  if (tags.length === 0) return null;
  return (
    <ul className={applied} aria-label={copy.filter.applied}>
      {tags.map((tag) => (
        <li key={tag}>
          <RemovableChip
            emphasis="soft"
            label={tag}
            removeLabel={copy.filter.remove(tag)}
            onRemove={() => remove(tag)}
          />
        </li>
      ))}
    </ul>
  );
}
