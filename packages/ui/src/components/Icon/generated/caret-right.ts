// Written by scripts/icons.ts (pnpm generate). Do not edit.
import type { IconGlyph } from '../Icon.tsx';

export const caretRightIcon: IconGlyph = {
  bold: 'm184 136-80 80a12 12 0 01-17-17l72-71-71-72a12 12 0 1117-17l80 80a12 12 0 01-1 17',
};
