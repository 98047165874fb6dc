import type { ChalkMark } from '../EmptyState.tsx';

/** A shirt cut out of the cloth, and a lens on its place. */
export const resultsMark: ChalkMark = {
  chalk: 'M38 18q18 18 36 0l24 14-9 20-13-4v50H36V48l-13 4-9-20Z',
  ink: 'M58 66a15 15 0 1030 0 15 15 0 10-30 0M84 77L102 96',
};
