// Written by scripts/icons.ts (pnpm generate). Do not edit.
import type { IconGlyph } from '../Icon.tsx';

export const navigationArrowIcon: IconGlyph = {
  bold: 'M239 102 63 37a20 20 0 00-26 26l65 176a20 20 0 0019 13h1a20 20 0 0018-14h1l21-76 76-21v-1a20 20 0 001-38m-90 38a12 12 0 00-9 9l-19 70L63 63l156 58Z',
};
