// Written by scripts/icons.ts (pnpm generate). Do not edit.
import type { IconGlyph } from '../Icon.tsx';

export const signOutIcon: IconGlyph = {
  bold: 'M124 216a12 12 0 01-12 12H48a12 12 0 01-12-12V40a12 12 0 0112-12h64a12 12 0 010 24H60v152h52a12 12 0 0112 12m108-96-40-40a12 12 0 00-17 17l20 19h-83a12 12 0 000 24h83l-20 20a12 12 0 0017 17l40-40a12 12 0 000-17',
};
