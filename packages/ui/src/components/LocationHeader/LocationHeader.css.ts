import { style } from '../../css/component.ts';
import { type } from '../../css/type.ts';
import { truncate } from '../../css/utilities.ts';
import { vars } from '../../theme/contract.css.ts';

export const button = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[8],
  minBlockSize: vars.target.regular,
  minInlineSize: 0,
  maxInlineSize: '100%',
  borderRadius: vars.radius.control,
});

export const words = style({ minInlineSize: 0, display: 'grid', justifyItems: 'start' });

export const caption = style({ ...type.micro, fontWeight: 500, lineHeight: '15px', color: vars.color.ink2 });

export const address = style({
  ...type.small,
  ...truncate,
  fontWeight: 700,
  lineHeight: '1.2',
  maxInlineSize: '100%',
});
