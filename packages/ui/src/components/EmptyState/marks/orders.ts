import type { ChalkMark } from '../EmptyState.tsx';

/** An open parcel with a piece of tape. */
export const ordersMark: ChalkMark = {
  chalk: 'M14 42H98V98H14ZM14 42L28 22H84L98 42',
  tape: 'M45 42H67V74l-5.5-5-5.5 5-5.5-5-5.5 5Z',
  ticks: 'M45 48h9M45 54h6M45 60h9',
};
