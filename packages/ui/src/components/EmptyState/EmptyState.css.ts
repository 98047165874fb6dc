import { style } from '../../css/component.ts';
import { vars } from '../../theme/contract.css.ts';

export const frame = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: vars.space[24],
  inlineSize: '100%',
  maxInlineSize: '28rem',
  marginInline: 'auto',
  paddingBlock: vars.space[48],
  textAlign: 'center',
});

/** A cut of cloth that is not there: its chalk line alone. */
export const cutout = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '7rem',
  blockSize: '7rem',
  border: `2px dashed ${vars.color.line}`,
  borderRadius: vars.radius.card,
  color: vars.color.ink3,
});

export const words = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[8],
  inlineSize: '100%',
  overflowWrap: 'anywhere',
});
