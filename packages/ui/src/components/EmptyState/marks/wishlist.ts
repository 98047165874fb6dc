import type { ChalkMark } from '../EmptyState.tsx';

/** A hanger without a garment, and a heart below it. */
export const wishlistMark: ChalkMark = {
  chalk: 'M56 106C40 95 32 87 32 78a12 12 0 0124-3 12 12 0 0124 3c0 9-8 17-24 28Z',
  ink: 'M48 18a8 8 0 118 9v7L14 56h84L56 34',
};
