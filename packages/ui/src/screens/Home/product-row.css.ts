import { style } from '../../css/screen.ts';
import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';

/** A product in a row that scrolls. As high as the others, so that what stands below them lines up. */
export const card = style({
  display: 'grid',
  inlineSize: '10.5rem',
  blockSize: '100%',
  '@media': {
    [media.desktop]: { inlineSize: '12.5rem' },
    // Six beside one another, and the edge of the next.
    [media.wide]: { inlineSize: `calc((75rem - 5 * ${vars.space[12]}) / 6)` },
  },
});

/** The words of a button beside the title end at the margin, not its target. */
export const action = style({ marginInlineEnd: `calc(-1 * ${vars.space[12]})` });
