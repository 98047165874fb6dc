import { cloth as clothSurface } from '../../css/cloth.ts';
import { style } from '../../css/screen.ts';
import { media, tabletOnly } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';

export const cloth = style({
  ...clothSurface,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[12],
  padding: `${vars.space[24]} ${vars.space.gutter} ${vars.space[16]}`,
  '@media': { [media.desktop]: { paddingInline: vars.space[24] } },
});

export const hanger = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(5.75rem, 1fr))',
  gap: vars.space[8],
  '@media': {
    // Up to four pieces fill the row.
    [tabletOnly]: { gridTemplateColumns: 'repeat(auto-fit, minmax(9.5rem, 1fr))' },
    [media.desktop]: { gridTemplateColumns: 'repeat(auto-fill, minmax(9.5rem, 1fr))' },
  },
  marginBlockStart: vars.space[8],
});

export const picture = style({
  maxInlineSize: '12rem',
  '@media': { [tabletOnly]: { maxInlineSize: '22.5rem' } },
});

export const empty = style([
  picture,
  {
    display: 'grid',
    alignItems: 'center',
    outline: '2px dashed rgb(255 255 255 / 55%)',
    outlineOffset: '-2px',
    borderRadius: vars.radius.tile,
    gridTemplateAreas: '"piece"',
  },
]);

export const faded = style({ gridArea: 'piece', opacity: 0.12, filter: 'grayscale(1)' });

export const onOutline = style({ gridArea: 'piece', padding: vars.space[8] });
