import { GraphQLError } from 'graphql';
import type { CatalogueProduct } from '../catalogue/types.ts';
import type { Position, SortValue } from './cursor.ts';
import { isAvailable } from './filters.ts';

type Order = (product: CatalogueProduct) => SortValue;
type PositionOf = (product: CatalogueProduct) => Position;

/** Returns the lowest variant price of a product, in minor units. */
const lowestPrice = ({ variants }: CatalogueProduct) => Math.min(...variants.map(({ price }) => price));
const created: Order = ({ createdAt }) => createdAt;

/** The ascending order for each sort key of `products` and `collection.products`; null keeps the order of the list. */
const orders: Readonly<Record<string, Order | null>> = {
  ID: ({ id }) => id,
  CREATED_AT: created,
  CREATED: created,
  BEST_SELLING: ({ unitsSold }) => -unitsSold,
  PRICE: lowestPrice,
  COLLECTION_DEFAULT: null,
};

const positionBy =
  (order: Order): PositionOf =>
  (product) => ({ value: order(product), id: product.id });

/** Returns the sort positions of products for a sort key; undefined to keep the order of the list. */
export function sortProducts(sortKey: string): PositionOf | undefined {
  const order = orders[sortKey];
  if (order === undefined) {
    throw new GraphQLError(`The sandbox storefront does not implement the sort key ${sortKey}.`);
  }
  return order ? positionBy(order) : undefined;
}

/** Weight of relevance over units sold: more than any product sells, so that units sold only order equal relevance. */
const relevanceUnit = 10_000;

/** More than any price in minor units and any relevance. */
const afterAll = 1e12;

/**
 * Returns the sort positions of the results of a search. Equally relevant products are sorted by units sold. Sold-out products are last in
 * both directions, which is the default of `unavailableProducts`.
 */
export function sortResults(
  sortKey: 'PRICE' | 'RELEVANCE',
  scores: ReadonlyMap<CatalogueProduct, number>,
  isReverse: boolean,
): PositionOf {
  const order: (product: CatalogueProduct) => number =
    sortKey === 'PRICE'
      ? lowestPrice
      : (product) => -((scores.get(product) ?? 0) * relevanceUnit + product.unitsSold);
  const soldOut = isReverse ? -afterAll : afterAll;
  return positionBy((product) => order(product) + (isAvailable(product.variants) ? 0 : soldOut));
}
