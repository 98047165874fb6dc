// Written by scripts/icons.ts (pnpm generate). Do not edit.
import type { IconGlyph } from '../Icon.tsx';

export const speakerHighIcon: IconGlyph = {
  bold: 'M157 21a12 12 0 00-12 2L76 76H32a20 20 0 00-20 20v64a20 20 0 0020 20h44l69 53a12 12 0 0019-9V32a12 12 0 00-7-11M36 100h32v56H36Zm104 99-48-37V94l48-37Zm72-71a44 44 0 01-11 29 12 12 0 11-18-16 20 20 0 000-26 12 12 0 0118-16 44 44 0 0111 29m40 0a84 84 0 01-21 56 12 12 0 01-18-16 60 60 0 000-80 12 12 0 1118-16 84 84 0 0121 56',
};
