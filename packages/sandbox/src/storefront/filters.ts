import { GraphQLError } from 'graphql';
import type { CatalogueProduct, CatalogueVariant } from '../catalogue/types.ts';

/** The fields of the GraphQL input `ProductFilter` that the shop sends. */
export interface ProductFilterInput {
  readonly available?: boolean | null;
  readonly price?: { readonly min?: number | null; readonly max?: number | null } | null;
  readonly productVendor?: string | null;
  readonly tag?: string | null;
  readonly variantOption?: { readonly name: string; readonly value: string } | null;
}

/** Filters of the same group are alternatives (OR); a product must pass every group (AND). */
export type FilterGroup = string;
export type FilterScope = 'product' | 'variant';

export interface ProductFilters {
  passes(product: CatalogueProduct): boolean;
  /**
   * Returns the variants that pass every group but `except` and availability; none if the product itself fails. Check the result with
   * `passesAvailability`.
   */
  variantsOf(product: CatalogueProduct, except?: FilterGroup): readonly CatalogueVariant[];
  /** Whether a product passes the filters by availability, given its variants that pass the other groups. */
  passesAvailability(variants: readonly CatalogueVariant[]): boolean;
}

type Item = CatalogueProduct | CatalogueVariant;

interface Condition {
  readonly scope: FilterScope;
  readonly group: FilterGroup;
  test(item: Item): boolean;
}

/**
 * Compiles filters: OR within a group, AND between groups. The same variant must pass all groups about variants: "size M" and "in
 * stock" means that size M is in stock. `available: false` matches exactly the products that `available: true` does not.
 */
export function compileFilters(inputs: readonly ProductFilterInput[]): ProductFilters {
  const groups = Map.groupBy(inputs.flatMap(conditionsOf), ({ group }) => group);
  const availability = new Set(inputs.flatMap(({ available }) => available ?? []));

  /** The variants that pass every group, because most facets are about a group without filters. */
  const passing = new Map<CatalogueProduct, readonly CatalogueVariant[]>();

  const filterVariants = (product: CatalogueProduct, except?: FilterGroup): readonly CatalogueVariant[] => {
    let { variants } = product;
    for (const [group, conditions] of groups) {
      if (group === except) continue;
      const passes = (item: Item) => conditions.some((condition) => condition.test(item));
      if (conditions[0]?.scope === 'variant') variants = variants.filter(passes);
      else if (!passes(product)) return [];
    }
    return variants;
  };

  const filters: ProductFilters = {
    passes: (product) => filters.passesAvailability(filters.variantsOf(product)),
    variantsOf(product, except) {
      if (except !== undefined && groups.has(except)) return filterVariants(product, except);
      const variants = passing.get(product) ?? filterVariants(product);
      passing.set(product, variants);
      return variants;
    },
    passesAvailability: (variants) =>
      variants.length > 0 && (availability.size !== 1 || availability.has(isAvailable(variants))),
  };
  return filters;
}

export const priceGroup = 'price';
export const optionGroup = (name: string): FilterGroup => `option ${normalise(name)}`;

export const isAvailable = (variants: readonly CatalogueVariant[]): boolean =>
  variants.some(({ quantityAvailable }) => quantityAvailable > 0);

/** Returns a filter value for comparison, which ignores case. */
export const normalise = (text: string): string => text.toLowerCase();

function conditionsOf(input: ProductFilterInput): readonly Condition[] {
  const { available: _, price, productVendor, tag, variantOption, ...others } = input;
  for (const name of Object.keys(others))
    throw new GraphQLError(`The sandbox storefront does not implement the filter ${name}.`);
  const conditions: Condition[] = [];
  const add = (scope: FilterScope, group: FilterGroup, value: string): void => {
    conditions.push({
      scope,
      group,
      test: (item) => keysOf(item).get(group)?.has(normalise(value)) ?? false,
    });
  };
  if (productVendor != null) add('product', 'productVendor', productVendor);
  if (tag != null) add('product', 'tag', tag);
  if (variantOption != null) add('variant', optionGroup(variantOption.name), variantOption.value);
  if (price != null) {
    const { min, max } = price;
    const test = (item: Item): boolean =>
      'price' in item && item.price / 100 >= (min ?? 0) && item.price / 100 <= (max ?? Infinity);
    conditions.push({ scope: 'variant', group: priceGroup, test });
  }
  return conditions;
}

type Keys = ReadonlyMap<FilterGroup, ReadonlySet<string>>;

const indexes = new WeakMap<Item, Keys>();

/** Returns the values of a product or of a variant that filters can match, by group. */
export function keysOf(item: Item): Keys {
  const known = indexes.get(item);
  if (known) return known;
  const pairs: readonly Pair[] =
    'variants' in item
      ? [['productVendor', normalise(item.vendor)], ...item.tags.map((tag): Pair => ['tag', normalise(tag)])]
      : item.selectedOptions.map(({ name, value }): Pair => [optionGroup(name), normalise(value)]);
  const keys = new Map(
    [...Map.groupBy(pairs, ([group]) => group)].map(([group, values]) => [
      group,
      new Set(values.map(([, value]) => value)),
    ]),
  );
  indexes.set(item, keys);
  return keys;
}

type Pair = readonly [group: FilterGroup, key: string];
