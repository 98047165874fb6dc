import { recipe, style } from '../../css/component.ts';
import { focusRing, stateTransition, visuallyHidden } from '../../css/utilities.ts';
import { vars } from '../../theme/contract.css.ts';

export const radio = style(visuallyHidden);

export const card = recipe({
  base: {
    position: 'relative',
    display: 'flex',
    alignItems: 'flex-start',
    minInlineSize: 0,
    border: `1px solid ${vars.color.line}`,
    borderRadius: vars.radius.card,
    backgroundColor: vars.color.raised,
    transition: stateTransition('border-color'),
    selectors: { [`&:has(${radio}:focus-visible)`]: focusRing },
  },
  variants: {
    checked: {
      // Thicker to the inside, so that nothing moves.
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
  cursor: 'pointer',
});

export const disc = style({
  flex: 'none',
  inlineSize: '1.5rem',
  blockSize: '1.5rem',
  borderRadius: '50%',
  border: `2px solid ${vars.color.lineStrong}`,
  selectors: {
    [`${radio}:checked + &`]: {
      borderColor: vars.color.ink,
      backgroundColor: vars.color.ink,
      boxShadow: `inset 0 0 0 3px ${vars.color.raised}`,
    },
    [`${radio}:disabled + &`]: { borderColor: vars.color.table },
  },
});

export const content = style({ flex: 1, minInlineSize: 0, overflowWrap: 'anywhere' });

export const trailing = style({ display: 'flex', flex: 'none', padding: '6px 4px' });
