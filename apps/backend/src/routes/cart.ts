import * as v from 'valibot';
import { applyDeltas, MAX_LINES, MAX_QUANTITY } from '../cart/deltas.ts';
import { HttpError } from '../http/errors.ts';
import type { Reply } from '../http/reply.ts';
import { lookUpVariants } from '../orders/look-up-variants.ts';
import { unavailableItemsError } from '../orders/unavailable-items.ts';
import type { CartLine } from '../store/store.ts';
import type { RouteServices, ShopperRequest } from './route.ts';

const quantityRange = `must be a whole number from -${MAX_QUANTITY} to ${MAX_QUANTITY}`;

const CartChange = v.strictObject({
  items: v.pipe(
    v.array(
      v.strictObject({
        product_variant_id: v.pipe(
          v.string(),
          v.regex(/^gid:\/\/shopify\/ProductVariant\/\d{1,20}$/, 'must be the global id of a variant'),
        ),
        quantity: v.pipe(
          v.number(),
          v.integer(quantityRange),
          v.minValue(-MAX_QUANTITY, quantityRange),
          v.maxValue(MAX_QUANTITY, quantityRange),
        ),
      }),
    ),
    v.minLength(1, 'must not be empty'),
    v.maxLength(MAX_LINES, `must have at most ${MAX_LINES} entries`),
  ),
});

/** GET /cart: returns `{status, items: [{product_variant_id, quantity}]}`; status is `empty` without items, else `success`. */
export async function getCart({ shopper }: ShopperRequest): Promise<Reply> {
  const { lines } = await shopper.readCart();
  return cartReply(lines);
}

/**
 * POST /cart `{items: [{product_variant_id, quantity}]}`: adds each quantity to its cart line and returns the cart. The storefront must
 * have every added variant for sale; it is not called when quantities only decrease.
 */
export async function changeCart(request: ShopperRequest, services: RouteServices): Promise<Reply> {
  const body = await request.readBody(CartChange);
  const deltas = body.items.map((item) => ({ variantId: item.product_variant_id, delta: item.quantity }));
  let isChanged = false;
  const reply = await request.once(body, async (commit) => {
    const added = new Set(deltas.filter(({ delta }) => delta > 0).map(({ variantId }) => variantId));
    await requireForSale([...added], services, request.signal);
    return commit(async (shopper) => {
      const result = applyDeltas((await shopper.readCart()).lines, deltas);
      if (!result.ok) throw new HttpError(422, result.error);
      await shopper.saveCart(result.lines);
      isChanged = true;
      return cartReply(result.lines);
    });
  });
  if (isChanged) services.metrics.cartChanged(deltas);
  return reply;
}

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

function cartReply(lines: readonly CartLine[]): Reply {
  return {
    status: 200,
    body: {
      status: lines.length === 0 ? 'empty' : 'success',
      items: lines.map(({ variantId, quantity }) => ({ product_variant_id: variantId, quantity })),
    },
  };
}
