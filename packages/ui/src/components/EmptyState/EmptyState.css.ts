import { recipe, style } from '../../css/component.ts';
import { vars } from '../../theme/contract.css.ts';

export const frame = recipe({
  base: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    inlineSize: '100%',
    maxInlineSize: '28rem',
    marginInline: 'auto',
    textAlign: 'center',
    textWrap: 'balance',
  },
  variants: {
    place: {
      page: { gap: vars.space[24], paddingBlock: vars.space[48] },
      /** A part of a screen: what follows it stays in sight. */
      section: { gap: vars.space[16], paddingBlock: `${vars.space[8]} ${vars.space[16]}` },
    },
  },
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
