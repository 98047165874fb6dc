import { m } from '@naap/messages';
import { CANCEL_REASONS } from '@naap/state/staff';

type Reason = (typeof CANCEL_REASONS)[number];

const TEXTS: Readonly<Record<Reason, () => string>> = {
  sold_out: m.counter_cancel_sold_out,
  cannot_deliver: m.counter_cancel_cannot_deliver,
  not_reachable: m.counter_cancel_not_reachable,
  asked_by_shopper: m.counter_cancel_asked_by_shopper,
};

/** Returns why an order is cancelled, in words. */
export const cancelText = (reason: Reason): string => TEXTS[reason]();

/** The reasons that can be chosen. */
export const cancelReasons = (): readonly { readonly value: Reason; readonly label: string }[] =>
  CANCEL_REASONS.map((value) => ({ value, label: cancelText(value) }));
