// Written by scripts/icons.ts (pnpm generate). Do not edit.
import type { IconGlyph } from '../Icon.tsx';

export const listIcon: IconGlyph = {
  bold: 'M228 128a12 12 0 01-12 12H40a12 12 0 010-24h176a12 12 0 0112 12M40 76h176a12 12 0 000-24H40a12 12 0 000 24m176 104H40a12 12 0 000 24h176a12 12 0 000-24',
};
