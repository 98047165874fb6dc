import type { CheckoutTotals, Money, Order } from '@naap/api-clients';
import type { CartItem } from '../cart/cart-lines.ts';
import type { ProductListInput } from '../catalogue/product-list.ts';
import type { ShareMethod } from '../commerce-events/index.ts';

/** A product as a card shows it. */
export interface ShownProduct {
  /** Global ID. */
  readonly id: string;
  readonly name: string;
  readonly brand: string;
  readonly price: Money;
  readonly originalPrice?: Money | null;
}

/** A list of products: with a stable ID, or the one of a URL. */
export type ShownList =
  | { readonly id: string; readonly name: string }
  | (ProductListInput & { readonly tags: readonly string[]; readonly key: string });

/** An order that is being placed. */
export interface PlacedItems {
  readonly items: readonly CartItem[];
  readonly totals: CheckoutTotals;
  readonly coupon: string | null;
}

/** A report of a hook or a screen. The dispatcher turns it into commerce events. */
export type ShopEvent =
  /** Products are in the page. With an `element`, they count when it comes into the viewport. */
  | {
      readonly type: 'list';
      readonly list: ShownList;
      readonly products: readonly ShownProduct[];
      /** Number of products that were reported before, including those that were dropped because there was no consent. */
      readonly reported: number;
      readonly element?: Element | null;
    }
  | {
      readonly type: 'select';
      readonly list: ShownList;
      readonly product: ShownProduct;
      readonly index: number;
    }
  | { readonly type: 'product'; readonly product: ShownProduct }
  | { readonly type: 'wishlist'; readonly product: ShownProduct }
  /** The server has changed a line of the cart. */
  | {
      readonly type: 'cart-change';
      readonly variantId: string;
      readonly delta: number;
      readonly idempotencyKey: string;
    }
  | { readonly type: 'cart'; readonly lines: readonly CartItem[] }
  | ({ readonly type: 'checkout' } & PlacedItems)
  | ({ readonly type: 'order-sent' } & PlacedItems)
  | ({ readonly type: 'order-placed'; readonly orderId: string | undefined } & PlacedItems)
  | { readonly type: 'order-refused' }
  /** The newest orders are known. */
  | { readonly type: 'orders'; readonly orders: readonly Order[] }
  | { readonly type: 'search'; readonly text: string; readonly products: readonly ShownProduct[] }
  | { readonly type: 'login' }
  | { readonly type: 'share'; readonly productId: string; readonly method: ShareMethod };

/** Turns a report into commerce events. `entry` is the ID of its history entry. Resolves when the events are sent; never rejects. */
export type Dispatch = (event: ShopEvent, entry: string) => Promise<void>;
