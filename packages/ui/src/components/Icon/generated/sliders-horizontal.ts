// Written by scripts/icons.ts (pnpm generate). Do not edit.
import type { IconGlyph } from '../Icon.tsx';

export const slidersHorizontalIcon: IconGlyph = {
  bold: 'M40 92h30a36 36 0 0068 0h78a12 12 0 000-24h-78a36 36 0 00-68 0H40a12 12 0 000 24m64-24a12 12 0 11-12 12 12 12 0 0112-12m112 96h-14a36 36 0 00-68 0H40a12 12 0 000 24h94a36 36 0 0068 0h14a12 12 0 000-24m-48 24a12 12 0 1112-12 12 12 0 01-12 12',
};
