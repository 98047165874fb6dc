// Written by scripts/icons.ts (pnpm generate). Do not edit.
import type { IconGlyph } from '../Icon.tsx';

export const caretLeftIcon: IconGlyph = {
  bold: 'M168 200a12 12 0 01-17 17l-80-80a12 12 0 010-17l80-80a12 12 0 0117 17l-71 71Z',
};
