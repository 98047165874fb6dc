import { productQueryOptions } from '@naap/state';
import { pageOptions } from '@naap/state/page-key';
import { productPath } from '@naap/ui/paths';
import type { Thing } from 'schema-dts';
import { breadcrumbList, homeCrumb, productsCrumb } from '../structured-data/lists.ts';
import { productThing } from '../structured-data/product.ts';
import { defineRoute, type FetchedPage } from './route.tsx';

export const product = defineRoute({
  path: '/product/:productId',
  name: 'ProductDetail',
  load: async () => (await import('@naap/ui/screens/ProductDetail')).ProductDetailScreen,
  data: async ({ productId = '' }) => (await import('@naap/state/page-data')).productData(productId),
  ...(import.meta.env.SSR && {
    structuredData: productThings,
    options(page) {
      const found = productOf(page);
      return found ? pageOptions(found) : undefined;
    },
  }),
});

function productOf({
  params,
  clients,
  queryClient,
}: Pick<FetchedPage, 'params' | 'clients' | 'queryClient'>) {
  return queryClient.getQueryData(productQueryOptions(clients.storefront, params.productId ?? '').queryKey);
}

function productThings(page: FetchedPage): readonly Thing[] {
  const found = productOf(page);
  if (!found) return [];
  const { siteUrl } = page;
  const breadcrumbs = breadcrumbList(
    [homeCrumb(), productsCrumb(), [found.title, productPath(found.id)]],
    siteUrl,
  );
  const thing = productThing(found, siteUrl);
  return thing ? [thing, breadcrumbs] : [breadcrumbs];
}
