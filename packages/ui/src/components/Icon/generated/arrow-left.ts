// Written by scripts/icons.ts (pnpm generate). Do not edit.
import type { IconGlyph } from '../Icon.tsx';

export const arrowLeftIcon: IconGlyph = {
  bold: 'M228 128a12 12 0 01-12 12H69l52 52a12 12 0 01-17 17l-72-72a12 12 0 010-17l72-72a12 12 0 0117 17l-52 51h147a12 12 0 0112 12',
};
