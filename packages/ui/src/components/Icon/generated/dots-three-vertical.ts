// Written by scripts/icons.ts (pnpm generate). Do not edit.
import type { IconGlyph } from '../Icon.tsx';

export const dotsThreeVerticalIcon: IconGlyph = {
  bold: 'M112 60a16 16 0 1116 16 16 16 0 01-16-16m16 52a16 16 0 1016 16 16 16 0 00-16-16m0 68a16 16 0 1016 16 16 16 0 00-16-16',
};
