import {
  type Content,
  parseProductListUrl,
  productListQueryOptions,
  productListRequest,
  productListTitle,
  productsPath,
} from '@naap/state';
import type { Thing } from 'schema-dts';
import { breadcrumbList, type Crumb, homeCrumb, itemList, productsCrumb } from '../structured-data/lists.ts';
import { defineRoute, type FetchedPage, type RouteParams } from './route.tsx';

const list = {
  name: 'ProductList',
  load: async () => (await import('@naap/ui/screens/ProductList')).ProductListScreen,
  loadNext: async () => (await import('@naap/ui/screens/ProductList')).loadFilters(),
  data: async (params: RouteParams, search: URLSearchParams) =>
    (await import('@naap/state/page-data')).productListData(params, search),
  ...(import.meta.env.SSR && {
    pagePath: (params: RouteParams, search: URLSearchParams) => parseProductListUrl(params, search).path,
    structuredData: productListThings,
  }),
};

export const products = defineRoute({
  ...list,
  path: '/products',
  ...(import.meta.env.SSR && { redirect: toSpelledTags, sitemap: listPaths }),
});

/** The same list with both segments as tags. */
export const productsOfCategory = defineRoute({ ...list, path: '/products/:category/:subcategory' });

function productListThings(page: FetchedPage): readonly Thing[] {
  const { params, url, clients, content, queryClient, siteUrl } = page;
  const list = parseProductListUrl(params, url.searchParams);
  const request = productListRequest(list, list.filters, content);
  const pages = queryClient.getQueryData(
    productListQueryOptions(clients.storefront, request, list.after).queryKey,
  )?.pages;
  const title = productListTitle(list, list.filters, content);
  const here: readonly Crumb[] = list.canonicalPath === products.path ? [] : [[title, list.canonicalPath]];
  const breadcrumbs = breadcrumbList([homeCrumb(), productsCrumb(), ...here], siteUrl);
  const items = itemList(title, pages?.flatMap(({ products }) => products) ?? [], siteUrl);
  return items ? [breadcrumbs, items] : [breadcrumbs];
}

/** Returns the list whose tags are spelled as in the content; null when they are already. */
function toSpelledTags(search: URLSearchParams, content: Content): string | null {
  const spelled = new Map(tagsOf(content).map((tag) => [tag.toLowerCase(), tag]));
  const params = [...search].map(([name, value]): [string, string] => [
    name,
    (name === 'tag' && spelled.get(value.trim().toLowerCase())) || value,
  ]);
  const isSpelled = [...search].every(([, value], index) => value === params[index]?.[1]);
  return isSpelled ? null : `/products?${new URLSearchParams(params)}`;
}

function tagsOf({ filters, categories }: Content): readonly string[] {
  return [
    ...filters.genders.map(({ tag }) => tag),
    ...categories.flatMap(({ groups }) =>
      groups.flatMap(({ tag, items }) => [tag, ...items.map((item) => item.tag)]),
    ),
    ...filters.categories,
    ...filters.styles,
  ];
}

/** Returns the paths of all products and of each tag of the content. */
function listPaths(content: Content): readonly string[] {
  return [
    '/products',
    ...Array.from(new Set(tagsOf(content)), (tag) => productsPath({ selectedTags: [tag] })),
  ];
}
