// Written by scripts/icons.ts (pnpm generate). Do not edit.
import type { IconGlyph } from '../Icon.tsx';

export const arrowClockwiseIcon: IconGlyph = {
  bold: 'M244 56v48a12 12 0 01-12 12h-48a12 12 0 110-24h17l-19-17v-1a76 76 0 10-55 130h1a76 76 0 0052-21 12 12 0 0117 18 99 99 0 01-69 27h-1a100 100 0 1172-171l21 20V56a12 12 0 0124 0',
};
