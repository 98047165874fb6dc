// Written by scripts/icons.ts (pnpm generate). Do not edit.
import type { IconGlyph } from '../Icon.tsx';

export const envelopeSimpleIcon: IconGlyph = {
  bold: 'M224 44H32a12 12 0 00-12 12v136a20 20 0 0020 20h176a20 20 0 0020-20V56a12 12 0 00-12-12m-31 24-65 60-65-60ZM44 188V83l76 70a12 12 0 0016 0l76-70v105Z',
};
