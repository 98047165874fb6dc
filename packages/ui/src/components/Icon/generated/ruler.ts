// Written by scripts/icons.ts (pnpm generate). Do not edit.
import type { IconGlyph } from '../Icon.tsx';

export const rulerIcon: IconGlyph = {
  bold: 'm238 71-53-53a20 20 0 00-28 0L18 157a20 20 0 000 28l53 53a20 20 0 0028 0L238 99a20 20 0 000-28M85 218l-47-47 26-26 24 24a12 12 0 0017-17l-24-24 15-15 24 24a12 12 0 0017-17l-24-24 15-15 24 24a12 12 0 0017-17l-24-24 26-26 47 47Z',
};
