import type { ColorRole } from '../../src/theme/roles.ts';

/** The colour roles by family, in the order in which the page shows them. */
export const colorFamilies = {
  surfaces: ['paper', 'sunk', 'raised', 'table'],
  text: ['ink', 'ink2', 'ink3', 'onInk', 'disabledText'],
  tape: ['tape', 'tapePressed', 'tapeInk', 'tapeSoft'],
  lines: ['line', 'lineStrong'],
  messages: ['rani', 'raniSoft', 'danger', 'dangerSoft', 'ok', 'okSoft', 'info', 'infoSoft'],
  cloth: ['cloth', 'onCloth', 'onCloth2', 'chalk', 'onChalk', 'scrim'],
} as const satisfies Record<string, readonly ColorRole[]>;
