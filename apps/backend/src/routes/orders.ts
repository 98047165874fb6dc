import { discountFor, formatMoney, money, toDecimal } from '@naap/api-clients/pricing';
import * as v from 'valibot';
import { HttpError } from '../http/errors.ts';
import type { Reply } from '../http/reply.ts';
import { type PricedCart, priceCart } from '../orders/price-cart.ts';
import type { Cart, NewOrder, Order } from '../store/port.ts';
import { addressNotFound } from './addresses.ts';
import { latitude, longitude, phone, text } from './fields.ts';
import type { RouteServices, ShopperRequest } from './route.ts';

const PAGE_SIZE = 10;
/** How often an order is priced anew because the cart changed meanwhile. */
const MAX_PRICINGS = 5;

const PlaceOrder = v.strictObject({
  address: v.strictObject({
    full_address: text(500),
    name: text(100),
    phone,
    latitude,
    longitude,
    address_id: text(64),
  }),
  coupon_code: v.optional(v.nullable(text(40))),
  expected_total: v.optional(
    v.nullable(v.pipe(v.number(), v.safeInteger('must be a whole number of minor units'))),
  ),
});

/**
 * POST /order `{address: {…, address_id}, coupon_code?, expected_total?}`: orders what is in the cart, cash on delivery.
 *
 * `expected_total` is the total that the shopper saw, in minor units; where the order would cost another one, nothing is
 * stored and the answer is a 409 with that total (docs/decisions/wire.md).
 *
 * The prices are the storefront's and the lines the stored cart's; of the address only its id counts, and it must be the
 * shopper's own. Order, items and the emptied cart are one transaction, which refuses a cart that changed after pricing:
 * then it is priced again, so nothing is sold unpriced and nothing added meanwhile is lost.
 */
export async function placeOrder(request: ShopperRequest, services: RouteServices): Promise<Reply> {
  const body = await request.readBody(PlaceOrder);
  const couponCode = body.coupon_code ?? null;
  if (couponCode !== null && discountFor(couponCode, services.pricing).amount === 0)
    throw new HttpError(422, 'Please enter a valid coupon code');

  return request.once(body, async (commit) => {
    for (let pricing = 1; pricing <= MAX_PRICINGS; pricing++) {
      if (!(await request.shopper.findAddress(body.address.address_id))) throw addressNotFound();
      const cart = await request.shopper.readCart();
      const priced = await priceCart(
        orderable(cart),
        couponCode,
        services.pricing,
        services.storefront,
        request.signal,
      );
      refuseOtherTotal(priced, body.expected_total ?? null);
      try {
        return await commit(async (shopper) => {
          const address = await shopper.findAddress(body.address.address_id);
          if (!address) throw addressNotFound();
          const { version } = orderable(await shopper.readCart());
          if (version !== priced.cartVersion) throw new CartChangedError();
          const order = newOrder(priced, couponCode, address, services.now());
          const number = await shopper.addOrder(order);
          await shopper.saveCart([]);
          return {
            status: 200,
            body: { status: 'success', order_id: order.id, order_name: orderName(number) },
          };
        });
      } catch (error) {
        if (!(error instanceof CartChangedError)) throw error;
      }
    }
    throw new HttpError(409, 'The bag kept changing while it was ordered. Please try again.');
  });
}

/** GET /orders?after={cursor}: newest first, ten a page; `cursor` is there while there are older ones. */
export async function listOrders({ shopper, query }: ShopperRequest): Promise<Reply> {
  const after = query.get('after');
  // One more than is shown tells whether there is a next page.
  const found = await shopper.listOrders({
    limit: PAGE_SIZE + 1,
    before: after === null ? null : numberOf(after),
  });
  const orders = found.slice(0, PAGE_SIZE);
  const last = orders.at(-1);
  return {
    status: 200,
    body: {
      orders: orders.map(toWire),
      ...(last && found.length > PAGE_SIZE ? { cursor: cursorOf(last) } : {}),
    },
  };
}

function refuseOtherTotal({ total, currency }: PricedCart, expected: number | null): void {
  if (expected === null || expected === total) return;
  const text = formatMoney(money(total, currency), 'exact');
  throw new HttpError(409, `The total is now ${text}. Please check it and place the order again.`, {
    details: { code: 'total_changed', total, currency },
  });
}

/** The cart that was priced is not the cart any more. */
class CartChangedError extends Error {}

function orderable(cart: Cart): Cart {
  if (cart.lines.length === 0) throw new HttpError(422, 'Your cart is empty');
  return cart;
}

function newOrder(
  { currency, items, subtotal, discount, deliveryFee, total }: PricedCart,
  couponCode: string | null,
  deliverTo: NewOrder['deliverTo'],
  createdAt: number,
): NewOrder {
  return {
    id: crypto.randomUUID(),
    status: 'Confirmed',
    currency,
    subtotal,
    discount,
    deliveryFee,
    total,
    couponCode,
    deliverTo,
    items,
    createdAt,
  };
}

/** On the wire the total is a decimal number in the order's currency. */
function toWire({ id, number, status, createdAt, currency, total }: Order) {
  return {
    order_id: id,
    order_name: orderName(number),
    status,
    created_at: new Date(createdAt).toISOString(),
    currency,
    total_amount: Number(toDecimal(money(total, currency))),
  };
}

/** What the shopper calls the order: #1001 is the first. */
function orderName(number: number): string {
  return `#${1000 + number}`;
}

/** Opaque to clients, so that what it counts may change. */
function cursorOf({ number }: Order): string {
  return btoa(`order:${number}`);
}

function numberOf(cursor: string): number {
  const decoded = /^[A-Za-z0-9+/]{1,40}={0,2}$/.test(cursor) && cursor.length % 4 === 0 ? atob(cursor) : '';
  const number = /^order:(\d{1,15})$/.exec(decoded)?.[1];
  if (number === undefined)
    throw new HttpError(400, 'Older orders cannot be shown from here. Please reload the page.', {
      details: { field: 'after', problem: 'is not a cursor of this list' },
    });
  return Number(number);
}
