import type { CatalogueProduct } from '../catalogue/types.ts';
import type { Place, SortValue } from './cursor.ts';

/** Least of a product's variant prices, in paise. */
const lowestPrice = (product: CatalogueProduct): number =>
  Math.min(...product.variants.map(({ price }) => price));

type Order = (product: CatalogueProduct) => SortValue;

const byText =
  (read: (product: CatalogueProduct) => string): Order =>
  (product) =>
    read(product).toLowerCase();
const bestSelling: Order = ({ unitsSold }) => -unitsSold;
const created: Order = ({ createdAt }) => createdAt;
const byId: Order = ({ id }) => id;

/** Ascending order of every sort key of `products`, `collection.products` and `search`; reverse turns it round. */
const orders: Readonly<Record<string, Order>> = {
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

/** How `sortKey` places products; `undefined` for keys that keep the order given (MANUAL and the defaults). */
export function placesFor(
  sortKey: string | null | undefined,
): ((product: CatalogueProduct) => Place) | undefined {
  const order = sortKey == null ? undefined : orders[sortKey];
  return order && ((product) => ({ value: order(product), id: product.id }));
}
