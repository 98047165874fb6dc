import { GraphQLError } from 'graphql';
import type { CatalogueProduct, CatalogueVariant } from '../catalogue/types.ts';
import { connection, type Page, type PageArgs } from './connection.ts';
import { parseGid, type StorefrontContext, type View } from './context.ts';
import { type FindArgs, find } from './find.ts';
import { catalogueRoot } from './roots/catalogue.ts';
import { collectionView } from './views/collection.ts';
import { productView } from './views/product.ts';
import { localizationView, shopView } from './views/shop.ts';
import { variantView } from './views/variant.ts';

/** QueryRoot of the storefront: what the shop asks for, and what else a catalogue answers cheaply. */
export const queryRoot: View = {
  ...catalogueRoot,

  product: (args: FindArgs, { catalogue }: StorefrontContext) =>
    shown(find(catalogue.products, 'Product', args), productView),
  productByHandle: (args: FindArgs, { catalogue }: StorefrontContext) =>
    shown(find(catalogue.products, 'Product', args), productView),

  collection: (args: FindArgs, { catalogue }: StorefrontContext) =>
    shown(find(catalogue.collections, 'Collection', args), collectionView),
  collectionByHandle: (args: FindArgs, { catalogue }: StorefrontContext) =>
    shown(find(catalogue.collections, 'Collection', args), collectionView),

  node: ({ id }: { id: string }, { catalogue }: StorefrontContext) => nodeFor(id, catalogue),
  nodes: ({ ids }: { ids: readonly string[] }, context: StorefrontContext) => {
    if (ids.length > 250)
      throw new GraphQLError('The input array size of ids is greater than the maximum of 250.');
    context.spend(ids.length);
    return ids.map((id) => nodeFor(id, context.catalogue));
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

  shop: () => shopView,
  localization: () => localizationView,
  paymentSettings: () => shopView.paymentSettings,
  publicApiVersions: () => [{ handle: '2025-04', displayName: '2025-04', supported: true }],
};

function shown<T>(item: T | undefined, view: (item: T) => View): View | null {
  return item === undefined ? null : view(item);
}

const variantIndex = new WeakMap<
  readonly CatalogueProduct[],
  ReadonlyMap<number, readonly [CatalogueProduct, CatalogueVariant]>
>();

function nodeFor(gid: string, { products, collections }: StorefrontContext['catalogue']): View | null {
  const { type, id } = parseGid(gid);
  if (type === 'Product') return shown(find(products, type, { id: gid }), productView);
  if (type === 'Collection') return shown(find(collections, type, { id: gid }), collectionView);
  if (type !== 'ProductVariant') return null;
  const index =
    variantIndex.get(products) ??
    new Map(
      products.flatMap((product) => product.variants.map((item) => [item.id, [product, item]] as const)),
    );
  variantIndex.set(products, index);
  const found = index.get(id);
  return found ? variantView(...found) : null;
}

function stringConnection(
  texts: readonly string[],
  args: PageArgs,
  context: StorefrontContext,
): Page<string> {
  const items = [...new Set(texts)].toSorted((a, b) => a.localeCompare(b));
  return connection({ items }, args, context, (text) => text);
}
