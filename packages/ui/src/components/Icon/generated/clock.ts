// Written by scripts/icons.ts (pnpm generate). Do not edit.
import type { IconGlyph } from '../Icon.tsx';

export const clockIcon: IconGlyph = {
  bold: 'M128 20a108 108 0 10108 108A108 108 0 00128 20m0 192a84 84 0 1184-84 84 84 0 01-84 84m68-84a12 12 0 01-12 12h-56a12 12 0 01-12-12V72a12 12 0 0124 0v44h44a12 12 0 0112 12',
};
