// Written by scripts/icons.ts (pnpm generate). Do not edit.
import type { IconGlyph } from '../Icon.tsx';

export const checkCircleIcon: IconGlyph = {
  bold: 'M176 96a12 12 0 010 17l-56 56a12 12 0 01-17 0l-24-24a12 12 0 1117-17l16 15 48-48a12 12 0 0116 1m60 32A108 108 0 11128 20a108 108 0 01108 108m-24 0a84 84 0 10-84 84 84 84 0 0084-84',
  fill: 'M128 24a104 104 0 10104 104A104 104 0 00128 24m46 86-56 56a8 8 0 01-12 0l-24-24a8 8 0 0112-12l18 19 50-51a8 8 0 0112 12',
};
