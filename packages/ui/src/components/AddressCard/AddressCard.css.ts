import { style } from '../../css/component.ts';
import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';

export const card = style({
  display: 'flex',
  alignItems: 'flex-start',
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.card,
  backgroundColor: vars.color.raised,
  '@media': { [media.cramped]: { flexWrap: 'wrap' } },
});

export const details = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[2],
  minInlineSize: 0,
});

export const text = style({
  flex: 1,
  minInlineSize: 0,
  padding: '14px',
  overflowWrap: 'anywhere',
  '@media': { [media.cramped]: { flexBasis: '100%' } },
});

export const action = style({ flex: 'none', marginInlineStart: 'auto', padding: '6px 4px' });
