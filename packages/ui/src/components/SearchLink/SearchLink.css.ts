import { style } from '../../css/component.ts';
import { type } from '../../css/type.ts';
import { onHover, truncate } from '../../css/utilities.ts';
import { vars } from '../../theme/contract.css.ts';

export const link = style({
  ...type.body,
  display: 'flex',
  alignItems: 'center',
  gap: '10px',
  inlineSize: '100%',
  minBlockSize: vars.target.regular,
  paddingInline: '14px',
  borderRadius: vars.radius.control,
  backgroundColor: vars.color.sunk,
  border: `1.5px solid ${vars.color.lineStrong}`,
  color: vars.color.ink2,
  ...onHover({ selectors: { '&:hover': { borderColor: vars.color.ink } } }),
});

export const words = style({ ...truncate, flex: 1 });

export const example = style({ color: vars.color.ink, fontWeight: 600 });
