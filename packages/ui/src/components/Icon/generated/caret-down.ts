// Written by scripts/icons.ts (pnpm generate). Do not edit.
import type { IconGlyph } from '../Icon.tsx';

export const caretDownIcon: IconGlyph = {
  bold: 'm216 104-80 80a12 12 0 01-17 0l-80-80a12 12 0 0117-17l72 72 72-72a12 12 0 0117 17',
};
