import { m } from '@naap/messages';
import {
  type FilterCounts,
  type FilterSelection,
  type FilterState,
  type StoreFilters,
  tagsOf,
  useBrands,
  useContent,
  useLabel,
} from '@naap/state';
import { useMayBeMeasured } from '@naap/state/naap';
import {
  type Dispatch,
  memo,
  type SetStateAction,
  Suspense,
  useCallback,
  useDeferredValue,
  useLayoutEffect,
  useRef,
} from 'react';
import { lazyPart } from '../../behaviour/lazyPart.tsx';
import {
  Button,
  ChalkDivider,
  Heading,
  Skeleton,
  Stack,
  Text,
  useOfflineMessage,
} from '../../components/index.ts';
import { FilterGroup } from './FilterGroup.tsx';
import { asOption } from './filter-option.ts';
import { brandPlaces, groups, lowerGroup } from './ProductList.css.ts';
import { OtherFilterGroups, VariantFilterGroups } from './StoreFilterGroups.tsx';

/** Loaded for shoppers who may have measurements. */
const MySizeFilter = lazyPart(async () => (await import('./MySizeFilter.tsx')).MySizeFilter);

/** Number of brands of a new shop. */
const SKELETON_BRANDS = 5;

export function selectionOf(filters: FilterState): FilterSelection {
  return { tags: tagsOf(filters), brands: filters.brands, store: filters.store };
}

interface FilterGroupsProps {
  choice: FilterSelection;
  onChoiceChange: Dispatch<SetStateAction<FilterSelection>>;
  counts: FilterCounts & { readonly isLoading: boolean };
  columns?: 1 | 2;
}

/**
 * The filter groups: the store's sizes, colours and prices, then Gender, Brand, Category, Style (spec sections 2 and 9), then the store's others.
 * Memoised, because opening and closing the filters changes none of its hundred checkboxes.
 */
export const FilterGroups = memo(function FilterGroups({
  choice,
  onChoiceChange,
  counts,
  columns = 1,
}: FilterGroupsProps) {
  const { genders, categories, styles } = useContent().filters;
  const label = useLabel();
  // The groups below the fold are rendered after the first paint, because there can be a hundred checkboxes.
  const isComplete = useDeferredValue(true, false);
  const list = useRef<HTMLDivElement>(null);
  const mayBeMeasured = useMayBeMeasured();
  const { options, prices, inStock } = counts.store;
  const hasStoreGroups = options.length > 0 || prices !== null || inStock !== null;
  // The store's groups arrive above the others, and would push the focus out of the view.
  useLayoutEffect(() => {
    const { activeElement } = document;
    if (hasStoreGroups && list.current?.contains(activeElement))
      activeElement?.scrollIntoView({ block: 'nearest' });
  }, [hasStoreGroups]);
  const tagGroups = [
    { legend: m.product_list_filter_category(), tags: categories },
    { legend: m.product_list_filter_style(), tags: styles },
  ];
  const tagOptions = (names: readonly string[]) =>
    names.map((tag) => asOption(tag, label(tag), counts.ofTag(tag), choice.tags.includes(tag)));
  const chooseTags = (tags: readonly string[]) => onChoiceChange((current) => ({ ...current, tags }));
  // Stable functions, so that a click on a tag does not render the brands and the filters of the store.
  const chooseBrands = useCallback(
    (brands: readonly string[]) => onChoiceChange((current) => ({ ...current, brands })),
    [onChoiceChange],
  );
  const chooseStore = useCallback(
    (store: StoreFilters) => onChoiceChange((current) => ({ ...current, store })),
    [onChoiceChange],
  );
  return (
    <div ref={list} className={groups}>
      {mayBeMeasured && (
        <Suspense>
          <MySizeFilter groups={counts.store} choice={choice} onChoiceChange={chooseStore} />
        </Suspense>
      )}
      <VariantFilterGroups
        groups={counts.store}
        isLoading={counts.isLoading && !hasStoreGroups}
        choice={choice.store}
        onChoiceChange={chooseStore}
      />
      <FilterGroup
        legend={m.product_list_filter_gender()}
        options={tagOptions(genders.map(({ tag }) => tag))}
        columns={columns}
        values={choice.tags}
        onValuesChange={chooseTags}
      />
      <ChalkDivider />
      <BrandGroup
        columns={columns}
        chosen={choice.brands}
        countOf={counts.ofBrand}
        onChosenChange={chooseBrands}
      />
      {isComplete &&
        tagGroups.map(({ legend, tags }) => (
          <div key={legend} className={lowerGroup}>
            <ChalkDivider />
            <FilterGroup
              legend={legend}
              options={tagOptions(tags)}
              columns={columns}
              values={choice.tags}
              onValuesChange={chooseTags}
            />
          </div>
        ))}
      {isComplete && (
        <OtherFilterGroups groups={counts.store} choice={choice.store} onChoiceChange={chooseStore} />
      )}
    </div>
  );
});

interface BrandGroupProps {
  columns: 1 | 2;
  chosen: readonly string[];
  countOf: (name: string) => number | null;
  onChosenChange: (brands: readonly string[]) => void;
}

/** The backend's brands. Selected brands are listed even when the request fails. */
const BrandGroup = memo(function BrandGroup({ columns, chosen, countOf, onChosenChange }: BrandGroupProps) {
  const { brands, isLoading, error, retry } = useBrands();
  const offlineMessage = useOfflineMessage();
  const names = [...new Set([...chosen, ...brands.map(({ name }) => name)])];
  if (names.length > 0 && !isLoading && !error) {
    return (
      <FilterGroup
        legend={m.product_list_filter_brand()}
        options={names.map((name) => asOption(name, name, countOf(name), chosen.includes(name)))}
        columns={columns}
        values={chosen}
        onValuesChange={onChosenChange}
      />
    );
  }
  return (
    <Stack as="section" space={4} label={m.product_list_filter_brand()}>
      <Heading level={3}>{m.product_list_filter_brand()}</Heading>
      {isLoading && (
        <div
          role="status"
          aria-busy="true"
          aria-label={m.product_list_filter_brands_loading()}
          className={brandPlaces({ columns })}
        >
          {Array.from({ length: SKELETON_BRANDS }, (_, index) => (
            <Skeleton key={index} shape="line" width={index % 2 === 0 ? 'half' : 'long'} />
          ))}
        </div>
      )}
      {error && (
        <Stack space={8} align="start">
          <Text tone="danger">{m.product_list_filter_brands_failed()}</Text>
          {offlineMessage && <Text tone="secondary">{offlineMessage}</Text>}
          <Button label={m.site_retry()} size="small" emphasis="outline" onClick={retry} />
        </Stack>
      )}
      {!isLoading && !error && <Text tone="secondary">{m.product_list_filter_no_brands()}</Text>}
    </Stack>
  );
});
