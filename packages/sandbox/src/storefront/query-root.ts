import { GraphQLError } from 'graphql';
import { connection, type Page, type PageArgs } from './connection.ts';
import type { StorefrontContext, View } from './context.ts';
import { type FindArgs, find } from './find.ts';
import { nodeFor } from './node.ts';
import { buyerRoot } from './roots/buyer.ts';
import { catalogueRoot } from './roots/catalogue.ts';
import { contentRoot } from './roots/content.ts';
import { shopRoot } from './roots/shop.ts';
import { collectionView } from './views/collection.ts';
import { productView } from './views/product.ts';

/** The storefront's QueryRoot. */
export const queryRoot: View = {
  ...catalogueRoot,
  ...shopRoot,
  ...contentRoot,
  ...buyerRoot,

  product: (args: FindArgs, { catalogue }: StorefrontContext) =>
    viewOrNull(find(catalogue.products, 'Product', args), productView),
  productByHandle: (args: FindArgs, { catalogue }: StorefrontContext) =>
    viewOrNull(find(catalogue.products, 'Product', args), productView),

  collection: (args: FindArgs, { catalogue }: StorefrontContext) =>
    viewOrNull(find(catalogue.collections, 'Collection', args), collectionView),
  collectionByHandle: (args: FindArgs, { catalogue }: StorefrontContext) =>
    viewOrNull(find(catalogue.collections, 'Collection', args), collectionView),

  node: ({ id }: { id: string }, context: StorefrontContext) => nodeFor(id, context),
  nodes: ({ ids }: { ids: readonly string[] }, context: StorefrontContext) => {
    if (ids.length > 250)
      throw new GraphQLError('The input array size of ids is greater than the maximum of 250.');
    context.countNodes(ids.length);
    return ids.map((id) => nodeFor(id, context));
  },

  productTags: (args: PageArgs, context: StorefrontContext) =>
    stringConnection(
      context.catalogue.products.flatMap(({ tags }) => tags),
      args,
      context,
    ),
  productTypes: (args: PageArgs, context: StorefrontContext) =>
    stringConnection(
      context.catalogue.products.map(({ productType }) => productType),
      args,
      context,
    ),
};

function viewOrNull<T>(item: T | undefined, view: (item: T) => View): View | null {
  return item === undefined ? null : view(item);
}

function stringConnection(
  texts: readonly string[],
  args: PageArgs,
  context: StorefrontContext,
): Page<string> {
  const items = [...new Set(texts)].toSorted((a, b) => a.localeCompare(b));
  return connection({ items }, args, context, (text) => text);
}
