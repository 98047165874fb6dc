import { exactRange, type PriceRange, toDecimal } from '../pricing/index.ts';
import type { ProductFilter } from './generated/graphql.ts';
import type { CollectionFilter, VariantFilter } from './types.ts';

/**
 * Returns the filters to send to the storefront for a collection. A store's settings decide whether several values of one kind are
 * joined by OR or AND, and whether tags filter at all. So at most one value of a kind is sent, and only when every product has to
 * match it; {@link passesFilter} then applies the whole filter to the response.
 */
export function storefrontFilters({ tagGroups, brands }: CollectionFilter): ProductFilter[] {
  const requiredTag = tagGroups.findLast((group) => group.length === 1)?.[0];
  const [onlyBrand, ...otherBrands] = brands;
  return [
    ...(requiredTag === undefined ? [] : [{ tag: requiredTag }]),
    ...(onlyBrand === undefined || otherBrands.length > 0 ? [] : [{ productVendor: onlyBrand }]),
  ];
}

/** Returns the filters by variants to send to the storefront, which joins values of one option by OR and everything else by AND. */
export function variantFilters({
  priceRange,
  options = [],
  inStock = false,
}: VariantFilter): ProductFilter[] {
  return [
    ...options.map(({ name, value }) => ({ variantOption: { name, value } })),
    ...(priceRange ? [priceFilter(priceRange)] : []),
    ...(inStock ? [{ available: true }] : []),
  ];
}

/** Returns whether {@link storefrontFilters} are the whole filter, so that the storefront's own counts are right. */
export function isAppliedByStorefront({ tagGroups, brands }: CollectionFilter): boolean {
  const [tags = [], ...otherGroups] = tagGroups;
  return tags.length <= 1 && otherGroups.length === 0 && brands.length <= 1;
}

/** Returns whether a product has a tag of each selected group and a selected brand, ignoring case. */
export function passesFilter(
  { tagGroups, brands }: CollectionFilter,
  product: { readonly tags: readonly string[]; readonly brand: string },
): boolean {
  const carried = new Set(product.tags.map(foldCase));
  const ofBrand = brands.length === 0 || brands.some((brand) => foldCase(brand) === foldCase(product.brand));
  return ofBrand && tagGroups.every((group) => group.some((tag) => carried.has(foldCase(tag))));
}

function foldCase(text: string): string {
  return text.trim().toLowerCase();
}

function priceFilter(range: PriceRange): ProductFilter {
  const { min, max } = exactRange(range);
  return {
    price: {
      ...(min === undefined ? {} : { min: Number(toDecimal(min)) }),
      ...(max === undefined ? {} : { max: Number(toDecimal(max)) }),
    },
  };
}
