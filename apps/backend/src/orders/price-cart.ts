import { checkoutTotals } from '@naap/api-clients/pricing';
import type { StorefrontClient } from '@naap/api-clients/storefront';
import { HttpError } from '../http/errors.ts';
import type { Cart, NewOrder, OrderItem } from '../store/port.ts';
import { lookUpVariants, variantName } from './look-up-variants.ts';

export type PricedCart = Pick<NewOrder, 'items' | 'subtotal' | 'discount' | 'deliveryFee' | 'total'> & {
  /** The version of the cart these are the prices of. */
  readonly cartVersion: number;
};

/** Prices every line of a cart at the storefront, now (spec section 9, checkout). 422 names what cannot be sold. */
export async function priceCart(
  { version, lines }: Cart,
  couponCode: string | null,
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
    return {
      variantId: variant.id,
      title: variant.productTitle ?? variant.title,
      variantTitle: variant.title,
      brand: variant.vendor ?? '',
      unitPrice: variant.price,
      quantity,
      lineTotal: variant.price * quantity,
    };
  });
  const { subtotal, discount, deliveryFee, total } = checkoutTotals(items, couponCode);
  return { cartVersion: version, items, subtotal, discount, deliveryFee, total };
}
