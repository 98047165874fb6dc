// Written by scripts/icons.ts (pnpm generate). Do not edit.
import type { IconGlyph } from '../Icon.tsx';

export const magnifyingGlassIcon: IconGlyph = {
  bold: 'm232 216-47-48a92 92 0 10-17 17l48 48a12 12 0 0017-17M44 112a68 68 0 1168 68 68 68 0 01-68-68',
};
