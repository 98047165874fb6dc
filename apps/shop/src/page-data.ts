import { homeData, type PageData, parseProductListUrl, productData, productListData } from '@naap/state';
import type { FoundRoute } from './routes.tsx';

type Params = FoundRoute['params'];

const listData = (params: Params, search: URLSearchParams) =>
  productListData(parseProductListUrl(params, search));

/** The remote data of pages, by the pattern of their route. */
const dataOfRoutes: Readonly<Record<string, (params: Params, search: URLSearchParams) => PageData>> = {
  '/': homeData,
  '/products': listData,
  '/products/:category/:subcategory': listData,
  '/product/:productId': ({ productId = '' }) => productData(productId),
};

/** Returns the remote data of the page of a route; undefined when it has none. */
export function findPageData(
  { route, params }: Pick<FoundRoute, 'route' | 'params'>,
  search: URLSearchParams,
): PageData | undefined {
  return route && dataOfRoutes[route.path]?.(params, search);
}
