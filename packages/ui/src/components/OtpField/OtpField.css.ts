import { recipe, style } from '../../css/component.ts';
import { stateTransition } from '../../css/utilities.ts';
import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';

/** The maximum width keeps the boxes roughly square. */
export const frame = style({ position: 'relative', maxInlineSize: '28rem' });

export const boxes = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  gap: vars.space[8],
  '@media': { [media.cramped]: { gap: vars.space[4] } },
});

/** Invisible input over the boxes: a single input, so that typing, pasting, autofill and screen readers work. */
export const input = style({
  position: 'absolute',
  inset: 0,
  zIndex: 1,
  inlineSize: '100%',
  blockSize: '100%',
  color: 'transparent',
  caretColor: 'transparent',
  // Forced colours would make its text visible over the digits of the boxes.
  forcedColorAdjust: 'none',
  fontSize: '1rem',
  cursor: 'text',
  selectors: {
    '&:focus-visible': { outline: 'none', boxShadow: 'none' },
    '&:disabled': { cursor: 'not-allowed' },
    '&::selection': { color: 'transparent', backgroundColor: 'transparent' },
    '&:-webkit-autofill': { transition: 'background-color 9999s', WebkitTextFillColor: 'transparent' },
  },
});

const focused = `${input}:focus-visible ~ ${boxes} &`;

export const box = recipe({
  base: {
    display: 'grid',
    placeItems: 'center',
    blockSize: '4rem',
    paddingBlockStart: '3px',
    border: `1.5px solid ${vars.color.lineStrong}`,
    borderRadius: vars.radius.control,
    backgroundColor: vars.color.raised,
    fontSize: '1.75rem',
    lineHeight: 1,
    fontWeight: 750,
    transition: stateTransition('border-color'),
    '@media': { [media.cramped]: { fontSize: '1.375rem' } },
    selectors: {
      [`${input}:disabled ~ ${boxes} &`]: {
        color: vars.color.disabledText,
        backgroundColor: vars.color.table,
        borderColor: 'transparent',
        '@media': { [media.forcedColors]: { color: 'GrayText', borderColor: 'GrayText' } },
      },
    },
  },
  variants: {
    invalid: { true: { border: `2px solid ${vars.color.danger}` }, false: {} },
    /** The box whose digit is typed next or replaced, while the field has the focus. */
    current: {
      true: {
        selectors: {
          [focused]: {
            outline: `2.5px solid ${vars.color.ink}`,
            outlineOffset: '-2.5px',
            boxShadow: `0 0 0 4px ${vars.color.tape}`,
            '@media': { [media.forcedColors]: { outlineOffset: '1px' } },
          },
          [`${focused}:empty::before`]: {
            content: '""',
            inlineSize: '2px',
            blockSize: '1.75rem',
            marginBlockEnd: '3px',
            backgroundColor: 'currentColor',
            forcedColorAdjust: 'none',
          },
        },
      },
      false: {},
    },
  },
});
