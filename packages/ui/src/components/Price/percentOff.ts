import { isReduced, type Money } from '@naap/api-clients/pricing';

/**
 * Returns the reduction from `original` to `amount` in whole per cent, 0 if there is none. At most 99, because a positive amount is never
 * 100% off.
 */
export function percentOff(amount: Money, original: Money | undefined): number {
  if (!isReduced(amount, original)) return 0;
  return Math.min(99, Math.round((1 - amount.amount / original.amount) * 100));
}
