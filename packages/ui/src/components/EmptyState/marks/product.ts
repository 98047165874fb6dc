import type { ChalkMark } from '../EmptyState.tsx';

/** A swing tag without a garment. */
export const productMark: ChalkMark = {
  chalk: 'M30 44L56 24 82 44V104H30Z',
  tape: 'M30 82H82V104H30Z',
  ticks: 'M38 82v11M46 82v7M54 82v11M62 82v7M70 82v11',
  ink: 'M56 46C50 10 90 4 94 26',
};
