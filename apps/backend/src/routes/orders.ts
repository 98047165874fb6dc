import { discountFor, formatMoney, money, toDecimal } from '@naap/api-clients/pricing';
import { arrivalOf, type Delivery, nearestArea } from '@naap/content';
import * as v from 'valibot';
import { HttpError } from '../http/errors.ts';
import { messageForField } from '../http/field-messages.ts';
import { CartChangedError } from '../http/idempotency.ts';
import type { Reply } from '../http/reply.ts';
import { orderNotFound } from '../orders/change-order.ts';
import { type PricedCart, priceCart } from '../orders/price-cart.ts';
import type { Cart, NewOrder, Order, ShopperReader } from '../store/store.ts';
import { AddressBody, addressNotFound, toWire as addressToWire } from './addresses.ts';
import { text } from './fields.ts';
import { type RouteServices, type ShopperRequest, shopperRoute } from './route.ts';

const PAGE_SIZE = 10;
/** How many times an order is priced when the cart keeps changing. */
const MAX_PRICING_ATTEMPTS = 5;

const ignored = 'Ignored: the order takes it from the saved address.';
const ignoredText = v.pipe(v.optional(v.nullable(v.string())), v.description(ignored));
const ignoredNumber = v.pipe(v.optional(v.nullable(v.number())), v.description(ignored));

/** The fields' order determines the hash that recognises a retry, also one of a request to an earlier release. */
const OrderRequest = v.pipe(
  v.strictObject({
    address: v.strictObject({
      full_address: ignoredText,
      name: ignoredText,
      phone: ignoredText,
      latitude: ignoredNumber,
      longitude: ignoredNumber,
      address_id: v.pipe(text(64), v.description('The id of a saved address of the shopper.')),
    }),
    coupon_code: v.optional(v.nullable(v.pipe(text(40), v.examples(['FLAT400'])))),
    expected_total: v.pipe(
      v.optional(v.nullable(v.pipe(v.number(), v.safeInteger('must be a whole number of minor units')))),
      v.description(
        'The total that the shopper saw, in minor units of the currency. An order with another total is not placed.',
      ),
    ),
  }),
  v.title('OrderRequest'),
);

const OrderBody = v.pipe(
  v.object({
    order_id: v.pipe(v.string(), v.uuid()),
    order_name: v.pipe(v.string(), v.examples(['#1001'])),
    status: v.pipe(v.string(), v.examples(['Confirmed'])),
    created_at: v.pipe(v.string(), v.isoTimestamp()),
    currency: v.pipe(v.string(), v.length(3), v.examples(['INR'])),
    total_amount: v.pipe(
      v.number(),
      v.description(
        'In units of the currency, such as rupees: the total at checkout, which a coupon can make negative, then the cash for the pieces that are kept.',
      ),
      v.examples([1299.5]),
    ),
  }),
  v.title('Order'),
);

const amount = v.pipe(v.number(), v.description('In units of the currency, such as rupees.'));

/** Null for an item without sizes, and in an order of an earlier release. */
const sizeFields = {
  product_id: v.nullable(v.string()),
  product_type: v.nullable(v.pipe(v.string(), v.examples(['Jeans']))),
  size: v.nullable(v.string()),
};

/** Everything that is stored about an order. */
export const OrderDetails = v.pipe(
  v.object({
    order_id: v.string(),
    order_name: v.string(),
    status: v.string(),
    created_at: v.pipe(v.string(), v.isoTimestamp()),
    currency: v.string(),
    subtotal: amount,
    discount: amount,
    delivery_fee: amount,
    total_amount: amount,
    coupon_code: v.nullable(v.string()),
    deliver_to: v.object({ ...AddressBody.entries, id: v.string() }),
    items: v.array(
      v.object({
        product_variant_id: v.string(),
        title: v.string(),
        variant_title: v.string(),
        brand: v.string(),
        ...sizeFields,
        unit_price: amount,
        quantity: v.number(),
        line_total: amount,
      }),
    ),
  }),
  v.title('OrderDetails'),
);

export const OrderParams = v.object({ id: v.pipe(v.string(), v.uuid()) });

const OrdersQuery = v.object({
  after: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^[A-Za-z0-9+/]{1,40}={0,2}$/, 'is not a cursor of this list'),
      v.description('The `cursor` of the page before. Without it, the list begins with the newest order.'),
    ),
  ),
});

const PlacedOrder = v.object({
  status: v.literal('success'),
  order_id: v.pipe(v.string(), v.uuid()),
  order_name: v.pipe(v.string(), v.examples(['#1001'])),
});

/**
 * Prices come from the storefront and lines from the stored cart. One transaction stores order and items and empties the cart. It fails if
 * the cart changed after it was read; the order is then priced again, so that no item is sold unpriced and no item added in the meantime
 * is lost (docs/decisions/wire.md).
 */
export const placeOrder = shopperRoute({
  method: 'POST',
  path: '/order',
  id: 'placeOrder',
  summary: 'Order the items of the cart, cash on delivery',
  description:
    'Prices come from the storefront, items from the stored cart and the recipient from the saved address. Empties the cart.',
  body: OrderRequest,
  isIdempotent: true,
  success: {
    status: 200,
    description: 'The order is placed. `GET /orders` lists it.',
    body: PlacedOrder,
    headers: { Location: 'The URL of the order, relative to that of the request.' },
  },
  errors: [
    'address_not_found',
    'cart_changed',
    'total_changed',
    'cart_empty',
    'outside_area',
    'coupon_invalid',
    'coupon_used',
    'unavailable',
    'storefront_unavailable',
  ],
  async handle(request, services) {
    try {
      const reply = await priceAndPlace(request, services);
      // Relative, because a proxy may serve the backend below a path of its own.
      return { ...reply, headers: { Location: `order/${v.parse(PlacedOrder, reply.body).order_id}` } };
    } catch (error) {
      services.metrics.orderRefused(error);
      throw error;
    }
  },
});

export const getOrder = shopperRoute({
  method: 'GET',
  path: '/order/:id',
  id: 'getOrder',
  summary: 'Get an order with its items',
  params: OrderParams,
  cacheControl: 'private, no-cache',
  success: { status: 200, description: 'The order.', body: OrderDetails },
  errors: ['order_not_found'],
  async handle({ params, shopper }) {
    const order = await shopper.findOrder(orderIdOf(params));
    if (!order) throw orderNotFound();
    return { status: 200, body: detailsToWire(order) };
  },
});

export const listOrders = shopperRoute({
  method: 'GET',
  path: '/orders',
  id: 'listOrders',
  summary: 'List the orders',
  query: OrdersQuery,
  cacheControl: 'private, no-cache',
  success: {
    status: 200,
    description: `At most ${PAGE_SIZE} orders, newest first.`,
    body: v.object({
      orders: v.pipe(v.array(OrderBody), v.maxLength(PAGE_SIZE)),
      cursor: v.optional(
        v.pipe(v.string(), v.description('The `after` of the next page. Absent on the last page.')),
      ),
    }),
  },
  async handle({ shopper, query: { after } }) {
    // One more than a page, to find out whether there is a next page.
    const found = await shopper.listOrders({
      limit: PAGE_SIZE + 1,
      before: after === undefined ? null : numberOf(after),
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
  },
});

async function priceAndPlace(
  { body, changeCartOnce, shopper, signal }: ShopperRequest<v.InferOutput<typeof OrderRequest>>,
  services: RouteServices,
): Promise<Reply> {
  const couponCode = body.coupon_code ?? null;
  if (couponCode !== null && discountFor(couponCode, services.pricing).amount === 0)
    throw new HttpError('coupon_invalid', 'Please enter a valid coupon code');

  try {
    return await changeCartOnce({
      addressId: body.address.address_id,
      maxAttempts: MAX_PRICING_ATTEMPTS,
      async change({ cart, address }) {
        if (!address) throw addressNotFound();
        requireArea(address, services.delivery);
        const priced = await priceCart(
          requireItems(cart),
          couponCode,
          services.pricing,
          services.storefront,
          signal,
        );
        requireTotal(priced, body.expected_total ?? null);
        await requireCouponUse(shopper, couponCode, services.couponUsesPerShopper);
        const order = createOrder(priced, couponCode, address, services);
        return {
          lines: [],
          order,
          createReply(number) {
            if (number === null) throw new Error('The order has no number.');
            const body = { status: 'success', order_id: order.id, order_name: orderName(number) };
            return { status: 200, body };
          },
          onStored: () => services.metrics.orderPlaced(order),
        };
      },
    });
  } catch (error) {
    if (error instanceof CartChangedError)
      throw new HttpError('cart_changed', 'The bag kept changing while it was ordered. Please try again.');
    throw error;
  }
}

/** Throws HttpError 422 when the address is outside all delivery areas. */
function requireArea(address: NewOrder['deliverTo'], delivery: Delivery): void {
  const nearest = nearestArea(address, delivery);
  if (nearest && nearest.distanceKm > 0)
    throw new HttpError(
      'outside_area',
      `We do not deliver to this address yet. The nearest area is ${nearest.label}.`,
    );
}

function requireTotal({ total, currency }: PricedCart, expected: number | null): void {
  if (expected === null || expected === total) return;
  const text = formatMoney(money(total, currency), 'exact');
  throw new HttpError(
    'total_changed',
    `The total is now ${text}. Please check it and place the order again.`,
    { details: { total, currency } },
  );
}

/** Throws HttpError 422 when the shopper has reached the limit of the coupon's uses. */
async function requireCouponUse(
  shopper: ShopperReader,
  couponCode: string | null,
  maxUses: number | null,
): Promise<void> {
  if (couponCode === null || maxUses === null) return;
  if ((await shopper.countOrdersWithCoupon(couponCode)) >= maxUses)
    throw new HttpError('coupon_used', 'You have already used this coupon. Remove it to place the order.');
}

function requireItems(cart: Cart): Cart {
  if (cart.lines.length === 0) throw new HttpError('cart_empty', 'Your cart is empty');
  return cart;
}

function createOrder(
  { currency, items, subtotal, discount, deliveryFee, total }: PricedCart,
  couponCode: string | null,
  deliverTo: NewOrder['deliverTo'],
  { now, delivery }: RouteServices,
): NewOrder {
  const createdAt = now();
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
    promisedAt: arrivalOf(createdAt, delivery),
  };
}

/** Returns the order as the API has it; the total is a decimal number in the order's currency. */
function toWire(order: Order): v.InferOutput<typeof OrderBody> {
  const { id, number, status, createdAt, currency, total, amountDue } = order;
  return {
    order_id: id,
    order_name: orderName(number),
    status,
    created_at: new Date(createdAt).toISOString(),
    currency,
    total_amount: Number(toDecimal(money(amountDue ?? total, currency))),
  };
}

/** Returns everything about an order; amounts are decimal numbers in its currency. */
export function detailsToWire(order: Order): v.InferOutput<typeof OrderDetails> {
  const amountOf = (minorUnits: number) => Number(toDecimal(money(minorUnits, order.currency)));
  return {
    order_id: order.id,
    order_name: orderName(order.number),
    status: order.status,
    created_at: new Date(order.createdAt).toISOString(),
    currency: order.currency,
    subtotal: amountOf(order.subtotal),
    discount: amountOf(order.discount),
    delivery_fee: amountOf(order.deliveryFee),
    total_amount: amountOf(order.total),
    coupon_code: order.couponCode,
    deliver_to: addressToWire(order.deliverTo),
    items: order.items.map((item) => ({
      product_variant_id: item.variantId,
      title: item.title,
      variant_title: item.variantTitle,
      brand: item.brand,
      product_id: item.productId,
      product_type: item.productType,
      size: item.size,
      unit_price: amountOf(item.unitPrice),
      quantity: item.quantity,
      line_total: amountOf(item.lineTotal),
    })),
  };
}

/** Returns the id of an order in the path. Throws HttpError 404 for another text than an id. */
export function orderIdOf(params: ShopperRequest['params']): string {
  if (!v.is(OrderParams, params)) throw orderNotFound();
  return params.id;
}

/** Returns the order's name for shoppers; #1001 is the first. */
export function orderName(number: number): string {
  return `#${1000 + number}`;
}

/** Returns the pagination cursor after an order. It is opaque to clients, so that its content can change. */
function cursorOf({ number }: Order): string {
  return btoa(`order:${number}`);
}

function numberOf(cursor: string): number {
  const decoded = cursor.length % 4 === 0 ? atob(cursor) : '';
  const number = /^order:(\d{1,15})$/.exec(decoded)?.[1];
  if (number === undefined)
    throw new HttpError('invalid_fields', messageForField('after'), {
      details: { fields: [{ in: 'query', name: 'after', problem: 'is not a cursor of this list' }] },
    });
  return Number(number);
}
