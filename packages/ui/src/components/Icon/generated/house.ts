// Written by scripts/icons.ts (pnpm generate). Do not edit.
import type { IconGlyph } from '../Icon.tsx';

export const houseIcon: IconGlyph = {
  bold: 'm222 106-80-80a20 20 0 00-28 0l-80 80a20 20 0 00-6 14v96a12 12 0 0012 12h64a12 12 0 0012-12v-52h24v52a12 12 0 0012 12h64a12 12 0 0012-12v-96a20 20 0 00-6-14m-18 98h-40v-52a12 12 0 00-12-12h-48a12 12 0 00-12 12v52H52v-82l76-76 76 76Z',
  fill: 'M224 120v96a8 8 0 01-8 8h-56a8 8 0 01-8-8v-52a4 4 0 00-4-4h-40a4 4 0 00-4 4v52a8 8 0 01-8 8H40a8 8 0 01-8-8v-96a16 16 0 015-11l80-80a16 16 0 0122 0l80 80a16 16 0 015 11',
};
