import { style } from '../../css/screen.ts';
import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';

/** The cloth cover is above the form, and beside it from 900 px. */
export const page = style({
  '@media': {
    [media.desktop]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 6fr) minmax(0, 6fr)',
      minBlockSize: 'calc(100svh - 5rem)',
    },
  },
});

/** The page without the header of the shop above it. */
export const entryPage = style([page, { '@media': { [media.desktop]: { minBlockSize: '100svh' } } }]);

export const form = style({
  inlineSize: '100%',
  maxInlineSize: '32rem',
  marginInline: 'auto',
  paddingBlock: vars.space[24],
  paddingInline: vars.space[20],
  '@media': {
    [media.narrow]: { paddingInline: vars.space.gutter },
    [media.desktop]: { alignSelf: 'center', paddingInline: vars.space[48] },
  },
});

export const privacy = style({ marginBlockStart: vars.space[32] });
