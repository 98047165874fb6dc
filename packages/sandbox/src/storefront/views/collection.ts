import type { CatalogueCollection, CatalogueProduct } from '../../catalogue/types.ts';
import { connection, type PageArgs } from '../connection.ts';
import { asGid, type StorefrontContext, type View } from '../context.ts';
import { facets } from '../facets.ts';
import { compileFilters, type ProductFilterInput } from '../filters.ts';
import { collectionsUpdatedAt } from '../search/index.ts';
import { sortProducts } from '../sort.ts';
import { imageView } from './image.ts';
import { productView } from './product.ts';

interface CollectionProductsArgs extends PageArgs {
  readonly sortKey?: string | null;
  readonly filters?: readonly ProductFilterInput[] | null;
}

export function collectionView(collection: CatalogueCollection): View {
  const image = collection.products[0]?.images[0];
  return {
    __typename: 'Collection',
    id: asGid('Collection', collection.id),
    handle: collection.handle,
    title: collection.title,
    description: collection.description,
    descriptionHtml: `<p>${collection.description.replaceAll('&', '&amp;')}</p>`,
    updatedAt: collectionsUpdatedAt,
    onlineStoreUrl: null,
    seo: { title: collection.title, description: collection.description },
    image: image ? imageView(image) : null,
    products: (args: CollectionProductsArgs, context: StorefrontContext) =>
      productConnection(collection.products, args, context),
    metafields: (args: { identifiers: readonly unknown[] }) => args.identifiers.map(() => null),
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
