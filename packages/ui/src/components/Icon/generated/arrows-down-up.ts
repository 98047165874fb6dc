// Written by scripts/icons.ts (pnpm generate). Do not edit.
import type { IconGlyph } from '../Icon.tsx';

export const arrowsDownUpIcon: IconGlyph = {
  bold: 'M120 168a12 12 0 010 17l-32 32a12 12 0 01-17 0l-32-32a12 12 0 1117-17l12 11V48a12 12 0 0124 0v131l12-12a12 12 0 0116 1m96-96-32-32a12 12 0 00-17 0l-32 32a12 12 0 0017 17l12-12v131a12 12 0 0024 0V77l12 12a12 12 0 0017-17',
};
