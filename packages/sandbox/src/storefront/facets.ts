import type { CatalogueProduct, CatalogueVariant } from '../catalogue/types.ts';
import type { View } from './context.ts';
import {
  compileFilters,
  type FilterGroup,
  type FilterScope,
  isAvailable,
  keysOf,
  normalise,
  optionGroup,
  type ProductFilterInput,
  type ProductFilters,
  priceGroup,
} from './filters.ts';

interface FacetValue {
  /** As in `keysOf`. */
  readonly key: string;
  readonly label: string;
  readonly input: ProductFilterInput;
  /** `#rrggbb` */
  readonly swatch?: string | undefined;
}

interface Facet {
  readonly label: string;
  readonly scope: FilterScope;
  readonly group: FilterGroup;
  readonly values: readonly FacetValue[];
}

type Products = readonly CatalogueProduct[];

/**
 * Returns the facets of a list: the filters it offers, with values from the unfiltered list. The count of a value is the number of
 * products that pass its input and the active filters of all other facets. Active filters of the same facet do not count,
 * because they are alternatives.
 */
export function facets(products: Products, inputs: readonly ProductFilterInput[]): readonly View[] {
  if (products.length === 0) return [];
  const filters = compileFilters(inputs);
  return [
    availabilityFacet(products, filters),
    priceFacet(products, filters),
    ...[...productFacets(products), ...optionFacets(products)]
      .filter(({ values }) => values.length > 0)
      .map((facet) => facetView(facet, products, filters)),
  ];
}

function facetView(facet: Facet, products: Products, filters: ProductFilters): View {
  const counts = countsOf(facet, products, filters);
  return {
    label: facet.label,
    values: facet.values.map(({ key, label, input, swatch }) => ({
      ...valueView(label, counts.get(key) ?? 0, input),
      swatch: swatch ? { color: swatch } : null,
    })),
  };
}

function countsOf(
  { scope, group }: Facet,
  products: Products,
  filters: ProductFilters,
): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  const count = (key: string): void => {
    counts.set(key, (counts.get(key) ?? 0) + 1);
  };
  for (const product of products) {
    const variants = filters.variantsOf(product, group);
    if (scope === 'product') {
      if (filters.passesAvailability(variants)) keysOf(product).get(group)?.forEach(count);
    } else {
      for (const [key, withKey] of variantsByKey(variants, group)) {
        if (filters.passesAvailability(withKey)) count(key);
      }
    }
  }
  return counts;
}

function variantsByKey(variants: readonly CatalogueVariant[], group: FilterGroup) {
  const byKey = new Map<string, CatalogueVariant[]>();
  for (const variant of variants) {
    for (const key of keysOf(variant).get(group) ?? []) {
      const others = byKey.get(key);
      if (others) others.push(variant);
      else byKey.set(key, [variant]);
    }
  }
  return byKey;
}

function valueView(label: string, count: number, input: ProductFilterInput): View {
  return { label, count, input: JSON.stringify(input) };
}

function availabilityFacet(products: Products, filters: ProductFilters): View {
  const lists = products
    .map((product) => filters.variantsOf(product))
    .filter((variants) => variants.length > 0);
  const inStock = lists.filter(isAvailable).length;
  return {
    label: 'Availability',
    values: [
      valueView('In stock', inStock, { available: true }),
      valueView('Out of stock', lists.length - inStock, { available: false }),
    ],
  };
}

function priceFacet(products: Products, filters: ProductFilters): View {
  const prices = products
    .flatMap(({ variants }) => variants.map(({ price }) => price / 100))
    .toSorted((a, b) => a - b);
  const price = { min: prices[0] ?? 0, max: prices.at(-1) ?? 0 };
  const count = products.filter((product) =>
    filters.passesAvailability(filters.variantsOf(product, priceGroup)),
  ).length;
  return { label: 'Price', values: [valueView('Price', count, { price })] };
}

const productFacets = (products: Products): readonly Facet[] => [
  {
    label: 'Brand',
    scope: 'product',
    group: 'productVendor',
    values: textValues(
      products.map(({ vendor }) => vendor),
      (productVendor) => ({ productVendor }),
    ),
  },
  {
    label: 'Tag',
    scope: 'product',
    group: 'tag',
    values: textValues(
      products.flatMap(({ tags }) => tags),
      (tag) => ({ tag }),
    ),
  },
];

/** Returns a facet for each option name, ignoring case. "Title: Default Title" is not an option to select. */
function optionFacets(products: Products): readonly Facet[] {
  const options = products.flatMap((product) => product.options).filter(({ name }) => name !== 'Title');
  return [...Map.groupBy(options, ({ name }) => optionGroup(name))].map(([group, sameName]) => {
    const names = sameName.map((option) => option.name).toSorted();
    const name = names.at(-1) ?? group;
    const values = sameName.flatMap((option) => option.values);
    const swatches = new Map(values.map((value) => [normalise(value.name), value.swatch]));
    return {
      label: name,
      scope: 'variant',
      group,
      values: textValues(
        values.map((value) => value.name),
        (value) => ({ variantOption: { name, value } }),
      ).map((value) => ({ ...value, swatch: swatches.get(value.key) })),
    };
  });
}

/** Returns a facet value for each text. Texts that differ only in case are one value, in the first spelling. */
function textValues(
  texts: readonly string[],
  inputOf: (text: string) => ProductFilterInput,
): readonly FacetValue[] {
  const spellings = new Map<string, string>();
  for (const text of texts) {
    if (!spellings.has(normalise(text))) spellings.set(normalise(text), text);
  }
  return [...spellings]
    .toSorted(([, a], [, b]) => a.localeCompare(b, 'en', { numeric: true }))
    .map(([key, label]) => ({ key, label, input: inputOf(label) }));
}
