// Written by scripts/icons.ts (pnpm generate). Do not edit.
import type { IconGlyph } from '../Icon.tsx';

export const scissorsIcon: IconGlyph = {
  bold: 'M239 184 98 88l2-12a40 40 0 10-15 31l30 21-30 21a40 40 0 103 59 40 40 0 0012-28l-2-12 38-25 89 61a12 12 0 0014-20m-168 7a16 16 0 115-11 16 16 0 01-5 11M49 87a16 16 0 1122 0 16 16 0 01-22 0m113 24a12 12 0 013-17l60-42a12 12 0 0114 20l-61 42a12 12 0 01-16-3',
};
