import { discountFor, formatMoney, money, toDecimal } from '@naap/api-clients/pricing';
import * as v from 'valibot';
import { HttpError } from '../http/errors.ts';
import type { Reply } from '../http/reply.ts';
import { type PricedCart, priceCart } from '../orders/price-cart.ts';
import type { Cart, NewOrder, Order, ShopperWriter } from '../store/store.ts';
import { addressNotFound } from './addresses.ts';
import { latitude, longitude, phone, text } from './fields.ts';
import type { RouteServices, ShopperRequest } from './route.ts';

const PAGE_SIZE = 10;
/** How many times an order is priced when the cart keeps changing. */
const MAX_PRICING_ATTEMPTS = 5;

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
 * POST /order `{address: {…, address_id}, coupon_code?, expected_total?}`: orders the items of the cart, cash on delivery.
 *
 * `expected_total` is the total that the shopper saw, in minor units. If the order would have another total, nothing is stored and
 * the response is 409 with that total (docs/decisions/wire.md).
 *
 * Prices come from the storefront and lines from the stored cart. Only the id of the address is used, and the address must belong to
 * the shopper. One transaction stores order and items and empties the cart. It fails if the cart changed after pricing; the order is
 * then priced again, so that no item is sold unpriced and no item added in the meantime is lost.
 */
export async function placeOrder(request: ShopperRequest, services: RouteServices): Promise<Reply> {
  try {
    return await priceAndPlace(request, services);
  } catch (error) {
    services.metrics.orderRefused(error);
    throw error;
  }
}

async function priceAndPlace(request: ShopperRequest, services: RouteServices): Promise<Reply> {
  const body = await request.readBody(PlaceOrder);
  const couponCode = body.coupon_code ?? null;
  if (couponCode !== null && discountFor(couponCode, services.pricing).amount === 0)
    throw new HttpError(422, 'Please enter a valid coupon code');

  let placed: NewOrder | undefined;
  const reply = await request.once(body, async (commit) => {
    for (let attempt = 1; attempt <= MAX_PRICING_ATTEMPTS; attempt++) {
      if (!(await request.shopper.findAddress(body.address.address_id))) throw addressNotFound();
      const cart = await request.shopper.readCart();
      const priced = await priceCart(
        requireItems(cart),
        couponCode,
        services.pricing,
        services.storefront,
        request.signal,
      );
      requireTotal(priced, body.expected_total ?? null);
      try {
        return await commit(async (shopper) => {
          const address = await shopper.findAddress(body.address.address_id);
          if (!address) throw addressNotFound();
          const { version } = requireItems(await shopper.readCart());
          if (version !== priced.cartVersion) throw new CartChangedError();
          await requireCouponUse(shopper, couponCode, services.couponUsesPerShopper);
          const order = createOrder(priced, couponCode, address, services.now());
          const number = await shopper.addOrder(order);
          await shopper.saveCart([]);
          placed = order;
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
  // A replayed reply places nothing.
  if (placed) services.metrics.orderPlaced(placed);
  return reply;
}

/** GET /orders?after={cursor}: returns ten orders, newest first, with a `cursor` if there are older ones. */
export async function listOrders({ shopper, query }: ShopperRequest): Promise<Reply> {
  const after = query.get('after');
  // One more than a page, which tells whether there is a next page.
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

function requireTotal({ total, currency }: PricedCart, expected: number | null): void {
  if (expected === null || expected === total) return;
  const text = formatMoney(money(total, currency), 'exact');
  throw new HttpError(409, `The total is now ${text}. Please check it and place the order again.`, {
    details: { code: 'total_changed', total, currency },
  });
}

/** Throws HttpError 422 when the shopper has used the coupon as often as it can be used. */
async function requireCouponUse(
  shopper: ShopperWriter,
  couponCode: string | null,
  maxUses: number | null,
): Promise<void> {
  if (couponCode === null || maxUses === null) return;
  if ((await shopper.countOrdersWithCoupon(couponCode)) >= maxUses)
    throw new HttpError(422, 'You have already used this coupon. Remove it to place the order.');
}

/** The cart changed after it was priced. */
class CartChangedError extends Error {}

function requireItems(cart: Cart): Cart {
  if (cart.lines.length === 0) throw new HttpError(422, 'Your cart is empty');
  return cart;
}

function createOrder(
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

/** Returns the order as the API has it; the total is a decimal number in the order's currency. */
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

/** Returns the order's name for shoppers; #1001 is the first. */
function orderName(number: number): string {
  return `#${1000 + number}`;
}

/** Returns the pagination cursor after an order. It is opaque to clients, so that its content can change. */
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
