import type { CatalogueMetafield, CatalogueProduct, CatalogueVariant } from '../catalogue/types.ts';
import { checkInputSize } from './check-arguments.ts';

interface MetafieldFilter {
  readonly namespace: string;
  readonly key: string;
  readonly value: string;
}

/** The GraphQL input `ProductFilter`. */
export interface ProductFilterInput {
  readonly available?: boolean | null;
  readonly category?: { readonly id: string } | null;
  readonly price?: { readonly min?: number | null; readonly max?: number | null } | null;
  readonly productMetafield?: MetafieldFilter | null;
  readonly productType?: string | null;
  readonly productVendor?: string | null;
  readonly tag?: string | null;
  readonly taxonomyMetafield?: MetafieldFilter | null;
  readonly variantMetafield?: MetafieldFilter | null;
  readonly variantOption?: { readonly name: string; readonly value: string } | null;
}

/** Filters of the same group are alternatives (OR); a product must pass every group (AND). */
export type FilterGroup = string;

export interface ProductFilters {
  passes(product: CatalogueProduct): boolean;
  /**
   * Returns the variants that pass every group but `except` and the group `available`; none if the product itself fails. Check the
   * result with `passesAvailability`.
   */
  variantsOf(product: CatalogueProduct, except?: FilterGroup): readonly CatalogueVariant[];
  /** Whether a product passes the group `available`, given its variants that pass the other groups. */
  passesAvailability(variants: readonly CatalogueVariant[], except?: FilterGroup): boolean;
}

type Condition =
  | {
      readonly scope: 'product';
      readonly group: FilterGroup;
      readonly test: (product: CatalogueProduct) => boolean;
    }
  | {
      readonly scope: 'variant';
      readonly group: FilterGroup;
      readonly test: (variant: CatalogueVariant) => boolean;
    };

/**
 * Compiles filters: OR within a group, AND between groups. The same variant must pass all groups about variants: "size M" and "in
 * stock" means that size M is in stock. `available: false` matches exactly the products that `available: true` does not. Throws a
 * GraphQL error for more than 250 filters.
 */
export function compileFilters(inputs: readonly ProductFilterInput[]): ProductFilters {
  checkInputSize(inputs);
  const groups = Map.groupBy(inputs.flatMap(conditionsOf), ({ group }) => group);
  const availability = new Set(inputs.flatMap(({ available }) => available ?? []));

  const filters: ProductFilters = {
    passes: (product) => filters.passesAvailability(filters.variantsOf(product)),
    variantsOf(product, except) {
      let variants = product.variants;
      for (const [group, conditions] of groups) {
        if (group === except) continue;
        if (conditions[0]?.scope === 'product') {
          if (!conditions.some((condition) => condition.scope === 'product' && condition.test(product))) {
            return [];
          }
        } else {
          variants = variants.filter((variant) =>
            conditions.some((condition) => condition.scope === 'variant' && condition.test(variant)),
          );
        }
      }
      return variants;
    },
    passesAvailability(variants, except) {
      if (variants.length === 0) return false;
      if (except === availabilityGroup || availability.size !== 1) return true;
      return availability.has(isAvailable(variants));
    },
  };
  return filters;
}

export const availabilityGroup = 'available';
export const priceGroup = 'price';
export const optionGroup = (name: string): FilterGroup => `option ${normalise(name)}`;
export const metafieldGroup = (
  scope: 'product' | 'variant' | 'taxonomy',
  { namespace, key }: Pick<MetafieldFilter, 'namespace' | 'key'>,
): FilterGroup => `${scope} metafield ${namespace}.${key}`;

export const isAvailable = (variants: readonly CatalogueVariant[]): boolean =>
  variants.some(({ quantityAvailable }) => quantityAvailable > 0);

/** Returns a filter value for comparison, which ignores case. */
export const normalise = (text: string): string => text.toLowerCase();

function conditionsOf(input: ProductFilterInput): readonly Condition[] {
  const conditions: Condition[] = [];
  const { category, price, productMetafield, productType, productVendor, tag } = input;
  const { taxonomyMetafield, variantMetafield, variantOption } = input;
  const onProduct = (group: FilterGroup, test: (product: CatalogueProduct) => boolean): void => {
    conditions.push({ scope: 'product', group, test });
  };
  const onVariant = (group: FilterGroup, test: (variant: CatalogueVariant) => boolean): void => {
    conditions.push({ scope: 'variant', group, test });
  };
  if (productType != null) onProduct('productType', (product) => same(product.productType, productType));
  if (productVendor != null) onProduct('productVendor', ({ vendor }) => same(vendor, productVendor));
  if (tag != null) onProduct('tag', ({ tags }) => tags.some((other) => same(other, tag)));
  if (category != null) {
    const wanted = categoryIdOf(category.id);
    onProduct('category', (product) => categoryIdsOf(product).includes(wanted));
  }
  if (productMetafield != null) {
    onProduct(metafieldGroup('product', productMetafield), ({ metafields }) =>
      hasMetafield(metafields, productMetafield),
    );
  }
  if (taxonomyMetafield != null) {
    const { namespace, key, value } = taxonomyMetafield;
    onProduct(metafieldGroup('taxonomy', taxonomyMetafield), ({ taxonomyValues = [] }) =>
      taxonomyValues.some(
        (other) => namespace === 'shopify' && other.attribute === key && taxonomyValueId(other.id) === value,
      ),
    );
  }
  if (variantMetafield != null) {
    onVariant(metafieldGroup('variant', variantMetafield), ({ metafields }) =>
      hasMetafield(metafields, variantMetafield),
    );
  }
  if (price != null) {
    const { min, max } = price;
    onVariant(
      priceGroup,
      (variant) => variant.price / 100 >= (min ?? 0) && variant.price / 100 <= (max ?? Infinity),
    );
  }
  if (variantOption != null) {
    const { name, value } = variantOption;
    onVariant(optionGroup(name), ({ selectedOptions }) =>
      selectedOptions.some((option) => same(option.name, name) && same(option.value, value)),
    );
  }
  return conditions;
}

const same = (text: string, other: string): boolean => normalise(text) === normalise(other);

function hasMetafield(metafields: readonly CatalogueMetafield[] = [], wanted: MetafieldFilter): boolean {
  return metafields.some(
    ({ namespace, key, value }) =>
      namespace === wanted.namespace && key === wanted.key && same(value, wanted.value),
  );
}

const taxonomyCategory = 'gid://shopify/TaxonomyCategory/';
export const taxonomyCategoryId = (id: string): string => `${taxonomyCategory}${id}`;
export const taxonomyValueId = (id: number): string => `gid://shopify/TaxonomyValue/${id}`;

/** Returns the taxonomy id of a global id: `aa-1-4` for `gid://shopify/TaxonomyCategory/aa-1-4`, and for `aa-1-4` itself. */
function categoryIdOf(id: string): string {
  return id.startsWith(taxonomyCategory) ? id.slice(taxonomyCategory.length) : id;
}

/** Returns the ids of a product's category and its ancestors: `aa-1-4`, `aa-1`, `aa`. */
export function categoryIdsOf({ category }: CatalogueProduct): readonly string[] {
  if (!category) return [];
  const parts = category.id.split('-');
  return parts.map((_, above) => parts.slice(0, parts.length - above).join('-'));
}
