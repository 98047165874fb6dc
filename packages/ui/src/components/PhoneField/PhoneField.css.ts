import { style } from '../../css/component.ts';
import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';

export const box = style({
  display: 'flex',
  alignItems: 'center',
  paddingBlockStart: '2px',
  // Wraps the prefix, because the digits need the whole width.
  '@media': { [media.cramped]: { flexWrap: 'wrap', fontSize: '1.125rem' } },
});

export const prefix = style({
  flex: 'none',
  paddingInlineEnd: '14px',
  color: vars.color.ink2,
  lineHeight: '2.125rem',
  borderInlineEnd: `1.5px solid ${vars.color.line}`,
  '@media': { [media.cramped]: { flexBasis: '100%', border: 0 } },
});

export const digits = style({
  blockSize: '3.5rem',
  paddingInlineStart: '14px',
  fontWeight: 650,
  letterSpacing: '0.03em',
  '@media': {
    [media.cramped]: { flexBasis: '100%', blockSize: '2rem', paddingInlineStart: 0, letterSpacing: 0 },
  },
});
