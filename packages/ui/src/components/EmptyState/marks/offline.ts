import type { ChalkMark } from '../EmptyState.tsx';

/** Waves without a signal, behind a tape. */
export const offlineMark: ChalkMark = {
  chalk: 'M12 44a62 62 0 0188 0M28 62a40 40 0 0156 0M43 80a19 19 0 0126 0',
  tape: 'M20 22L30 12 98 92 88 102Z',
  ticks: 'M39 23l-7 7M52 38l-4 4M65 53l-7 7M78 68l-4 4',
  ink: 'M52 96a4 4 0 108 0 4 4 0 10-8 0',
};
