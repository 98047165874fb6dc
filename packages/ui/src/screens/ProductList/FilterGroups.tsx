import { type FilterState, useBrands, useContent } from '@naap/state';
import {
  Button,
  ChalkDivider,
  CheckboxGroup,
  Heading,
  Skeleton,
  Stack,
  Text,
} from '../../components/index.ts';
import { copy } from './ProductList.copy.ts';
import { groups } from './ProductList.css.ts';

/** The selected tags and brands. Brands are separate, because they are not tags of the storefront (docs/decisions/catalogue.md). */
export interface FilterChoice {
  readonly tags: readonly string[];
  readonly brands: readonly string[];
}

export function choiceOf({ selectedTags, brands }: FilterState): FilterChoice {
  return { tags: selectedTags.filter((tag) => !brands.includes(tag)), brands };
}

interface FilterGroupsProps {
  choice: FilterChoice;
  onChoiceChange: (choice: FilterChoice) => void;
  columns?: 1 | 2;
}

/** The filter groups: Gender, Brand, Category, Style (spec sections 2 and 9). */
export function FilterGroups({ choice, onChoiceChange, columns = 1 }: FilterGroupsProps) {
  const { genders, categories, styles } = useContent().filters;
  const tagGroups = [
    { legend: copy.filter.category, tags: categories },
    { legend: copy.filter.style, tags: styles },
  ];
  const chooseTags = (tags: readonly string[]) => onChoiceChange({ ...choice, tags });
  return (
    <div className={groups}>
      <CheckboxGroup
        legend={copy.filter.gender}
        options={asOptions(genders.map(({ tag }) => tag))}
        columns={columns}
        values={choice.tags}
        onValuesChange={chooseTags}
      />
      <ChalkDivider />
      <BrandGroup
        columns={columns}
        chosen={choice.brands}
        onChosenChange={(brands) => onChoiceChange({ ...choice, brands })}
      />
      {tagGroups.map(({ legend, tags }) => (
        <Stack key={legend} space={20}>
          <ChalkDivider />
          <CheckboxGroup
            legend={legend}
            options={asOptions(tags)}
            columns={columns}
            values={choice.tags}
            onValuesChange={chooseTags}
          />
        </Stack>
      ))}
    </div>
  );
}

interface BrandGroupProps {
  columns: 1 | 2;
  chosen: readonly string[];
  onChosenChange: (brands: readonly string[]) => void;
}

/** The backend's brands. Selected brands are listed even when the request fails. */
function BrandGroup({ columns, chosen, onChosenChange }: BrandGroupProps) {
  const { brands, isLoading, error, retry } = useBrands();
  const names = [...new Set([...chosen, ...brands.map(({ name }) => name)])];
  if (names.length > 0 && !isLoading && !error) {
    return (
      <CheckboxGroup
        legend={copy.filter.brand}
        options={asOptions(names)}
        columns={columns}
        values={chosen}
        onValuesChange={onChosenChange}
      />
    );
  }
  return (
    <Stack as="section" space={8} label={copy.filter.brand}>
      <Heading level={3}>{copy.filter.brand}</Heading>
      {isLoading && (
        <div role="status" aria-busy="true" aria-label={copy.filter.brandsLoading}>
          <Skeleton shape="line" width="half" />
          <Skeleton shape="line" width="long" />
          <Skeleton shape="line" width="half" />
        </div>
      )}
      {error && (
        <Stack space={8} align="start">
          <Text tone="danger">{copy.filter.brandsFailed}</Text>
          <Button label={copy.retry} size="small" emphasis="outline" onClick={retry} />
        </Stack>
      )}
      {!isLoading && !error && <Text tone="secondary">{copy.filter.noBrands}</Text>}
    </Stack>
  );
}

function asOptions(names: readonly string[]) {
  return names.map((name) => ({ value: name, label: name }));
}
