import { checkoutTotals, money, type PricingRules } from '@naap/api-clients/pricing';
import type { StorefrontClient } from '@naap/api-clients/storefront';
import { HttpError } from '../http/errors.ts';
import type { Cart, NewOrder, OrderItem } from '../store/port.ts';
import { lookUpVariants, variantName } from './look-up-variants.ts';

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
  const items = lines.map(({ quantity }, index): OrderItem => {
    const variant = looked[index]?.variant;
    if (!variant) {
      throw new HttpError(
        422,
        `No longer sold: ${looked[index]?.variantId}. Remove it from the bag to order the rest.`,
      );
    }
    if (!variant.availableForSale) {
      throw new HttpError(
        422,
        `Sold out: ${variantName(variant)}. Remove it from the bag to order the rest.`,
      );
    }
    if (variant.price.currency !== pricing.currency) {
      throw new HttpError(
        422,
        `Not sold in ${pricing.currency}: ${variantName(variant)}. Remove it from the bag to order the rest.`,
      );
    }
    return {
      variantId: variant.id,
      title: variant.productTitle ?? variant.title,
      variantTitle: variant.title,
      brand: variant.vendor ?? '',
      unitPrice: variant.price.amount,
      quantity,
      lineTotal: variant.price.amount * quantity,
    };
  });
  const { currency } = pricing;
  const priced = items.map(({ unitPrice, quantity }) => ({
    unitPrice: money(unitPrice, currency),
    quantity,
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
