import type { ColorRole } from '../../src/theme/roles.ts';

/** The roles in the order they are shown in. Each stands in one family. */
export const colorFamilies = {
  surfaces: ['paper', 'sunk', 'raised', 'table'],
  words: ['ink', 'ink2', 'ink3', 'onInk', 'disabledText'],
  tape: ['tape', 'tapePressed', 'tapeInk', 'tapeSoft'],
  lines: ['line', 'lineStrong'],
  messages: ['rani', 'raniSoft', 'danger', 'dangerSoft', 'ok', 'okSoft', 'info', 'infoSoft'],
  cloth: ['cloth', 'onCloth', 'onCloth2', 'chalk', 'onChalk', 'scrim'],
} as const satisfies Record<string, readonly ColorRole[]>;
