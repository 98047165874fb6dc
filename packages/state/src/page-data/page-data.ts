import type { Product } from '@naap/api-clients';
import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { productListRequest } from '../catalogue/product-list.ts';
import { productListQueryOptions } from '../catalogue/product-list-query.ts';
import { parseProductListUrl } from '../catalogue/product-list-url.ts';
import { productTotalQueryOptions } from '../catalogue/product-total.ts';
import { brandsQueryOptions } from '../catalogue/useBrands.ts';
import {
  type ProductRowSource,
  productRowQueryOptions,
  productRowsQueryOptions,
} from '../catalogue/useProductRow.ts';
import { landingOf } from '../content/useContent.ts';
import { sizeChartQueryOptions } from '../naap/useSizeChart.ts';
import { PRODUCT_DETAIL_KEY } from '../product/product-key.ts';
import { productQueryOptions } from '../product/useProduct.ts';
import type { ShopState } from '../shop-state.ts';

/** The outcome of a query: `missing` when the storefront has no such product or collection. */
export type PageQueryOutcome = 'ready' | 'pending' | 'missing' | 'failed';

export interface PageQuery {
  /** Whether the page has nothing to show without it. */
  readonly isRequired: boolean;
  /** Fetches the data into the query client, unless it is there and fresh. Never rejects: see `outcome`. */
  prefetch(): Promise<void>;
  outcome(): PageQueryOutcome;
}

/**
 * Returns the queries of a page's remote data. The server, the prefetch on intent and the hooks of the page's screen use the same query
 * options, so that each uses data that another has fetched.
 */
export type PageData = (
  shop: Pick<ShopState, 'clients' | 'content' | 'queryClient' | 'loadSizeCharts'>,
) => readonly PageQuery[];

/** Returns the data of the home page: the rows of products and the brands of the home page. */
export function homeData(): PageData {
  return ({ clients: { storefront, brands }, content: { home }, queryClient }) => {
    const rows: readonly ProductRowSource[] = [home.cantMiss, ...home.rows];
    const brandOptions = brandsQueryOptions(brands, null);
    return [
      ...rows.map(({ tags, collection }) => {
        const options = productRowQueryOptions(storefront, { tags, collection });
        return pageQuery(queryClient, options.queryKey, () => queryClient.prefetchQuery(options));
      }),
      pageQuery(queryClient, brandOptions.queryKey, () => queryClient.prefetchQuery(brandOptions)),
    ];
  };
}

/** Returns the data of a landing page: its rows of products. */
export function landingData(name: string | undefined): PageData {
  return ({ clients: { storefront }, content, queryClient }) => {
    const rows = landingOf(content, name)?.rows ?? [];
    const options = productRowsQueryOptions(storefront, rows);
    return [pageQuery(queryClient, options.queryKey, () => queryClient.prefetchQuery(options))];
  };
}

/** Returns the data of the product list at a URL: one page of the list, and the number of its products. */
export function productListData(
  params: Parameters<typeof parseProductListUrl>[0],
  search: URLSearchParams,
): PageData {
  return ({ clients: { storefront }, content, queryClient }) => {
    const url = parseProductListUrl(params, search);
    const request = productListRequest(url, url.filters, content);
    const options = productListQueryOptions(storefront, request, url.after);
    const prefetch = () => queryClient.prefetchInfiniteQuery(options);
    const total = productTotalQueryOptions(queryClient, storefront, request);
    return [
      pageQuery(queryClient, options.queryKey, prefetch, { isRequired: true }),
      pageQuery(queryClient, total.queryKey, () => queryClient.prefetchQuery(total)),
    ];
  };
}

/** Returns the data of a product page: the product, by the ID in the URL of its page, and its size chart. */
export function productData(productId: string): PageData {
  return ({ clients: { storefront }, queryClient, loadSizeCharts }) => {
    const options = productQueryOptions(storefront, productId);
    async function prefetch() {
      await queryClient.prefetchQuery(options);
      const product = queryClient.getQueryData(options.queryKey);
      if (!product) return;
      const { enabled, ...chart } = sizeChartQueryOptions({ loadSizeCharts }, product);
      if (enabled) await queryClient.prefetchQuery(chart);
    }
    return [pageQuery(queryClient, options.queryKey, prefetch, { isRequired: true })];
  };
}

/** Sanitises the descriptions of the products that were fetched, so that a browser need not load the sanitiser. */
export function sanitiseDescriptions(queryClient: QueryClient, sanitise: (html: string) => string): void {
  queryClient.setQueriesData<Product | null>(
    { queryKey: PRODUCT_DETAIL_KEY },
    (product) =>
      product && {
        ...product,
        descriptionHtml: sanitise(product.descriptionHtml),
        isDescriptionSanitised: true,
      },
  );
}

function pageQuery(
  queryClient: QueryClient,
  queryKey: QueryKey,
  prefetch: () => Promise<void>,
  { isRequired = false } = {},
): PageQuery {
  return {
    isRequired,
    prefetch,
    outcome() {
      const state = queryClient.getQueryState(queryKey);
      if (state === undefined || state.status === 'pending') return 'pending';
      if (state.error !== null) return state.error.code === 'NOT_FOUND' ? 'missing' : 'failed';
      return state.data === null ? 'missing' : 'ready';
    },
  };
}
