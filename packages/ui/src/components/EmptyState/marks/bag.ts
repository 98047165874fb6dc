import type { ChalkMark } from '../EmptyState.tsx';

/** A bag without content; its tag hangs out. */
export const bagMark: ChalkMark = {
  chalk: 'M24 44H88L96 100H16ZM38 58V34a18 18 0 0136 0V58',
  tape: 'M43 70l13-8 13 8v22H43Z',
  ticks: 'M47 92v-8M53 92v-5M59 92v-8M65 92v-5',
  ink: 'M74 34Q76 58 56 68',
};
