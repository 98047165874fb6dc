import { globalStyle } from '@vanilla-extract/css';
import { recipe, style } from '../../css/component.ts';
import { layer } from '../../css/layers.ts';
import { type, weight } from '../../css/type.ts';
import { visuallyHidden } from '../../css/utilities.ts';
import { vars } from '../../theme/contract.css.ts';

export const field = style({ display: 'flex', flexDirection: 'column', minInlineSize: 0 });

export const label = recipe({
  base: {},
  variants: {
    hidden: {
      true: visuallyHidden,
      false: { ...type.small, fontWeight: weight.strong, marginBlockEnd: '6px' },
    },
  },
});

export const hint = style({ ...type.small, color: vars.color.ink2, marginBlockStart: '6px' });

export const error = style({
  ...type.small,
  display: 'flex',
  gap: vars.space[8],
  alignItems: 'flex-start',
  color: vars.color.danger,
  fontWeight: weight.medium,
  marginBlockStart: vars.space[8],
});

/** Centres the icon on the first line at any text size. */
globalStyle(`${error} > svg`, {
  '@layer': { [layer.components]: { marginBlockStart: 'calc((1lh - 20px) / 2)' } },
});
