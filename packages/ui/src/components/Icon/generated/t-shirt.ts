// Written by scripts/icons.ts (pnpm generate). Do not edit.
import type { IconGlyph } from '../Icon.tsx';

export const tShirtIcon: IconGlyph = {
  bold: 'm246 58-48-28-6-2h-32a12 12 0 00-12 12 20 20 0 01-40 0 12 12 0 00-12-12H64l-6 2-48 28a20 20 0 00-8 26l18 37a20 20 0 0018 11h14v76a20 20 0 0020 20h112a20 20 0 0020-20v-76h14a20 20 0 0018-11l18-37a20 20 0 00-8-26M40 108 25 77l27-16v47Zm140 96H76V52h10a44 44 0 0084 0h10Zm36-96h-12V61l27 16Z',
};
