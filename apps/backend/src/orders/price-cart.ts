import { checkoutTotals, money, type PricingRules } from '@naap/api-clients/pricing';
import type { StorefrontClient, VariantDetails } from '@naap/api-clients/storefront';
import type { Cart, NewOrder, OrderItem } from '../store/store.ts';
import { lookUpVariants } from './look-up-variants.ts';
import { type UnavailableItem, unavailableItemsError } from './unavailable-items.ts';

export type PricedCart = Pick<
  NewOrder,
  'currency' | 'items' | 'subtotal' | 'discount' | 'deliveryFee' | 'total'
> & {
  /** The version of the cart that was priced. */
  readonly cartVersion: number;
};

/**
 * Prices a cart at the storefront's current prices (spec section 9, checkout). Throws HttpError 422 with the items that cannot be
 * sold.
 */
export async function priceCart(
  { version, lines }: Cart,
  couponCode: string | null,
  pricing: PricingRules,
  storefront: Pick<StorefrontClient, 'getVariants'>,
  signal: AbortSignal,
): Promise<PricedCart> {
  const lookups = await lookUpVariants(
    storefront,
    lines.map((line) => line.variantId),
    signal,
  );
  const unavailable: UnavailableItem[] = [];
  const items: OrderItem[] = [];
  for (const [index, { variantId, variant }] of lookups.entries()) {
    const quantity = lines[index]?.quantity ?? 0;
    if (!variant) unavailable.push({ variantId, variant, reason: 'not_found' });
    else if (!variant.availableForSale) unavailable.push({ variantId, variant, reason: 'sold_out' });
    else if (variant.price.currency !== pricing.currency)
      unavailable.push({ variantId, variant, reason: 'other_currency' });
    else items.push(toOrderItem(variant, quantity));
  }
  if (unavailable.length > 0)
    throw unavailableItemsError(unavailable, 'Remove what is not available from your bag to order the rest.');

  const { currency } = pricing;
  const priced = items.map((item) => ({
    unitPrice: money(item.unitPrice, currency),
    quantity: item.quantity,
  }));
  const { subtotal, discount, deliveryFee, total } = checkoutTotals(priced, couponCode, pricing);
  return {
    cartVersion: version,
    currency,
    items,
    subtotal: subtotal.amount,
    discount: discount.amount,
    deliveryFee: deliveryFee.amount,
    total: total.amount,
  };
}

function toOrderItem(variant: VariantDetails, quantity: number): OrderItem {
  return {
    variantId: variant.id,
    title: variant.productTitle ?? variant.title,
    variantTitle: variant.title,
    brand: variant.vendor ?? '',
    unitPrice: variant.price.amount,
    quantity,
    lineTotal: variant.price.amount * quantity,
  };
}
