import { style } from '../../css/screen.ts';
import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';

/** The cloth cover is above the form, which is in the middle of the rest on a tablet, and beside it from 900 px. */
export const page = style({
  selectors: {
    // The server's HTML shows the phone step. A shopper who has completed it sees no step until the page is hydrated (the shop's early-sign-in.ts).
    '[data-phone-step-done] #root[data-dehydrated] &': { visibility: 'hidden' },
  },
  '@media': {
    [media.tablet]: {
      display: 'grid',
      gridTemplateRows: 'auto 1fr',
      minBlockSize: 'calc(100svh - 5rem)',
    },
    [media.desktop]: {
      gridTemplateColumns: 'minmax(0, 6fr) minmax(0, 6fr)',
      gridTemplateRows: 'auto',
    },
  },
});

/** The page without the header of the shop above it. */
export const entryPage = style([page, { '@media': { [media.tablet]: { minBlockSize: '100svh' } } }]);

export const form = style({
  inlineSize: '100%',
  maxInlineSize: '32rem',
  marginInline: 'auto',
  paddingBlock: vars.space[24],
  paddingInline: vars.space[20],
  '@media': {
    [media.narrow]: { paddingInline: vars.space.gutter },
    [media.tablet]: { alignSelf: 'center' },
    [media.desktop]: { paddingInline: vars.space[48] },
  },
});

export const privacy = style({ marginBlockStart: vars.space[32] });
