import { productQueryOptions } from '@naap/state';
import { productPath } from '@naap/ui/paths';
import type { Thing } from 'schema-dts';
import { breadcrumbList, homeCrumb, productsCrumb } from '../structured-data/lists.ts';
import { productThing } from '../structured-data/product.ts';
import { defineRoute, type FetchedPage } from './route.tsx';

export const product = defineRoute({
  path: '/product/:productId',
  name: 'ProductDetail',
  load: async () => (await import('@naap/ui/screens/ProductDetail')).ProductDetailScreen,
  searchParams: 'all',
  data: async ({ productId = '' }) => (await import('@naap/state/page-data')).productData(productId),
  ...(import.meta.env.SSR && { structuredData: productThings }),
});

function productThings({ params, clients, queryClient, siteUrl }: FetchedPage): readonly Thing[] {
  const { queryKey } = productQueryOptions(clients.storefront, params.productId ?? '');
  const found = queryClient.getQueryData(queryKey);
  if (!found) return [];
  const breadcrumbs = breadcrumbList(
    [homeCrumb(), productsCrumb(), [found.title, productPath(found.id)]],
    siteUrl,
  );
  const thing = productThing(found, siteUrl);
  return thing ? [thing, breadcrumbs] : [breadcrumbs];
}
