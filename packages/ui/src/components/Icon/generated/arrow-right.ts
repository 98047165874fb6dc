// Written by scripts/icons.ts (pnpm generate). Do not edit.
import type { IconGlyph } from '../Icon.tsx';

export const arrowRightIcon: IconGlyph = {
  bold: 'm224 136-72 72a12 12 0 01-17-17l52-51H40a12 12 0 010-24h147l-51-52a12 12 0 0117-17l72 72a12 12 0 01-1 17',
};
