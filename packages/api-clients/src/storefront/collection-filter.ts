import type { ProductFilter } from './generated/graphql.ts';
import type { CollectionFilter } from './types.ts';

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

/** Whether a product has a tag of each selected group and a selected brand, ignoring case. */
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
