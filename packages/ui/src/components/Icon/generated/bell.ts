// Written by scripts/icons.ts (pnpm generate). Do not edit.
import type { IconGlyph } from '../Icon.tsx';

export const bellIcon: IconGlyph = {
  bold: 'M225 166q-12-23-13-62a84 84 0 00-168 0q0 39-13 62a20 20 0 000 20 20 20 0 0017 10h36a44 44 0 0088 0h36a20 20 0 0017-10 20 20 0 000-20m-97 46a20 20 0 01-20-16h40a20 20 0 01-20 16m-73-40q13-27 13-68a60 60 0 01120 0q0 41 13 68Z',
  fill: 'M222 176c-6-10-14-37-14-72a80 80 0 10-160 0c0 35-8 62-14 72a16 16 0 0014 24h41a40 40 0 0078 0h41a16 16 0 0014-24m-94 40a24 24 0 01-23-16h46a24 24 0 01-23 16',
};
