// Written by scripts/icons.ts (pnpm generate). Do not edit.
import type { IconGlyph } from '../Icon.tsx';

export const xIcon: IconGlyph = {
  bold: 'M208 192a12 12 0 01-17 17l-63-64-64 63a12 12 0 01-17-17l64-63-63-64a12 12 0 0117-17l63 64 64-64a12 12 0 0117 17l-64 64Z',
};
