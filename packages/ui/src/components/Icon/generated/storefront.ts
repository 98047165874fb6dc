// Written by scripts/icons.ts (pnpm generate). Do not edit.
import type { IconGlyph } from '../Icon.tsx';

export const storefrontIcon: IconGlyph = {
  bold: 'M236 96v-3l-15-50a20 20 0 00-19-15H54a20 20 0 00-19 15L20 93v19a44 44 0 0016 34v70a12 12 0 0012 12h160a12 12 0 0012-12v-70a44 44 0 0016-34zM57 52h142l9 32H48Zm91 56v4a20 20 0 01-40 0v-4Zm-95 21a20 20 0 01-9-17v-4h40v4a20 20 0 01-20 20l-9-2zm143 75H60v-48h4a44 44 0 0032-14 44 44 0 0064 0 44 44 0 0032 14h4Zm16-92a20 20 0 01-9 17l-2 1a20 20 0 01-29-18v-4h40Z',
};
