// Written by scripts/icons.ts (pnpm generate). Do not edit.
import type { IconGlyph } from '../Icon.tsx';

export const magnifyingGlassPlusIcon: IconGlyph = {
  bold: 'M156 112a12 12 0 01-12 12h-20v20a12 12 0 01-24 0v-20H80a12 12 0 010-24h20V80a12 12 0 0124 0v20h20a12 12 0 0112 12m76 120a12 12 0 01-17 0l-47-47a92 92 0 1117-17l48 48a12 12 0 01-1 16m-120-52a68 68 0 10-68-68 68 68 0 0068 68',
};
