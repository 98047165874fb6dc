// Written by scripts/icons.ts (pnpm generate). Do not edit.
import type { IconGlyph } from '../Icon.tsx';

export const arrowUUpLeftIcon: IconGlyph = {
  bold: 'M236 144a68 68 0 01-68 68H80a12 12 0 010-24h88a44 44 0 000-88H61l28 28a12 12 0 01-17 17L24 97a12 12 0 010-17l48-48a12 12 0 1117 17L61 76h107a68 68 0 0168 68',
};
