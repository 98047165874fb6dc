import { isReduced, type Money } from '@naap/api-clients/pricing';

/**
 * How much less `amount` is than `original`, in whole per cent; 0 where there is no reduction. At most 99: nothing that
 * still costs something is 100% off.
 */
export function percentOff(amount: Money, original: Money | undefined): number {
  if (!isReduced(amount, original)) return 0;
  return Math.min(99, Math.round((1 - amount.amount / original.amount) * 100));
}
