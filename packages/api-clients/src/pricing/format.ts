import { type Money, minorDigits, RUPEE, roundToRupees, toDecimal } from './money.ts';

/** `whole-rupees` rounds rupees as lists and the cart do; other currencies keep their decimals. */
export type Precision = 'whole-rupees' | 'exact';

const formats = new Map<string, Intl.NumberFormat>();

/** Formats money: "₹1,49,999" in Indian grouping, "€1,299.50", "¥1,500", "-₹201.00". */
export function formatMoney(money: Money, precision: Precision = 'whole-rupees'): string {
  if (money.currency !== RUPEE) return formatOf(money.currency).format(toDecimal(money));
  const isWhole = precision === 'whole-rupees';
  return rupeeText(isWhole ? roundToRupees(money) : money, isWhole);
}

/** Formats as `Intl` does. Without it, because a browser needs a tenth of a second for its first `Intl` object on a phone. */
function rupeeText(money: Money, isWhole: boolean): string {
  const [whole = '', fraction = ''] = toDecimal(money).replace('-', '').split('.');
  const grouped = whole.replace(/\d(?=(\d\d)+\d$)/g, '$&,');
  return `${money.amount < 0 ? '-' : ''}₹${grouped}${isWhole ? '' : `.${fraction}`}`;
}

function formatOf(currency: string): Intl.NumberFormat {
  const known = formats.get(currency);
  // Stryker disable next-line ConditionalExpression: the map only saves time
  if (known) return known;
  const digits = minorDigits(currency);
  const format = new Intl.NumberFormat('en', {
    style: 'currency',
    currency,
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
  // Stryker disable next-line CallExpression: the map only saves time
  formats.set(currency, format);
  return format;
}
