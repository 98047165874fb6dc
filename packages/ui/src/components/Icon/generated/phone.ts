// Written by scripts/icons.ts (pnpm generate). Do not edit.
import type { IconGlyph } from '../Icon.tsx';

export const phoneIcon: IconGlyph = {
  bold: 'm224 155-47-21a20 20 0 00-19 1l-1 1-23 19q-21-12-33-33l19-23 1-1a20 20 0 001-19l-21-47a20 20 0 00-21-12 60 60 0 00-52 60c0 82 66 148 148 148a60 60 0 0060-52 20 20 0 00-12-21m-48 49A124 124 0 0152 80a36 36 0 0128-36l19 42-19 23-1 1a20 20 0 00-1 20c9 19 29 39 48 48a20 20 0 0020-1l1-1 23-19 42 19a36 36 0 01-36 28',
};
