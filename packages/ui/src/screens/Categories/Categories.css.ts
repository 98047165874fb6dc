import { style } from '../../css/screen.ts';
import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  minBlockSize: '70dvh',
  '@media': {
    [media.cramped]: { gridTemplateColumns: '1fr', alignContent: 'start' },
    [media.desktop]: { paddingInline: `max(${vars.space[24]}, calc((100% - ${vars.space.content}) / 2))` },
  },
});

export const panel = style({
  display: 'grid',
  alignContent: 'start',
  gap: vars.space[32],
  minInlineSize: 0,
  padding: `${vars.space[16]} ${vars.space[12]} ${vars.space[48]}`,
  '@media': { [media.desktop]: { padding: `${vars.space[24]} 0 ${vars.space[72]} ${vars.space[32]}` } },
});
