import { style } from '../../css/screen.ts';
import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';

/** A product in a scrolling row. All cards have the same height, so that their buttons line up. */
export const card = style({
  display: 'grid',
  inlineSize: '8rem',
  blockSize: '100%',
  '@media': {
    [media.tablet]: { inlineSize: '10.5rem' },
    [media.desktop]: { inlineSize: '12.5rem' },
    // Six cards per row, and the edge of the seventh.
    [media.wide]: { inlineSize: `calc((${vars.space.content} - 5 * ${vars.space[12]}) / 6)` },
  },
});

/** Returns a quarter of a row of this width, less the three gaps. */
const quarterOf = (width: string) => ({ inlineSize: `calc((${width} - 3 * ${vars.space[12]}) / 4)` });

/** A product in a row of four, which fill the page on wide viewports. */
export const quarter = style([
  card,
  {
    '@media': {
      [media.tablet]: quarterOf(`100vw - 2 * ${vars.space.gutter}`),
      // Leaves room for a scrollbar.
      [media.desktop]: quarterOf(`100vw - 2 * ${vars.space[24]} - 16px`),
      [media.wide]: quarterOf(vars.space.content),
    },
  },
]);

/** Aligns the button's text with the page margin, not its touch target. */
export const action = style({ marginInlineEnd: `calc(-1 * ${vars.space[12]})` });
