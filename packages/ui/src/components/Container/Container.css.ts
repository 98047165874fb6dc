import { recipe } from '../../css/component.ts';
import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';

export const container = recipe({
  base: {
    inlineSize: '100%',
    marginInline: 'auto',
    paddingInline: vars.space.gutter,
    '@media': {
      [media.desktop]: { paddingInline: vars.space[24] },
      [media.wide]: { paddingInline: `max(${vars.space.gutter}, calc((100% - 75rem) / 2))` },
    },
  },
  variants: {
    width: {
      page: { maxInlineSize: '85rem' },
      form: { maxInlineSize: '32rem' },
    },
  },
  defaultVariants: { width: 'page' },
});
