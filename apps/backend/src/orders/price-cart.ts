import { optionKind } from '@naap/api-clients/option-kind';
import { checkoutTotals, money, type PricingRules } from '@naap/api-clients/pricing';
import type { StorefrontClient, VariantDetails } from '@naap/api-clients/storefront';
import type { Cart, NewOrder, OrderItem } from '../store/store.ts';
import { lookUpVariants, throwUnavailable } from './look-up-variants.ts';
import { type UnavailableItem, unavailableItemsError } from './unavailable-items.ts';

export type PricedCart = Pick<
  NewOrder,
  'currency' | 'items' | 'subtotal' | 'discount' | 'deliveryFee' | 'total'
>;

/**
 * The highest price that an order accepts, in minor units of the shop's currency: ₹1,00,00,000. Every total of a full cart is then a safe
 * integer.
 */
const MAX_UNIT_PRICE = 1_000_000_000;

/**
 * Prices a cart at the storefront's current prices (spec section 9, checkout). Throws HttpError 422 with the items that cannot be
 * sold, and 503 for a price that cannot be true: not an integer from 0 to `MAX_UNIT_PRICE`, or in another currency than the shop's.
 */
export async function priceCart(
  { lines }: Cart,
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
    else items.push(toOrderItem(variant, quantity));
  }
  if (unavailable.length > 0)
    throw unavailableItemsError(unavailable, 'Remove what is not available from your bag to order the rest.');
  for (const { variant } of lookups) if (variant) requirePlausiblePrice(variant, pricing);

  const { currency } = pricing;
  const priced = items.map((item) => ({
    unitPrice: money(item.unitPrice, currency),
    quantity: item.quantity,
  }));
  const { subtotal, discount, deliveryFee, total } = checkoutTotals(priced, couponCode, pricing);
  return {
    currency,
    items,
    subtotal: subtotal.amount,
    discount: discount.amount,
    deliveryFee: deliveryFee.amount,
    total: total.amount,
  };
}

function requirePlausiblePrice({ id, price }: VariantDetails, { currency }: PricingRules): void {
  const { amount } = price;
  if (price.currency === currency && Number.isSafeInteger(amount) && amount >= 0 && amount <= MAX_UNIT_PRICE)
    return;
  throwUnavailable(new RangeError(`The price of ${id} is ${amount} ${price.currency}`));
}

/** Returns the value of the size option; null without one. */
function sizeOf({ selectedOptions }: VariantDetails): string | null {
  const size = selectedOptions.find(
    ({ name, value }) => optionKind({ name, values: [{ name: value }] }) === 'size',
  );
  return size?.value ?? null;
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
    picture: variant.image?.url ?? null,
    productId: variant.productId,
    productType: variant.productType || null,
    size: sizeOf(variant),
  };
}
