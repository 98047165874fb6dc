import type { CatalogueCollection, CatalogueProduct } from '../../catalogue/types.ts';
import { connection, type PageArgs } from '../connection.ts';
import type { StorefrontContext, View } from '../context.ts';
import { facets } from '../facets.ts';
import { compileFilters, type ProductFilterInput } from '../filters.ts';
import { asGid } from '../gid.ts';
import { paragraphs, truncated } from '../html.ts';
import { collectionsUpdatedAt } from '../search/index.ts';
import { siteUrlResolver } from '../site-url.ts';
import { sortProducts } from '../sort.ts';
import { imageView } from './image.ts';
import { noMetafields } from './metafields.ts';
import { productView } from './product.ts';

interface CollectionProductsArgs extends PageArgs {
  readonly sortKey?: string | null;
  readonly filters?: readonly ProductFilterInput[] | null;
}

/** Returns a value of the GraphQL type Collection. */
export function collectionView(collection: CatalogueCollection): View {
  const image = collection.products[0]?.images[0];
  return {
    __typename: 'Collection',
    id: asGid('Collection', collection.id),
    handle: collection.handle,
    title: collection.title,
    description: ({ truncateAt }: { truncateAt?: number | null }) =>
      truncated(collection.description, truncateAt),
    descriptionHtml: paragraphs(collection.description),
    updatedAt: collectionsUpdatedAt,
    onlineStoreUrl: siteUrlResolver(`/collections/${collection.handle}`),
    trackingParameters: null,
    seo: { title: collection.title, description: collection.description },
    image: image ? imageView(image) : null,
    products: (args: CollectionProductsArgs, context: StorefrontContext) =>
      productConnection(collection.products, args, context),
    ...noMetafields,
  };
}

function productConnection(
  products: readonly CatalogueProduct[],
  args: CollectionProductsArgs,
  context: StorefrontContext,
): View {
  const filters = args.filters ?? [];
  const items = products.filter(compileFilters(filters).passes);
  return {
    ...connection({ items, ...sortProducts(args.sortKey) }, args, context, productView),
    filters: () => facets(products, filters),
  };
}
