import type { CatalogueMetafield, CatalogueProduct, CatalogueVariant } from '../catalogue/types.ts';
import type { View } from './context.ts';
import {
  availabilityGroup,
  categoryIdsOf,
  compileFilters,
  type FilterGroup,
  isAvailable,
  metafieldGroup,
  normalise,
  optionGroup,
  type ProductFilterInput,
  type ProductFilters,
  priceGroup,
  taxonomyCategoryId,
  taxonomyValueId,
} from './filters.ts';

interface FacetValue {
  /** Unique within its facet. */
  readonly key: string;
  readonly label: string;
  readonly input: ProductFilterInput;
  /** `#rrggbb` */
  readonly swatch?: string | undefined;
}

interface Facet {
  readonly id: string;
  readonly label: string;
  readonly type: 'LIST' | 'BOOLEAN';
  readonly group: FilterGroup;
  readonly values: readonly FacetValue[];
  /** Returns the keys of the values that a product has, for facets of products. */
  readonly ofProduct?: (product: CatalogueProduct) => readonly string[];
  /** Returns the keys of the values that a variant has, for facets of variants. */
  readonly ofVariant?: (variant: CatalogueVariant) => readonly string[];
}

/**
 * Returns the facets of a list: the filters it offers, with values from the unfiltered list. The count of a value is the number of
 * products that pass its input and the active filters of all other facets. Active filters of the same facet do not count,
 * because they are alternatives.
 */
export function facets(
  products: readonly CatalogueProduct[],
  inputs: readonly ProductFilterInput[],
): readonly View[] {
  if (products.length === 0) return [];
  const filters = compileFilters(inputs);
  return [
    availabilityFacet(products, filters),
    priceFacet(products, filters),
    ...[
      vendorFacet(products),
      typeFacet(products),
      tagFacet(products),
      categoryFacet(products),
      ...optionFacets(products),
      ...metafieldFacets(products, 'product'),
      ...metafieldFacets(products, 'variant'),
      ...taxonomyFacets(products),
    ]
      .filter(({ values }) => values.length > 0)
      .map((facet) => facetView(facet, products, filters)),
  ];
}

function facetView(facet: Facet, products: readonly CatalogueProduct[], filters: ProductFilters): View {
  const counts = countsOf(facet, products, filters);
  const hasSwatches = facet.values.some(({ swatch }) => swatch);
  return {
    id: facet.id,
    label: facet.label,
    type: facet.type,
    presentation: facet.type === 'LIST' ? (hasSwatches ? 'SWATCH' : 'TEXT') : null,
    values: facet.values.map(({ key, label, input, swatch }) => ({
      ...valueView(`${facet.id}.${key}`, label, counts.get(key) ?? 0, input),
      swatch: swatch ? { color: swatch, image: null } : null,
    })),
  };
}

function countsOf(
  { group, ofProduct, ofVariant }: Facet,
  products: readonly CatalogueProduct[],
  filters: ProductFilters,
): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  const count = (keys: Iterable<string>): void => {
    for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1);
  };
  for (const product of products) {
    const variants = filters.variantsOf(product, group);
    if (ofProduct && filters.passesAvailability(variants)) count(new Set(ofProduct(product)));
    if (ofVariant) {
      const variantsWith = Map.groupBy(
        variants.flatMap((variant) => ofVariant(variant).map((key) => ({ key, variant }))),
        ({ key }) => key,
      );
      for (const [key, entries] of variantsWith) {
        if (filters.passesAvailability(entries.map(({ variant }) => variant))) count([key]);
      }
    }
  }
  return counts;
}

function valueView(id: string, label: string, count: number, input: ProductFilterInput): View {
  return { id, label, count, input: JSON.stringify(input), image: null, swatch: null };
}

function availabilityFacet(products: readonly CatalogueProduct[], filters: ProductFilters): View {
  const id = 'filter.v.availability';
  const lists = products
    .map((product) => filters.variantsOf(product, availabilityGroup))
    .filter((variants) => variants.length > 0);
  const inStock = lists.filter(isAvailable).length;
  return {
    id,
    label: 'Availability',
    type: 'LIST',
    presentation: 'TEXT',
    values: [
      valueView(`${id}.1`, 'In stock', inStock, { available: true }),
      valueView(`${id}.0`, 'Out of stock', lists.length - inStock, { available: false }),
    ],
  };
}

function priceFacet(products: readonly CatalogueProduct[], filters: ProductFilters): View {
  const prices = products.flatMap(({ variants }) => variants.map(({ price }) => price / 100));
  // Not Math.min(...prices): a large catalogue exceeds the limit of arguments.
  const price = {
    min: prices.reduce((min, price) => Math.min(min, price), Infinity),
    max: prices.reduce((max, price) => Math.max(max, price), 0),
  };
  const count = products.filter((product) =>
    filters.passesAvailability(filters.variantsOf(product, priceGroup)),
  ).length;
  const id = 'filter.v.price';
  return {
    id,
    label: 'Price',
    type: 'PRICE_RANGE',
    presentation: null,
    values: [valueView(id, 'Price', count, { price })],
  };
}

function vendorFacet(products: readonly CatalogueProduct[]): Facet {
  return {
    id: 'filter.p.vendor',
    label: 'Brand',
    type: 'LIST',
    group: 'productVendor',
    values: textValues(
      products.map(({ vendor }) => vendor),
      (productVendor) => ({ productVendor }),
    ),
    ofProduct: ({ vendor }) => [normalise(vendor)],
  };
}

function typeFacet(products: readonly CatalogueProduct[]): Facet {
  return {
    id: 'filter.p.product_type',
    label: 'Product type',
    type: 'LIST',
    group: 'productType',
    values: textValues(
      products.map(({ productType }) => productType),
      (productType) => ({ productType }),
    ),
    ofProduct: ({ productType }) => [normalise(productType)],
  };
}

function tagFacet(products: readonly CatalogueProduct[]): Facet {
  return {
    id: 'filter.p.tag',
    label: 'Tag',
    type: 'LIST',
    group: 'tag',
    values: textValues(
      products.flatMap(({ tags }) => tags),
      (tag) => ({ tag }),
    ),
    ofProduct: ({ tags }) => tags.map(normalise),
  };
}

function categoryFacet(products: readonly CatalogueProduct[]): Facet {
  const categories = new Map(
    products.flatMap(({ category }) => (category ? [[category.id, category.name] as const] : [])),
  );
  return {
    id: 'filter.p.t.category',
    label: 'Category',
    type: 'LIST',
    group: 'category',
    values: [...categories]
      .toSorted(([, a], [, b]) => a.localeCompare(b))
      .map(([key, label]) => ({ key, label, input: { category: { id: taxonomyCategoryId(key) } } })),
    ofProduct: categoryIdsOf,
  };
}

/** Returns a facet for each option name, ignoring case. "Title: Default Title" is not an option to select. */
function optionFacets(products: readonly CatalogueProduct[]): readonly Facet[] {
  const options = products.flatMap((product) => product.options).filter(({ name }) => name !== 'Title');
  return [...Map.groupBy(options, ({ name }) => normalise(name))].map(([key, sameName]) => {
    const [name = key] = sameName
      .map((option) => option.name)
      .toSorted()
      .toReversed();
    const swatches = new Map(
      sameName.flatMap(({ values }) => values.map((value) => [normalise(value.name), value.swatch])),
    );
    return {
      id: `filter.v.option.${key}`,
      label: name,
      type: 'LIST',
      group: optionGroup(key),
      values: textValues(
        sameName.flatMap(({ values }) => values.map((value) => value.name)),
        (value) => ({ variantOption: { name, value } }),
      ).map((value) => ({ ...value, swatch: swatches.get(value.key) })),
      ofVariant: ({ selectedOptions }) =>
        selectedOptions
          .filter((option) => normalise(option.name) === key)
          .map(({ value }) => normalise(value)),
    };
  });
}

function metafieldFacets(
  products: readonly CatalogueProduct[],
  scope: 'product' | 'variant',
): readonly Facet[] {
  const owners = scope === 'product' ? products : products.flatMap(({ variants }) => variants);
  const all = owners.flatMap(({ metafields = [] }) => metafields);
  const kinds = Map.groupBy(all, ({ namespace, key }) => `${namespace}.${key}`);
  return [...kinds].flatMap(([path, metafields]): Facet[] => {
    const [kind] = metafields;
    if (!kind) return [];
    const { namespace, key, type } = kind;
    const keysOf = (of: readonly CatalogueMetafield[] = []): readonly string[] =>
      of.filter((other) => `${other.namespace}.${other.key}` === path).map(({ value }) => normalise(value));
    return [
      {
        id: `filter.${scope === 'product' ? 'p' : 'v'}.m.${path}`,
        label: labelOf(key),
        type: type === 'boolean' ? 'BOOLEAN' : 'LIST',
        group: metafieldGroup(scope, kind),
        values: textValues(
          metafields.map(({ value }) => value),
          (value) =>
            scope === 'product'
              ? { productMetafield: { namespace, key, value } }
              : { variantMetafield: { namespace, key, value } },
        ),
        ...(scope === 'product'
          ? { ofProduct: (product) => keysOf(product.metafields) }
          : { ofVariant: (variant) => keysOf(variant.metafields) }),
      },
    ];
  });
}

function taxonomyFacets(products: readonly CatalogueProduct[]): readonly Facet[] {
  const all = products.flatMap(({ taxonomyValues = [] }) => taxonomyValues);
  const attributes = Map.groupBy(all, ({ attribute }) => attribute);
  return [...attributes].map(([attribute, values]) => {
    const names = new Map(values.map(({ id, name }) => [taxonomyValueId(id), name]));
    const target = { namespace: 'shopify', key: attribute };
    return {
      id: `filter.p.t.shopify.${attribute}`,
      label: labelOf(attribute),
      type: 'LIST',
      group: metafieldGroup('taxonomy', target),
      values: [...names]
        .toSorted(([, a], [, b]) => a.localeCompare(b))
        .map(([key, label]) => ({ key, label, input: { taxonomyMetafield: { ...target, value: key } } })),
      ofProduct: ({ taxonomyValues = [] }) =>
        taxonomyValues.filter((other) => other.attribute === attribute).map(({ id }) => taxonomyValueId(id)),
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
    if (text !== '' && !spellings.has(normalise(text))) spellings.set(normalise(text), text);
  }
  return [...spellings]
    .toSorted(([, a], [, b]) => a.localeCompare(b, 'en', { numeric: true }))
    .map(([key, label]) => ({ key, label, input: inputOf(label) }));
}

/** Returns a key as a label: "Dispatch days" for `dispatch_days`. */
function labelOf(key: string): string {
  const text = key.replaceAll('_', ' ');
  return text.charAt(0).toUpperCase() + text.slice(1);
}
