import { style } from '../../css/component.ts';
import { touchTarget } from '../../css/utilities.ts';
import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';

export const line = style({
  display: 'grid',
  gridTemplateColumns: '88px minmax(0, 1fr)',
  gap: '14px',
  paddingBlock: '14px',
  '@media': { [media.cramped]: { gridTemplateColumns: '44px minmax(0, 1fr)', columnGap: vars.space[8] } },
});

export const details = style({ display: 'flex', flexDirection: 'column', minInlineSize: 0 });

export const top = style({
  display: 'flex',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: vars.space[8],
});

export const words = style({ minInlineSize: 0, flex: 1, overflowWrap: 'anywhere' });

/** A finger's room reaches up over the brand: what lies below are controls. */
export const title = style({
  position: 'relative',
  display: 'block',
  '::after': {
    ...touchTarget,
    insetBlock: 'auto 0',
    transform: 'translateX(-50%)',
  },
});

/** The cross lines up with the page's edge, its target does not move the words. */
export const remove = style({ flex: 'none', marginBlock: '-10px -12px', marginInlineEnd: '-12px' });

export const bottom = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[8],
  marginBlockStart: 'auto',
  paddingBlockStart: vars.space[8],
});

export const problem = style({
  display: 'flex',
  gap: vars.space[4],
  paddingBlockStart: vars.space[4],
  color: vars.color.danger,
});
