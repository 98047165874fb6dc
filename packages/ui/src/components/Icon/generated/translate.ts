// Written by scripts/icons.ts (pnpm generate). Do not edit.
import type { IconGlyph } from '../Icon.tsx';

export const translateIcon: IconGlyph = {
  bold: 'M251 211 195 99a12 12 0 00-22 0l-20 41a84 84 0 01-39-14 107 107 0 0025-58h21a12 12 0 000-24h-52V32a12 12 0 00-24 0v12H32a12 12 0 000 24h83a84 84 0 01-19 42L84 91a12 12 0 10-22 10 108 108 0 0016 25 84 84 0 01-46 14 12 12 0 000 24 107 107 0 0064-21 108 108 0 0045 19l-24 49a12 12 0 1022 10l12-25h66l12 25a12 12 0 1022-10m-88-39 21-41 21 41Z',
};
