// Written by scripts/icons.ts (pnpm generate). Do not edit.
import type { IconGlyph } from '../Icon.tsx';

export const playIcon: IconGlyph = {
  bold: 'M234 111 90 23a20 20 0 00-30 17v176a20 20 0 0030 17l144-88a20 20 0 000-34M84 209V47l132 81Z',
  fill: 'M240 128a16 16 0 01-8 14L88 230a16 16 0 01-16 0 16 16 0 01-8-14V40a16 16 0 018-14 16 16 0 0116 0l144 88a16 16 0 018 14',
};
