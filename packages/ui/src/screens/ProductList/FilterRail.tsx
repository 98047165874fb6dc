import type { FilterState } from '@naap/state';
import { Heading, Inline, Stack, TextButton } from '../../components/index.ts';
import { choiceOf, FilterGroups } from './FilterGroups.tsx';
import { copy } from './ProductList.copy.ts';

interface FilterRailProps {
  filters: FilterState;
  onApply: (tags: readonly string[], brands: readonly string[]) => void;
}

/** The filters beside the list: every tap counts at once. */
export function FilterRail({ filters, onApply }: FilterRailProps) {
  return (
    <Stack space={16}>
      <Inline justify="between">
        <Heading level={2}>{copy.filter.title}</Heading>
        {filters.selectedTags.length > 0 && (
          <TextButton label={copy.filter.clearAll} onClick={() => onApply([], [])} />
        )}
      </Inline>
      <FilterGroups choice={choiceOf(filters)} onChoiceChange={({ tags, brands }) => onApply(tags, brands)} />
    </Stack>
  );
}
