import type {
  CatalogueCollection,
  CatalogueImage,
  CatalogueProduct,
  CatalogueVariant,
} from '../catalogue/types.ts';
import type { Position, SortValue } from './cursor.ts';
import { isAvailable } from './filters.ts';

/** Returns the lowest variant price of a product, in minor units. */
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

/** The ascending order for each sort key of `products`, `collection.products` and `search`. */
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

/** Orders UPDATED_AT by id, because all collections have the same update time. */
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

/** Orders CREATED_AT by id, because the images of a product have the same creation time. */
const imageOrders: Orders<CatalogueImage> = { ID: byId, CREATED_AT: byId };

type PositionOf<T> = (item: T) => Position;
type Sorting<T> = { readonly positionOf?: PositionOf<T> };

/** Returns the sort positions for a sort key; none for keys that keep the given order (POSITION, MANUAL and the defaults). */
const sortBy =
  <T extends { readonly id: number }>(orders: Orders<T>) =>
  (sortKey: string | null | undefined): Sorting<T> => {
    const order = sortKey == null ? undefined : orders[sortKey];
    return order ? { positionOf: (item) => ({ value: order(item), id: item.id }) } : {};
  };

export const sortProducts = sortBy(productOrders);
export const sortCollections = sortBy(collectionOrders);
export const sortVariants = sortBy(variantOrders);
export const sortImages = sortBy(imageOrders);

/** Weight of relevance over units sold: more than any product sells, so that units sold only order equal relevance. */
export const relevanceUnit = 10_000;

interface Relevance {
  readonly reverse?: boolean | null | undefined;
  /** Whether sold-out products come last, also in reverse order. */
  readonly soldOutLast?: boolean;
}

/** Sorts by relevance, most relevant first; equally relevant products by units sold. */
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

/** Added to the sort value of sold-out products; larger than every relevance and price. */
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
