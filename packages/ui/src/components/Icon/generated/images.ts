// Written by scripts/icons.ts (pnpm generate). Do not edit.
import type { IconGlyph } from '../Icon.tsx';

export const imagesIcon: IconGlyph = {
  bold: 'M160 88a16 16 0 1116 16 16 16 0 01-16-16m76-32v104a20 20 0 01-20 20h-12v20a20 20 0 01-20 20H40a20 20 0 01-20-20V88a20 20 0 0120-20h20V56a20 20 0 0120-20h136a20 20 0 0120 20m-56 124H80a20 20 0 01-20-20V92H44v104h136Zm-22-24-34-34-34 34Zm54-96H84v68l26-26a20 20 0 0128 0l54 54h20Z',
};
