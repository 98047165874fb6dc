// Written by scripts/icons.ts (pnpm generate). Do not edit.
import type { IconGlyph } from '../Icon.tsx';

export const warningCircleIcon: IconGlyph = {
  bold: 'M128 20a108 108 0 10108 108A108 108 0 00128 20m0 192a84 84 0 1184-84 84 84 0 01-84 84m-12-80V80a12 12 0 0124 0v52a12 12 0 01-24 0m28 40a16 16 0 11-16-16 16 16 0 0116 16',
  fill: 'M128 24a104 104 0 10104 104A104 104 0 00128 24m-8 56a8 8 0 0116 0v56a8 8 0 01-16 0Zm8 104a12 12 0 1112-12 12 12 0 01-12 12',
};
