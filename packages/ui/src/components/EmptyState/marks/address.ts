import type { ChalkMark } from '../EmptyState.tsx';

/** A pin over a tape. */
export const addressMark: ChalkMark = {
  chalk: 'M56 88C36 64 28 54 28 40a28 28 0 0156 0c0 14-8 24-28 48Z',
  tape: 'M8 90H104V108H8Z',
  ticks: 'M20 90v10M32 90v6M44 90v10M56 90v6M68 90v10M80 90v6M92 90v10',
  ink: 'M46 40a10 10 0 1020 0 10 10 0 10-20 0',
};
