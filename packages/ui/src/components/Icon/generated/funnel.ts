// Written by scripts/icons.ts (pnpm generate). Do not edit.
import type { IconGlyph } from '../Icon.tsx';

export const funnelIcon: IconGlyph = {
  bold: 'M234 48a20 20 0 00-18-12H40a20 20 0 00-15 33v1l67 71v75a20 20 0 0031 17l32-22a20 20 0 009-16v-54l67-71v-1a20 20 0 003-21m-91 80-3 8v57l-24 16v-73l-3-8-64-68h158Z',
};
