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

export const chalk = style({ stroke: vars.color.lineStrong });

export const tape = style({ fill: vars.color.tape });

export const ticks = style({ stroke: vars.color.tapeInk });

export const text = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[8],
  inlineSize: '100%',
  overflowWrap: 'anywhere',
});
