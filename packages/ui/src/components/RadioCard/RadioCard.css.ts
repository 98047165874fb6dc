import { recipe, style } from '../../css/component.ts';
import { focusRing, stateTransition } from '../../css/utilities.ts';
import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';

export const radio = style({
  flex: 'none',
  appearance: 'none',
  inlineSize: '1.5rem',
  blockSize: '1.5rem',
  padding: '3px',
  border: `2px solid ${vars.color.lineStrong}`,
  borderRadius: '50%',
  backgroundClip: 'content-box',
  cursor: 'inherit',
  selectors: {
    '&:checked': { borderColor: vars.color.ink, backgroundColor: vars.color.ink },
    // The card shows the focus ring instead.
    '&:focus-visible': { outline: 'none', boxShadow: 'none' },
  },
  // The native radio is the only one that uses the system's colours for checked and unchecked.
  '@media': { [media.forcedColors]: { appearance: 'auto' } },
});

export const card = recipe({
  base: {
    display: 'flex',
    alignItems: 'flex-start',
    minInlineSize: 0,
    border: `1px solid ${vars.color.line}`,
    borderRadius: vars.radius.card,
    backgroundColor: vars.color.raised,
    transition: stateTransition('border-color', 'background-color'),
    selectors: { [`&:has(${radio}:focus-visible)`]: focusRing },
    '@media': {
      [media.hover]: {
        selectors: { [`&:has(${radio}:hover), &:has(label:hover)`]: { borderColor: vars.color.ink } },
      },
      // Wraps the trailing content below the text.
      [media.cramped]: { flexWrap: 'wrap' },
    },
  },
  variants: {
    checked: {
      // The thicker border is an inward outline, so that the layout does not change.
      true: {
        borderColor: vars.color.ink,
        outline: `2.5px solid ${vars.color.ink}`,
        outlineOffset: '-2.5px',
      },
      false: {},
    },
  },
});

export const choice = style({
  display: 'flex',
  flex: 1,
  gap: vars.space[12],
  alignItems: 'flex-start',
  minInlineSize: 0,
  padding: '14px',
  borderRadius: 'inherit',
  cursor: 'pointer',
  selectors: { '&:active': { backgroundColor: vars.color.sunk } },
  '@media': { [media.cramped]: { flexBasis: '100%' } },
});

/** The padding centres the first line on the radio. */
export const content = style({
  flex: 1,
  minInlineSize: 0,
  paddingBlockStart: '1px',
  overflowWrap: 'anywhere',
});

export const trailing = style({
  display: 'flex',
  flex: 'none',
  marginInlineStart: 'auto',
  padding: '6px 4px',
});
