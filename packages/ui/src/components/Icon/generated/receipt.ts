// Written by scripts/icons.ts (pnpm generate). Do not edit.
import type { IconGlyph } from '../Icon.tsx';

export const receiptIcon: IconGlyph = {
  bold: 'M68 100a12 12 0 0112-12h96a12 12 0 010 24H80a12 12 0 01-12-12m12 52h96a12 12 0 000-24H80a12 12 0 000 24m156-96v152a12 12 0 01-17 11l-27-14-27 14a12 12 0 01-10 0l-27-14-27 14a12 12 0 01-10 0l-27-14-27 14a12 12 0 01-17-11V56a20 20 0 0120-20h176a20 20 0 0120 20m-24 4H44v129l15-8a12 12 0 0110 0l27 14 27-14a12 12 0 0110 0l27 14 27-14a12 12 0 0110 0l15 8Z',
};
