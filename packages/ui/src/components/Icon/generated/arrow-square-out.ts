// Written by scripts/icons.ts (pnpm generate). Do not edit.
import type { IconGlyph } from '../Icon.tsx';

export const arrowSquareOutIcon: IconGlyph = {
  bold: 'M228 104a12 12 0 01-24 0V69l-60 60a12 12 0 01-17-17l60-60h-35a12 12 0 010-24h64a12 12 0 0112 12Zm-44 24a12 12 0 00-12 12v64H52V84h64a12 12 0 000-24H48a20 20 0 00-20 20v128a20 20 0 0020 20h128a20 20 0 0020-20v-68a12 12 0 00-12-12',
};
