import { recipe } from '../../css/component.ts';
import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';

export const container = recipe({
  base: {
    inlineSize: '100%',
    marginInline: 'auto',
    paddingInline: vars.space.gutter,
    '@media': { [media.desktop]: { paddingInline: vars.space[24] } },
  },
  variants: {
    width: {
      // The margins alone keep it to 1200 px, as they do for what has a ground from edge to edge.
      page: {
        '@media': { [media.wide]: { paddingInline: `max(${vars.space.gutter}, calc((100% - 75rem) / 2))` } },
      },
      form: { maxInlineSize: '32rem' },
    },
  },
  defaultVariants: { width: 'page' },
});
