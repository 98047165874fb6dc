export interface Money {
  /** Integer minor units of the currency: ₹499.50 is 49950, ¥500 is 500. Always a safe integer. */
  readonly amount: number;
  /** ISO 4217 code, such as INR. */
  readonly currency: string;
}

/** A range of prices; both ends are inclusive. */
export interface PriceRange {
  readonly min?: Money;
  readonly max?: Money;
}

/** The currency of the shop (spec section 1). */
export const RUPEE = 'INR';

/**
 * The number of decimals of currencies that do not have two (ISO 4217). Not taken from `Intl`, whose numbers differ between
 * engines: the shop and the backend have to count in the same units.
 */
const MINOR_DIGITS: ReadonlyMap<string, number> = new Map([
  ...'BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX UYI VND VUV XAF XOF XPF'
    .split(' ')
    .map((code) => [code, 0] as const),
  ...'BHD IQD JOD KWD LYD OMR TND'.split(' ').map((code) => [code, 3] as const),
  ...'CLF UYW'.split(' ').map((code) => [code, 4] as const),
]);

/** Returns the number of decimals of a currency: 2 for INR, 0 for JPY, 3 for KWD. */
export function minorDigits(currency: string): number {
  return MINOR_DIGITS.get(currency) ?? 2;
}

/** Returns whether a text has the form of an ISO 4217 code. */
export function isCurrencyCode(text: string): boolean {
  return /^[A-Z]{3}$/.test(text);
}

export function money(amount: number, currency: string): Money {
  return { amount, currency };
}

/** Creates an amount of rupees from integer paise: `inr(49950)` is ₹499.50. */
export function inr(paise: number): Money {
  return { amount: paise, currency: RUPEE };
}

/**
 * Parses a decimal amount without converting it to a float. Zeros beyond the currency's decimals are accepted.
 * @throws RangeError for any other text, for amounts finer than the currency's minor unit, and beyond a safe integer of it.
 */
export function parseMoney(decimal: string, currency: string): Money {
  if (!isCurrencyCode(currency)) throw new RangeError(`"${currency}" is not a currency code, such as INR`);
  const digits = minorDigits(currency);
  const [whole, fraction = ''] = decimal.split('.');
  const isExact = /^-?\d+(\.\d+)?$/.test(decimal) && /^0*$/.test(fraction.slice(digits));
  const amount = isExact ? Number(`${whole}${fraction.slice(0, digits).padEnd(digits, '0')}`) : Number.NaN;
  if (!Number.isSafeInteger(amount)) {
    throw new RangeError(
      `"${decimal}" is not an amount of ${currency}, such as ${toDecimal(money(4990, currency))}`,
    );
  }
  // -0 would differ from 0 in comparisons.
  return money(amount === 0 ? 0 : amount, currency);
}

/** Formats an amount as an exact decimal number with all decimals of its currency: "-201.00". */
export function toDecimal({ amount, currency }: Money): `${number}` {
  const digits = minorDigits(currency);
  const text = String(Math.abs(amount)).padStart(digits + 1, '0');
  const whole = text.slice(0, text.length - digits);
  const fraction = digits === 0 ? '' : `.${text.slice(-digits)}`;
  return `${amount < 0 ? '-' : ''}${whole}${fraction}` as `${number}`;
}

/** Rounds to whole rupees, half a rupee up (spec section 9); returns amounts of other currencies unchanged. */
export function roundToRupees({ amount, currency }: Money): Money {
  // + 0 turns -0 into 0.
  return money(currency === RUPEE ? Math.round(amount / 100) * 100 + 0 : amount, currency);
}

/**
 * Returns the limits of the amounts that are shown within a range (`roundToRupees`): ₹500 to ₹1,049 contains ₹499.50 and ₹1,049.49. Limits of
 * other currencies stay.
 */
export function exactRange({ min, max }: PriceRange): PriceRange {
  const limit = ({ amount, currency }: Money, toRupees: (rupees: number) => number, paise: number) =>
    money(currency === RUPEE ? Math.max(0, toRupees(amount / 100) * 100 + paise) : amount, currency);
  return {
    ...(min && { min: limit(min, Math.ceil, -50) }),
    ...(max && { max: limit(max, Math.floor, 49) }),
  };
}

/** Multiplies a unit price by a quantity. */
export function times({ amount, currency }: Money, quantity: number): Money {
  return money(amount * quantity, currency);
}

/** Returns whether `original` may be shown struck through beside `amount`: both are positive, in one currency, and the original is higher. */
export function isReduced(amount: Money, original: Money | null | undefined): original is Money {
  return (
    original != null &&
    amount.amount > 0 &&
    original.currency === amount.currency &&
    original.amount > amount.amount
  );
}
