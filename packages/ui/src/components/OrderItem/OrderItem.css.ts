import { style } from '../../css/component.ts';
import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';

export const item = style({
  display: 'grid',
  gridTemplateColumns: '64px minmax(0, 1fr) auto',
  gap: vars.space[12],
  alignItems: 'center',
  // Moves the amount below the text.
  '@media': { [media.cramped]: { gridTemplateColumns: '64px minmax(0, 1fr)' } },
});

export const amount = style({
  '@media': { [media.cramped]: { gridColumn: '1 / -1', justifySelf: 'end' } },
});

export const text = style({ minInlineSize: 0, overflowWrap: 'anywhere', textWrap: 'balance' });

export const problem = style({ display: 'flex', gap: vars.space[4], color: vars.color.danger });
