// Written by scripts/icons.ts (pnpm generate). Do not edit.
import type { IconGlyph } from '../Icon.tsx';

export const userIcon: IconGlyph = {
  bold: 'M234 210a123 123 0 00-60-53 76 76 0 10-92 0 123 123 0 00-60 53 12 12 0 1020 12 98 98 0 01172 0 12 12 0 0020-12M76 96a52 52 0 1152 52 52 52 0 01-52-52',
  fill: 'M231 220a8 8 0 01-7 4H32a8 8 0 01-7-12q24-40 66-54a72 72 0 1174 0q42 14 66 54a8 8 0 010 8',
};
