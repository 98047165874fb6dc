import { type Money, minorDigits, RUPEE, roundToRupees, toDecimal } from './money.ts';

/** `whole-rupees` rounds rupees as lists and the cart do; other currencies keep their decimals. */
export type Precision = 'whole-rupees' | 'exact';

const formats = new Map<string, Intl.NumberFormat>();

/** Formats money: "₹1,49,999" in Indian grouping, "€1,299.50", "¥1,500", "-₹201.00". */
export function formatMoney(money: Money, precision: Precision = 'whole-rupees'): string {
  const isWhole = money.currency === RUPEE && precision === 'whole-rupees';
  const digits = isWhole ? 0 : minorDigits(money.currency);
  return formatOf(money.currency, digits).format(toDecimal(isWhole ? roundToRupees(money) : money));
}

function formatOf(currency: string, digits: number): Intl.NumberFormat {
  const key = `${currency} ${digits}`;
  const known = formats.get(key);
  // Stryker disable next-line ConditionalExpression: the map only saves time
  if (known) return known;
  const format = new Intl.NumberFormat(currency === RUPEE ? 'en-IN' : 'en', {
    style: 'currency',
    currency,
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
  // Stryker disable next-line CallExpression: the map only saves time
  formats.set(key, format);
  return format;
}
