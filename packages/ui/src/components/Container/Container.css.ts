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
      // Padding instead of a maximum width, so that the Container itself stays as wide as the viewport.
      page: {
        '@media': {
          [media.wide]: {
            paddingInline: `max(${vars.space.gutter}, calc((100% - ${vars.space.content}) / 2))`,
          },
        },
      },
      form: { maxInlineSize: '32rem' },
    },
  },
  defaultVariants: { width: 'page' },
});
