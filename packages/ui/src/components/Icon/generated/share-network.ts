// Written by scripts/icons.ts (pnpm generate). Do not edit.
import type { IconGlyph } from '../Icon.tsx';

export const shareNetworkIcon: IconGlyph = {
  bold: 'M176 156a44 44 0 00-29 11l-41-26a44 44 0 000-26l41-26a44 44 0 10-13-20L93 95a44 44 0 100 66l41 26a44 44 0 1042-31m0-120a20 20 0 11-20 20 20 20 0 0120-20M64 148a20 20 0 1120-20 20 20 0 01-20 20m112 72a20 20 0 1120-20 20 20 0 01-20 20',
};
