import type { ColorRole } from './roles.ts';

/** What stands on a surface, and so how far it must stand off from it. */
type Use = 'body' | 'text' | 'control' | 'disabled';

/**
 * WCAG contrast ratio at least: text read at length, other text, outlines of controls and the focus ring. WCAG asks nothing of what
 * is disabled; it must still be made out, and the reason stands beside it in full contrast.
 */
export const minimumContrast: Record<Use, number> = { body: 7, text: 4.5, control: 3, disabled: 3 };

export interface ColorPair {
  readonly on: ColorRole;
  readonly surface: ColorRole;
  readonly use: Use;
}

const pairs = (use: Use, surfaces: Partial<Record<ColorRole, readonly ColorRole[]>>): ColorPair[] =>
  Object.entries(surfaces).flatMap(([surface, roles]) =>
    // The keys of a record of roles are roles; Object.entries cannot say so.
    roles.map((on) => ({ on, surface: surface as ColorRole, use })),
  );

/** Every colour that may stand on a surface. A component that sets another pair has to declare it here first. */
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
