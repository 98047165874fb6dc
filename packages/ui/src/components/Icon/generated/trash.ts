// Written by scripts/icons.ts (pnpm generate). Do not edit.
import type { IconGlyph } from '../Icon.tsx';

export const trashIcon: IconGlyph = {
  bold: 'M216 48h-36V36a28 28 0 00-28-28h-48a28 28 0 00-28 28v12H40a12 12 0 000 24h4v136a20 20 0 0020 20h128a20 20 0 0020-20V72h4a12 12 0 000-24M100 36a4 4 0 014-4h48a4 4 0 014 4v12h-56Zm88 168H68V72h120Zm-72-100v64a12 12 0 01-24 0v-64a12 12 0 0124 0m48 0v64a12 12 0 01-24 0v-64a12 12 0 0124 0',
};
