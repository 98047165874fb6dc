import { cloth } from '../../css/cloth.ts';
import { style } from '../../css/screen.ts';
import { tape } from '../../css/tape.ts';
import { wide } from '../../css/type.ts';
import { media, tabletOnly } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';

const CASE = '60px';

/** The place of the case: at the end of the tape that is gone, and always in view. */
const caseStart = `clamp(${vars.space.gutter}, calc((1 - var(--left)) * 100% - ${CASE} / 2), calc(100% - ${CASE} - ${vars.space.gutter}))`;

const pulled = (property: string) =>
  ({ [media.motionAllowed]: { transition: `${property} ${vars.duration.draw} ${vars.ease.out}` } }) as const;

export const hero = style({
  ...cloth,
  position: 'relative',
  overflow: 'hidden',
  display: 'grid',
  gap: vars.space[4],
  paddingBlockStart: vars.space[16],
  paddingInline: vars.space.gutter,
  '@media': {
    [tabletOnly]: { gridTemplateColumns: 'minmax(0, 1fr) auto', columnGap: vars.space[24] },
    [media.desktop]: { borderRadius: vars.radius.card, paddingInline: vars.space[24] },
  },
});

/** The stage. */
export const label = style({ color: vars.color.tape, gridColumn: '1 / -1' });

/** The promised time: on a tablet, at the end of the line of the minutes. */
export const promisedTime = style({
  '@media': { [tabletOnly]: { alignSelf: 'end', maxInlineSize: '18rem', paddingBlockEnd: '0.875rem' } },
});

export const minutes = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  columnGap: vars.space[12],
});

export const number = style({
  ...wide,
  fontWeight: 800,
  fontSize: 'min(7.625rem, 32vw)',
  lineHeight: 0.92,
  letterSpacing: '-0.05em',
  marginInlineStart: '-0.02em',
});

export const unit = style({ ...wide, fontSize: '1.375rem', lineHeight: 1.1, paddingBlockEnd: '1rem' });

/** The way that is left behind, as a line, up to the case. */
export const gone = style({
  position: 'relative',
  gridColumn: '1 / -1',
  blockSize: CASE,
  marginBlockStart: vars.space[8],
  marginInline: `calc(-1 * ${vars.space.gutter})`,
  '::before': {
    content: '""',
    position: 'absolute',
    insetInlineStart: 0,
    insetBlockEnd: '25px',
    inlineSize: 'calc((1 - var(--left)) * 100%)',
    borderBlockStart: '2px dashed rgb(255 255 255 / 36%)',
  },
  '@media': { [media.desktop]: { marginInline: `calc(-1 * ${vars.space[24]})` } },
});

export const left = style({
  position: 'absolute',
  insetBlockEnd: 0,
  insetInlineEnd: 0,
  blockSize: '50px',
  // The whole tape begins in the middle of its case.
  inlineSize: `min(calc(var(--left) * 100%), 100% - ${vars.space.gutter} - ${CASE} / 2)`,
  color: vars.color.tapeInk,
  '@media': pulled('inline-size'),
});

/** One tick per minute. Turned round, so that every fifth tick is at a mark, which counts from the door. */
export const ticks = style({
  ...tape({ unit: 'calc((100% - 1.5px) / var(--minutes))', minor: '7px', major: '13px' }),
  position: 'absolute',
  inset: 0,
  transform: 'scaleX(-1)',
  '@media': { [media.forcedColors]: { forcedColorAdjust: 'none' } },
});

export const mark = style({
  ...wide,
  position: 'absolute',
  insetBlockEnd: '2px',
  paddingInlineStart: '4px',
  fontWeight: 800,
  fontSize: '1.1875rem',
  lineHeight: '1.5rem',
});

export const housing = style({
  position: 'absolute',
  insetBlockEnd: '-5px',
  insetInlineStart: caseStart,
  display: 'grid',
  placeItems: 'center',
  inlineSize: CASE,
  blockSize: CASE,
  borderRadius: '16px',
  color: vars.color.onChalk,
  backgroundColor: vars.color.chalk,
  boxShadow: '0 2px 6px rgb(0 0 0 / 40%)',
  '@media': pulled('inset-inline-start'),
});
