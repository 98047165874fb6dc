import { m } from '@naap/messages';
import { type FilterCounts, type FilterSelection, type StoreFilters, sameName, useLabel } from '@naap/state';
import { useListSizes } from '@naap/state/naap';
import { useSearchParams } from 'react-router-dom';
import { ChalkDivider, Checkbox, Stack, Text } from '../../components/index.ts';
import { asOption } from './filter-option.ts';

interface MySizeFilterProps {
  groups: FilterCounts['store'];
  choice: FilterSelection;
  onChoiceChange: (choice: StoreFilters) => void;
}

/** Chooses the sizes that fit the shopper, of those that the list has. Renders nothing without measurements (docs/decisions/catalogue.md). */
export function MySizeFilter({ groups, choice: { store, ...list }, onChoiceChange }: MySizeFilterProps) {
  const [params] = useSearchParams();
  const mine = useListSizes({ ...list, search: params.get('search') ?? '' });
  const labelOf = useLabel();
  const isMine = (value: string) => mine.some((size) => sameName(size, value));
  const option = groups.options.find(
    ({ kind, values }) => kind === 'size' && values.some(({ name }) => isMine(name)),
  );
  if (option === undefined) return null;
  const sizes = option.values.filter(({ name }) => isMine(name));
  const isOther = ({ name, value }: StoreFilters['options'][number]) =>
    !sameName(name, option.name) || !isMine(value);
  const isChosen = sizes.every((size) =>
    store.options.some(({ name, value }) => sameName(name, option.name) && sameName(value, size.name)),
  );
  const [size, ...others] = sizes;
  // A product with two of the sizes would be counted twice.
  const count = size && others.length === 0 ? size.count : null;
  const { value, ...checkbox } = asOption(
    'my size',
    m.naap_mark_has_size({ sizes: sizes.map(({ name }) => labelOf(name)).join(', ') }),
    count,
    isChosen,
  );
  return (
    <>
      <Stack space={4}>
        <Checkbox
          {...checkbox}
          checked={isChosen}
          onCheckedChange={(checked) =>
            onChoiceChange({
              ...store,
              options: [
                ...store.options.filter(isOther),
                ...(checked ? sizes.map(({ name }) => ({ name: option.name, value: name })) : []),
              ],
            })
          }
        />
        <Text size="small" tone="secondary">
          {m.naap_mark_has_size_help()}
        </Text>
      </Stack>
      <ChalkDivider />
    </>
  );
}
