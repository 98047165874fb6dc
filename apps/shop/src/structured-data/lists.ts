import type { ProductCard } from '@naap/api-clients';
import { m } from '@naap/messages';
import { pathInLanguage } from '@naap/ui/languages';
import { productPath } from '@naap/ui/paths';
import type { BreadcrumbList, ItemListLeaf } from 'schema-dts';

/** A page on the way from the home page: its name and path. */
export type Crumb = readonly [name: string, path: string];

export const homeCrumb = (): Crumb => [m.site_nav_home(), '/'];
export const productsCrumb = (): Crumb => [m.state_products(), '/products'];

/** Returns schema.org's BreadcrumbList of a page, which is the last crumb. */
export function breadcrumbList(crumbs: readonly Crumb[], siteUrl: string): BreadcrumbList {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(([name, path], index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: { '@id': siteUrl + pathInLanguage(path) },
    })),
  };
}

/** Returns schema.org's ItemList of a product list; null for an empty one. */
export function itemList(
  name: string,
  products: readonly ProductCard[],
  siteUrl: string,
): ItemListLeaf | null {
  if (products.length === 0) return null;
  return {
    '@type': 'ItemList',
    name,
    numberOfItems: products.length,
    itemListElement: products.map((product, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: product.name,
      url: siteUrl + pathInLanguage(productPath(product.id)),
    })),
  };
}
