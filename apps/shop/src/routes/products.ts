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
  searchParams: ['collection', 'search', 'tag', 'brand', 'option.*', 'price', 'available', 'sort', 'after'],
  data: async (params: RouteParams, search: URLSearchParams) =>
    (await import('@naap/state/page-data')).productListData(params, search),
  ...(import.meta.env.SSR && { structuredData: productListThings }),
};

export const products = defineRoute({
  ...list,
  path: '/products',
  ...(import.meta.env.SSR && { sitemap: listPaths }),
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

/** Returns the paths of all products and of each tag of the content. */
function listPaths({ filters, categories }: Content): readonly string[] {
  const tags = new Set([
    ...filters.genders.map(({ tag }) => tag),
    ...categories.flatMap(({ groups }) =>
      groups.flatMap(({ tag, items }) => [tag, ...items.map((item) => item.tag)]),
    ),
    ...filters.categories,
    ...filters.styles,
  ]);
  return ['/products', ...Array.from(tags, (tag) => productsPath({ selectedTags: [tag] }))];
}
