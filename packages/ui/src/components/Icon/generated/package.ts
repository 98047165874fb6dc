// Written by scripts/icons.ts (pnpm generate). Do not edit.
import type { IconGlyph } from '../Icon.tsx';

export const packageIcon: IconGlyph = {
  bold: 'm226 63-88-49a20 20 0 00-20 0L30 63a20 20 0 00-10 17v96a20 20 0 0010 17l88 49a20 20 0 0020 0l88-49a20 20 0 0010-17V80a20 20 0 00-10-17m-98-26 72 39-21 12-72-40Zm0 78L56 76l26-14 72 39ZM44 97l72 39v77l-72-40Zm96 116v-77l24-13v29a12 12 0 0024 0v-42l24-13v76Z',
};
