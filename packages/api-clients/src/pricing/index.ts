export { formatMoney, type Precision } from './format.ts';
export {
  exactRange,
  inr,
  isCurrencyCode,
  isReduced,
  type Money,
  minorDigits,
  money,
  type PriceRange,
  parseMoney,
  RUPEE,
  roundToRupees,
  times,
  toDecimal,
} from './money.ts';
export {
  amountDue,
  type CartTotals,
  type CheckoutTotals,
  cartTotals,
  checkoutTotals,
  DEFAULT_PRICING_RULES,
  discountFor,
  type PricedLine,
  type PricingRules,
} from './rules.ts';
