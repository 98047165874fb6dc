import { recipe } from '../../css/component.ts';
import { vars } from '../../theme/contract.css.ts';

export const badge = recipe({
  base: {
    display: 'inline-grid',
    placeItems: 'center',
    minInlineSize: '1.1875rem',
    blockSize: '1.1875rem',
    paddingBlockStart: '2px',
    paddingInline: '5px',
    borderRadius: vars.radius.round,
    color: vars.color.tapeInk,
    backgroundColor: vars.color.tape,
    fontSize: '0.8125rem',
    lineHeight: 1,
    fontWeight: 750,
  },
  variants: {
    /** A ring in the colour of the background separates the badge from the lines of the icon. */
    surface: {
      paper: { boxShadow: `0 0 0 2px ${vars.color.paper}` },
      chalk: { boxShadow: `0 0 0 2px ${vars.color.chalk}` },
      none: {},
    },
  },
  defaultVariants: { surface: 'none' },
});
