// Written by scripts/icons.ts (pnpm generate). Do not edit.
import type { IconGlyph } from '../Icon.tsx';

export const caretUpIcon: IconGlyph = {
  bold: 'M216 168a12 12 0 01-17 0l-71-71-72 71a12 12 0 01-17-17l80-80a12 12 0 0117 0l80 80a12 12 0 010 17',
};
