import { style } from '../../css/component.ts';
import { vars } from '../../theme/contract.css.ts';

/** Wraps the button below the input if the text is so large that a code would not fit beside it. */
export const form = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'stretch', gap: vars.space[8] });

export const apply = style({ display: 'grid', flex: '1 0 auto' });

export const box = style({
  flex: '99 1 9rem',
  paddingBlockStart: '2px',
  fontWeight: 650,
  letterSpacing: '0.04em',
  textTransform: 'uppercase',
  selectors: { '&::placeholder': { fontWeight: 450, letterSpacing: 0, textTransform: 'none' } },
});
