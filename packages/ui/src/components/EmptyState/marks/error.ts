import type { ChalkMark } from '../EmptyState.tsx';

/** A tape that is cut in two. */
export const errorMark: ChalkMark = {
  chalk: 'M57 12V100',
  tape: 'M4 38H50l-7 6 7 7-7 6 7 7H4ZM108 48H68l-7 6 7 7-7 6 7 7H108Z',
  ticks: 'M12 38v11M22 38v7M32 38v11M76 48v11M86 48v7M96 48v11',
};
