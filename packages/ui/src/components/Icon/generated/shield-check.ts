// Written by scripts/icons.ts (pnpm generate). Do not edit.
import type { IconGlyph } from '../Icon.tsx';

export const shieldCheckIcon: IconGlyph = {
  bold: 'M208 36H48a20 20 0 00-20 20v56c0 54 26 87 48 105 24 20 48 26 49 27h6c1-1 25-7 49-27 22-18 48-51 48-105V56a20 20 0 00-20-20m-4 76q0 54-39 86a126 126 0 01-37 21 126 126 0 01-37-21q-39-32-39-86V60h152ZM80 144a12 12 0 1117-17l15 16 48-48a12 12 0 0117 17l-56 56a12 12 0 01-17 0Z',
};
