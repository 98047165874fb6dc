import type { ProductFilter } from './generated/graphql.ts';
import type { CollectionFilter } from './types.ts';

/**
 * The filters that the storefront is asked to apply inside a collection. Whether several values of one kind are joined by OR or AND, and
 * whether tags filter at all, is a setting of the store. So one value of a kind is sent, and only where a product has to match
 * it; {@link passesFilter} decides.
 */
export function storefrontFilters({ tagGroups, brands }: CollectionFilter): ProductFilter[] {
  const requiredTag = tagGroups.findLast((group) => group.length === 1)?.[0];
  const [onlyBrand, ...otherBrands] = brands;
  return [
    ...(requiredTag === undefined ? [] : [{ tag: requiredTag }]),
    ...(onlyBrand === undefined || otherBrands.length > 0 ? [] : [{ productVendor: onlyBrand }]),
  ];
}

/** Whether a product carries a tag of each chosen group and is of a chosen brand, whatever the case. */
export function passesFilter(
  { tagGroups, brands }: CollectionFilter,
  product: { readonly tags: readonly string[]; readonly brand: string },
): boolean {
  const carried = new Set(product.tags.map(caseless));
  const ofBrand = brands.length === 0 || brands.some((brand) => caseless(brand) === caseless(product.brand));
  return ofBrand && tagGroups.every((group) => group.some((tag) => carried.has(caseless(tag))));
}

function caseless(text: string): string {
  return text.trim().toLowerCase();
}
