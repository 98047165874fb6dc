// Written by scripts/icons.ts (pnpm generate). Do not edit.
import type { IconGlyph } from '../Icon.tsx';

export const crosshairSimpleIcon: IconGlyph = {
  bold: 'M128 20a108 108 0 10108 108A108 108 0 00128 20m12 191v-27a12 12 0 00-24 0v27a84 84 0 01-71-71h27a12 12 0 000-24H45a84 84 0 0171-71v27a12 12 0 0024 0V45a84 84 0 0171 71h-27a12 12 0 000 24h27a84 84 0 01-71 71',
};
