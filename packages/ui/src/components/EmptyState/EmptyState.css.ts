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
      /** For a part of a screen, so that the content below stays visible. */
      section: { gap: vars.space[16], paddingBlock: `${vars.space[8]} ${vars.space[16]}` },
    },
  },
});

/** A chalk line around the icon. */
export const cutout = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '7rem',
  blockSize: '7rem',
  border: `2px dashed ${vars.color.line}`,
  borderRadius: vars.radius.card,
  color: vars.color.ink3,
});

export const text = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[8],
  inlineSize: '100%',
  overflowWrap: 'anywhere',
});
