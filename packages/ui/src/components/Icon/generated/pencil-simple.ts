// Written by scripts/icons.ts (pnpm generate). Do not edit.
import type { IconGlyph } from '../Icon.tsx';

export const pencilSimpleIcon: IconGlyph = {
  bold: 'm230 71-45-45a20 20 0 00-28 0L34 149a20 20 0 00-6 14v45a20 20 0 0020 20h45a20 20 0 0014-6L230 99a20 20 0 000-28M91 204H52v-39l84-84 39 39Zm101-101-39-39 18-18 39 39Z',
};
