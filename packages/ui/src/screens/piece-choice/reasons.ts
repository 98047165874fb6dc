import { m } from '@naap/messages';

/** Why a piece is handed back, in words. */
export const REASONS = {
  too_small: m.order_reason_too_small,
  too_big: m.order_reason_too_big,
  looks_different: m.order_reason_looks_different,
  not_for_me: m.order_reason_not_for_me,
} as const;
