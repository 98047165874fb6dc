import type {
  CatalogueCollection,
  CatalogueImage,
  CatalogueProduct,
  CatalogueVariant,
} from '../catalogue/types.ts';
import type { Position, SortValue } from './cursor.ts';
import { isAvailable } from './filters.ts';

/** Least of a product's variant prices, in paise. */
const lowestPrice = (product: CatalogueProduct): number =>
  Math.min(...product.variants.map(({ price }) => price));

type Order<T> = (item: T) => SortValue;
type Orders<T> = Readonly<Record<string, Order<T>>>;

const byText =
  <T>(read: (item: T) => string): Order<T> =>
  (item) =>
    read(item).toLowerCase();
const bestSelling: Order<CatalogueProduct> = ({ unitsSold }) => -unitsSold;
const created: Order<CatalogueProduct> = ({ createdAt }) => createdAt;
const byId = ({ id }: { readonly id: number }): SortValue => id;

/** Ascending order of every sort key of `products`, `collection.products` and `search`; reverse turns it round. */
const productOrders: Orders<CatalogueProduct> = {
  TITLE: byText(({ title }) => title),
  PRODUCT_TYPE: byText(({ productType }) => productType),
  VENDOR: byText(({ vendor }) => vendor),
  CREATED_AT: created,
  CREATED: created,
  UPDATED_AT: created,
  BEST_SELLING: bestSelling,
  PRICE: lowestPrice,
  ID: byId,
};

/** All collections were last updated at the same time. */
const collectionOrders: Orders<CatalogueCollection> = {
  TITLE: byText(({ title }) => title),
  ID: byId,
  UPDATED_AT: byId,
};

const variantOrders: Orders<CatalogueVariant> = {
  ID: byId,
  SKU: byText(({ sku }) => sku),
  TITLE: byText(({ title }) => title),
};

/** Images of a product are created together, in the order of their ids. */
const imageOrders: Orders<CatalogueImage> = { ID: byId, CREATED_AT: byId };

type PositionOf<T> = (item: T) => Position;
type Placing<T> = { readonly positionOf?: PositionOf<T> };

/** How `sortKey` places items; nothing for keys that keep the order given (POSITION, MANUAL and the defaults). */
const placing =
  <T extends { readonly id: number }>(orders: Orders<T>) =>
  (sortKey: string | null | undefined): Placing<T> => {
    const order = sortKey == null ? undefined : orders[sortKey];
    return order ? { positionOf: (item) => ({ value: order(item), id: item.id }) } : {};
  };

export const sortProducts = placing(productOrders);
export const sortCollections = placing(collectionOrders);
export const sortVariants = placing(variantOrders);
export const sortImages = placing(imageOrders);

/** What one point of relevance is worth in units sold: more than any product sells. */
export const relevanceUnit = 10_000;

interface Relevance {
  readonly reverse?: boolean | null | undefined;
  /** Sold-out products come last, in either direction. */
  readonly soldOutLast?: boolean;
}

/** Best match first; among equals, best-selling first. */
export function byRelevance(
  scores: ReadonlyMap<CatalogueProduct, number>,
  options: Relevance = {},
): PositionOf<CatalogueProduct> {
  return withSoldOutLast(
    (product) => -((scores.get(product) ?? 0) * relevanceUnit + product.unitsSold),
    options,
  );
}

export const byPrice = (options: Relevance): PositionOf<CatalogueProduct> =>
  withSoldOutLast(lowestPrice, options);

/** Beyond every relevance and price. */
const soldOutOffset = 1e12;

function withSoldOutLast(
  order: (product: CatalogueProduct) => number,
  { reverse, soldOutLast = false }: Relevance,
): PositionOf<CatalogueProduct> {
  return (product) => {
    const last = soldOutLast && !isAvailable(product.variants) ? soldOutOffset : 0;
    return { value: order(product) + (reverse ? -last : last), id: product.id };
  };
}
