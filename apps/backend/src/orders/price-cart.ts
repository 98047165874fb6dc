import { checkoutTotals, money, type PricingRules } from '@naap/api-clients/pricing';
import type { StorefrontClient, VariantDetails } from '@naap/api-clients/storefront';
import type { Cart, NewOrder, OrderItem } from '../store/port.ts';
import { lookUpVariants } from './look-up-variants.ts';
import { type UnavailableItem, unavailable } from './unavailable.ts';

export type PricedCart = Pick<
  NewOrder,
  'currency' | 'items' | 'subtotal' | 'discount' | 'deliveryFee' | 'total'
> & {
  /** The version of the cart these are the prices of. */
  readonly cartVersion: number;
};

/** Prices every line of a cart at the storefront, now (spec section 9, checkout). 422 names what cannot be sold. */
export async function priceCart(
  { version, lines }: Cart,
  couponCode: string | null,
  pricing: PricingRules,
  storefront: Pick<StorefrontClient, 'getVariants'>,
  signal: AbortSignal,
): Promise<PricedCart> {
  const looked = await lookUpVariants(
    storefront,
    lines.map((line) => line.variantId),
    signal,
  );
  const refused: UnavailableItem[] = [];
  const items: OrderItem[] = [];
  for (const [index, { variantId, variant }] of looked.entries()) {
    const quantity = lines[index]?.quantity ?? 0;
    if (!variant) refused.push({ variantId, variant, reason: 'not_found' });
    else if (!variant.availableForSale) refused.push({ variantId, variant, reason: 'sold_out' });
    else if (variant.price.currency !== pricing.currency)
      refused.push({ variantId, variant, reason: 'other_currency' });
    else items.push(toOrderItem(variant, quantity));
  }
  if (refused.length > 0)
    throw unavailable(refused, 'Remove what is not available from your bag to order the rest.');

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
