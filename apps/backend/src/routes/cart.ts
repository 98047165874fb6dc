import * as v from 'valibot';
import { applyDeltas, MAX_LINES, MAX_QUANTITY } from '../cart/deltas.ts';
import { HttpError } from '../http/errors.ts';
import { CartChangedError } from '../http/idempotency.ts';
import { lookUpVariants } from '../orders/look-up-variants.ts';
import { unavailableItemsError } from '../orders/unavailable-items.ts';
import { type CartLine, StoreUnavailableError } from '../store/store.ts';
import { variantId } from './fields.ts';
import { type RouteServices, shopperRoute } from './route.ts';

/**
 * Maximum number of attempts to change a cart. An attempt fails only when another request has changed the cart, so this is more than the number
 * of requests of one shopper that all processes handle at the same time.
 */
const MAX_ATTEMPTS = 50;

const quantityRange = `must be a whole number from -${MAX_QUANTITY} to ${MAX_QUANTITY}`;
const maxItems = `must have at most ${MAX_LINES} entries`;

const CartChange = v.pipe(
  v.strictObject({
    items: v.pipe(
      v.unknown(),
      // Before the entries are validated, so that a huge list is rejected cheaply.
      v.check((items) => !Array.isArray(items) || items.length <= MAX_LINES, maxItems),
      v.array(
        v.strictObject({
          product_variant_id: variantId,
          quantity: v.pipe(
            v.number(),
            v.integer(quantityRange),
            v.minValue(-MAX_QUANTITY, quantityRange),
            v.maxValue(MAX_QUANTITY, quantityRange),
            v.description('The change of the quantity, not the new quantity.'),
          ),
          restore_after: v.pipe(
            v.optional(v.pipe(v.array(variantId), v.maxLength(MAX_LINES, maxItems))),
            v.description(
              'Given when a removed line is put back: the variants that it comes after. It may have sold out meanwhile.',
            ),
          ),
        }),
      ),
      v.minLength(1, 'must not be empty'),
      v.maxLength(MAX_LINES, maxItems),
    ),
  }),
  v.title('CartChange'),
);

export const CartBody = v.pipe(
  v.object({
    status: v.pipe(
      v.picklist(['success', 'empty']),
      v.description('`empty` exactly when there are no items.'),
    ),
    items: v.pipe(
      v.array(
        v.object({
          product_variant_id: variantId,
          quantity: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MAX_QUANTITY)),
        }),
      ),
      v.maxLength(MAX_LINES),
    ),
  }),
  v.title('Cart'),
);

export const getCart = shopperRoute({
  method: 'GET',
  path: '/cart',
  id: 'getCart',
  summary: 'Get the cart',
  cacheControl: 'private, no-cache',
  success: { status: 200, description: 'The cart.', body: CartBody },
  async handle({ shopper }) {
    const { lines } = await shopper.readCart();
    return { status: 200, body: toWire(lines) };
  },
});

export const changeCart = shopperRoute({
  method: 'POST',
  path: '/cart',
  id: 'changeCart',
  summary: 'Change the quantities of the cart',
  description:
    'Adds each quantity to its line, in order. A line with a quantity of 0 or less is removed. The storefront must have every added variant for sale, unless a removed line is put back: a cart keeps lines that sell out.',
  body: CartChange,
  isIdempotent: true,
  success: { status: 200, description: 'The cart after the change.', body: CartBody },
  errors: ['quantity_limit', 'cart_limit', 'unavailable', 'storefront_unavailable'],
  async handle({ body, changeCartOnce, signal }, services) {
    const deltas = body.items.map((item) => ({
      variantId: item.product_variant_id,
      delta: item.quantity,
      restoreAfter: item.restore_after,
    }));
    // The storefront is called once, and not at all when quantities only decrease.
    const added = new Set(
      deltas
        .filter(({ delta, restoreAfter }) => delta > 0 && restoreAfter === undefined)
        .map(({ variantId }) => variantId),
    );
    let isForSale = false;
    try {
      return await changeCartOnce({
        addressId: null,
        maxAttempts: MAX_ATTEMPTS,
        async change({ cart }) {
          if (!isForSale) await requireForSale([...added], services, signal);
          isForSale = true;
          const result = applyDeltas(cart.lines, deltas);
          if (!result.ok) throw new HttpError(result.code, result.error);
          return {
            lines: result.lines,
            order: null,
            createReply: () => ({ status: 200, body: toWire(result.lines) }),
            onStored: () => services.metrics.cartChanged(deltas),
          };
        },
      });
    } catch (error) {
      throw error instanceof CartChangedError ? new StoreUnavailableError(error) : error;
    }
  },
});

async function requireForSale(
  variantIds: readonly string[],
  { storefront }: RouteServices,
  signal: AbortSignal,
): Promise<void> {
  const unavailable = (await lookUpVariants(storefront, variantIds, signal)).flatMap((item) => {
    if (item.variant?.availableForSale) return [];
    return [{ ...item, reason: item.variant ? ('sold_out' as const) : ('not_found' as const) }];
  });
  if (unavailable.length > 0) throw unavailableItemsError(unavailable);
}

export function toWire(lines: readonly CartLine[]): v.InferOutput<typeof CartBody> {
  return {
    status: lines.length === 0 ? 'empty' : 'success',
    items: lines.map(({ variantId, quantity }) => ({ product_variant_id: variantId, quantity })),
  };
}
