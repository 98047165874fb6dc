/** Money as a whole number of paise: ₹499.50 is 49950. Always a safe integer. */
export type Paise = number;

export interface PricedLine {
  readonly unitPrice: Paise;
  readonly quantity: number;
}

export interface CartTotals {
  readonly subtotal: Paise;
  readonly deliveryFee: Paise;
  readonly total: Paise;
}

export interface CheckoutTotals {
  readonly subtotal: Paise;
  readonly discount: Paise;
  /** Delivery is free at checkout. */
  readonly deliveryFee: 0;
  /** The fee shown struck through beside FREE. */
  readonly struckDeliveryFee: Paise;
  readonly total: Paise;
}

/** What the cart adds for delivery: ₹99 (spec section 9). */
export const DELIVERY_FEE: Paise = 99_00;
/** What checkout shows struck through: ₹49 (spec section 9). */
export const CHECKOUT_STRUCK_FEE: Paise = 49_00;
export const COUPON_CODE = 'FLAT400';
export const COUPON_DISCOUNT: Paise = 400_00;

/**
 * Reads a decimal amount of rupees as the wire carries it: digits, then at most two decimals.
 * @throws RangeError for anything else, negative amounts and amounts beyond a safe integer of paise included.
 */
export function parseAmount(decimal: string): Paise {
  const match = /^(\d+)(?:\.(\d{1,2}))?$/.exec(decimal);
  const paise = match ? Number(`${match[1]}${(match[2] ?? '').padEnd(2, '0')}`) : Number.NaN;
  if (!Number.isSafeInteger(paise)) {
    throw new RangeError(`"${decimal}" is not an amount: expected rupees such as 499 or 499.50`);
  }
  return paise;
}

/** Cart prices are whole rupees (spec section 9): half a rupee rounds up. */
export function roundToRupees(amount: Paise): Paise {
  return Math.round(amount / 100) * 100;
}

/** The discount a coupon text earns: ₹400 for FLAT400, whatever its case and outer spaces, else 0. */
export function discountFor(code: string | null): Paise {
  return code?.trim().toUpperCase() === COUPON_CODE ? COUPON_DISCOUNT : 0;
}

/** What the cart shows: unit prices rounded to whole rupees, delivery added (docs/decisions/bag-and-order.md). */
export function cartTotals(lines: readonly PricedLine[]): CartTotals {
  const subtotal = sum(lines, (line) => roundToRupees(line.unitPrice) * line.quantity);
  return { subtotal, deliveryFee: DELIVERY_FEE, total: subtotal + DELIVERY_FEE };
}

/** What checkout shows and an order costs: exact prices, free delivery, and a discount without a floor (docs/decisions/bag-and-order.md). */
export function checkoutTotals(lines: readonly PricedLine[], couponCode: string | null): CheckoutTotals {
  const subtotal = sum(lines, (line) => line.unitPrice * line.quantity);
  const discount = discountFor(couponCode);
  return {
    subtotal,
    discount,
    deliveryFee: 0,
    struckDeliveryFee: CHECKOUT_STRUCK_FEE,
    total: subtotal - discount,
  };
}

function sum(lines: readonly PricedLine[], amountOf: (line: PricedLine) => Paise): Paise {
  return lines.reduce((total, line) => total + amountOf(line), 0);
}
