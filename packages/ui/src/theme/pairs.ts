import type { ColorRole } from './roles.ts';

/** How a foreground colour is used, which decides the contrast it needs. */
type Use = 'body' | 'text' | 'control' | 'disabled';

/**
 * Minimum WCAG contrast ratio of body text, other text, outlines of controls and the focus ring, and disabled text. WCAG sets no minimum
 * for disabled controls; ours stay legible, and the reason beside them has full contrast.
 */
export const minimumContrast: Record<Use, number> = { body: 7, text: 4.5, control: 3, disabled: 3 };

export interface ColorPair {
  readonly on: ColorRole;
  readonly surface: ColorRole;
  readonly use: Use;
}

const pairs = (use: Use, surfaces: Partial<Record<ColorRole, readonly ColorRole[]>>): ColorPair[] =>
  Object.entries(surfaces).flatMap(([surface, roles]) =>
    // Object.entries loses the keys' type.
    roles.map((on) => ({ on, surface: surface as ColorRole, use })),
  );

/** Every pair of foreground and surface colours in use. A component that sets another pair must declare it here. */
export const colorPairs: readonly ColorPair[] = [
  ...pairs('body', {
    paper: ['ink', 'ink2'],
    sunk: ['ink', 'ink2'],
    raised: ['ink', 'ink2'],
    table: ['ink'],
    ink: ['onInk'],
    tape: ['tapeInk'],
    tapePressed: ['tapeInk'],
    tapeSoft: ['ink'],
    cloth: ['onCloth', 'onCloth2'],
    chalk: ['onChalk'],
  }),
  ...pairs('text', {
    paper: ['ink3', 'rani', 'danger', 'ok', 'info'],
    sunk: ['ink3', 'danger'],
    raised: ['ink3', 'rani', 'danger', 'ok'],
    table: ['ink2'],
    ink2: ['onInk'],
    tapeSoft: ['ink2'],
    tapeInk: ['tape'],
    raniSoft: ['rani'],
    danger: ['paper'],
    dangerSoft: ['ink', 'danger'],
    okSoft: ['ink', 'ok'],
    infoSoft: ['ink', 'info'],
    cloth: ['tape'],
  }),
  ...pairs('control', {
    paper: ['lineStrong', 'ink'],
    sunk: ['lineStrong', 'ink'],
    raised: ['lineStrong', 'ink', 'danger'],
    tape: ['tapeInk'],
  }),
  ...pairs('disabled', { paper: ['disabledText'], raised: ['disabledText'], table: ['disabledText'] }),
];
