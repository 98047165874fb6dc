import type { Clients } from '@naap/api-clients';
import type { Content } from '@naap/content';
import { m } from '@naap/messages';
import {
  type createQueryClient,
  parseProductListUrl,
  productListQueryOptions,
  productListRequest,
  productListTitle,
  productQueryOptions,
} from '@naap/state';
import { productPath } from '@naap/ui/paths';
import type { Thing } from 'schema-dts';
import { breadcrumbList, type Crumb, itemList } from './lists.ts';
import { productThing } from './product.ts';
import { organization, webSite } from './site.ts';

export interface StructuredDataInput {
  /** Name of the route's screen. */
  readonly screen: string;
  /** The parameters of the route's path. */
  readonly params: Readonly<Record<string, string | undefined>>;
  /** The page's URL. Its origin is not used. */
  readonly url: URL;
  readonly clients: Clients;
  readonly content: Content;
  /** Has the page's data. */
  readonly queryClient: ReturnType<typeof createQueryClient>;
  /** Origin of the shop; '' leaves URLs relative. */
  readonly siteUrl: string;
}

const home = (): Crumb => [m.site_nav_home(), '/'];
const products = (): Crumb => [m.state_products(), '/products'];

/** Returns the schema.org objects of a page, from the data that has been fetched. Search engines read them (JSON-LD). */
export function pageStructuredData(input: StructuredDataInput): readonly Thing[] {
  const { content, siteUrl, params } = input;
  switch (input.screen) {
    case 'Home':
      return [organization(content, siteUrl), webSite(content, siteUrl)];
    case 'Categories':
      return [breadcrumbList([home(), [m.site_nav_categories(), '/categories']], siteUrl)];
    case 'CategoryLanding': {
      const landing = content.landing.find(({ name }) => name === params.categoryName) ?? content.landing[0];
      return landing ? [breadcrumbList([home(), [landing.title, `/category/${landing.name}`]], siteUrl)] : [];
    }
    case 'SearchPage':
      return [breadcrumbList([home(), [m.search_page_title(), '/search-page']], siteUrl)];
    case 'ProductList':
      return productListThings(input);
    case 'ProductDetail':
      return productThings(input);
    default:
      return [];
  }
}

function productThings({ params, clients, queryClient, siteUrl }: StructuredDataInput): readonly Thing[] {
  const { queryKey } = productQueryOptions(clients.storefront, params.productId ?? '');
  const product = queryClient.getQueryData(queryKey);
  if (!product) return [];
  const breadcrumbs = breadcrumbList([home(), products(), [product.title, productPath(product.id)]], siteUrl);
  const thing = productThing(product, siteUrl);
  return thing ? [thing, breadcrumbs] : [breadcrumbs];
}

function productListThings(input: StructuredDataInput): readonly Thing[] {
  const { params, url, clients, content, queryClient, siteUrl } = input;
  const list = parseProductListUrl(params, url.searchParams);
  const request = productListRequest(list, list.filters, content);
  const pages = queryClient.getQueryData(
    productListQueryOptions(clients.storefront, request, list.after).queryKey,
  )?.pages;
  const title = productListTitle(list, list.filters, content);
  const here: readonly Crumb[] = list.canonicalPath === products()[1] ? [] : [[title, list.canonicalPath]];
  const breadcrumbs = breadcrumbList([home(), products(), ...here], siteUrl);
  const items = itemList(title, pages?.flatMap(({ products }) => products) ?? [], siteUrl);
  return items ? [breadcrumbs, items] : [breadcrumbs];
}
