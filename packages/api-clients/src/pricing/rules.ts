import { type Money, money, RUPEE, roundToRupees } from './money.ts';

/** The fees and the coupon of the shop. Amounts are integer minor units of `currency`. */
export interface PricingRules {
  /** The currency that the shop sells in, ISO 4217. */
  readonly currency: string;
  /** The delivery fee that the cart adds. */
  readonly deliveryFee: number;
  /** The fee that checkout shows struck through beside FREE. */
  readonly struckDeliveryFee: number;
  /** The only accepted coupon, or null. */
  readonly coupon: { readonly code: string; readonly discount: number } | null;
}

/** The rules of spec section 9: ₹99 in the cart, ₹49 struck through at checkout, FLAT400 takes ₹400 off. */
export const DEFAULT_PRICING_RULES: PricingRules = {
  currency: RUPEE,
  deliveryFee: 99_00,
  struckDeliveryFee: 49_00,
  coupon: { code: 'FLAT400', discount: 400_00 },
};

export interface PricedLine {
  readonly unitPrice: Money;
  readonly quantity: number;
}

export interface CartTotals {
  readonly subtotal: Money;
  readonly deliveryFee: Money;
  readonly total: Money;
}

export interface CheckoutTotals {
  readonly subtotal: Money;
  readonly discount: Money;
  /** Delivery is free at checkout. */
  readonly deliveryFee: Money;
  /** The fee shown struck through beside FREE. */
  readonly struckDeliveryFee: Money;
  readonly total: Money;
}

/** Returns the discount of a coupon code, ignoring the case of Latin letters and surrounding spaces; 0 for an unknown code. */
export function discountFor(code: string | null, { coupon, currency }: PricingRules): Money {
  const isAccepted = coupon !== null && code !== null && foldCase(code.trim()) === foldCase(coupon.code);
  return money(isAccepted ? coupon.discount : 0, currency);
}

/** Folds A to Z only: Unicode's rules also map other characters to them, such as the ligature ﬂ to FL and the Kelvin sign to k. */
function foldCase(text: string): string {
  return text.replace(/[A-Z]/g, (letter) => letter.toLowerCase());
}

/**
 * Returns the totals of the cart: unit prices rounded to whole rupees, plus the delivery fee. Ignores lines whose currency is
 * not that of the rules; such lines block the order (docs/decisions/bag-and-order.md).
 */
export function cartTotals(lines: readonly PricedLine[], rules: PricingRules): CartTotals {
  const subtotal = sum(lines, rules, roundToRupees);
  return {
    subtotal: money(subtotal, rules.currency),
    deliveryFee: money(rules.deliveryFee, rules.currency),
    total: money(subtotal + rules.deliveryFee, rules.currency),
  };
}

/**
 * Returns the totals of checkout, which are also the price of an order: exact prices, free delivery, and a discount without a
 * floor. Ignores lines of another currency, like {@link cartTotals}.
 */
export function checkoutTotals(
  lines: readonly PricedLine[],
  couponCode: string | null,
  rules: PricingRules,
): CheckoutTotals {
  const { currency } = rules;
  const subtotal = sum(lines, rules, (price) => price);
  const discount = discountFor(couponCode, rules);
  return {
    subtotal: money(subtotal, currency),
    discount,
    deliveryFee: money(0, currency),
    struckDeliveryFee: money(rules.struckDeliveryFee, currency),
    total: money(subtotal - discount.amount, currency),
  };
}

/**
 * Returns the cash due at the door for pieces of an order: their prices as ordered minus the coupon's discount, at least 0, and 0 for no
 * piece. The total of checkout has no such floor.
 */
export function amountDue(kept: readonly PricedLine[], discount: Money): Money {
  const value = kept.reduce((total, { unitPrice, quantity }) => total + unitPrice.amount * quantity, 0);
  return money(Math.max(0, value - discount.amount), discount.currency);
}

function sum(
  lines: readonly PricedLine[],
  { currency }: PricingRules,
  priceOf: (unitPrice: Money) => Money,
): number {
  return lines
    .filter(({ unitPrice }) => unitPrice.currency === currency)
    .reduce((total, { unitPrice, quantity }) => total + priceOf(unitPrice).amount * quantity, 0);
}
