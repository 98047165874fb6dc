// Written by scripts/icons.ts (pnpm generate). Do not edit.
import type { IconGlyph } from '../Icon.tsx';

export const checkIcon: IconGlyph = {
  bold: 'M232 80 104 208a12 12 0 01-17 0l-56-56a12 12 0 1117-17l48 48L216 64a12 12 0 0117 17',
};
