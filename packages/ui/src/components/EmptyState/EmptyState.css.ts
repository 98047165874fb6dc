import { recipe, style } from '../../css/component.ts';
import { media } from '../../theme/breakpoints.ts';
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
      page: {
        gap: vars.space[24],
        paddingBlock: vars.space[48],
        // A panel with the mark beside the words, which would be lost in the middle of a wide page.
        '@media': {
          [media.tablet]: {
            flexDirection: 'row',
            justifyContent: 'center',
            gap: vars.space[48],
            maxInlineSize: '48rem',
            paddingInline: vars.space[32],
            borderRadius: vars.radius.card,
            backgroundColor: vars.color.sunk,
            textAlign: 'start',
          },
        },
      },
      /** For a part of a screen, so that the content below stays visible. */
      section: {
        flexDirection: 'row',
        alignItems: 'start',
        gap: vars.space[16],
        maxInlineSize: 'none',
        textAlign: 'start',
        '@media': { [media.cramped]: { flexDirection: 'column' } },
      },
    },
  },
});

/** The words and the action. */
export const body = recipe({
  base: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    minInlineSize: 0,
    inlineSize: '100%',
  },
  variants: {
    place: {
      page: {
        gap: vars.space[24],
        '@media': { [media.tablet]: { alignItems: 'start', inlineSize: 'auto' } },
      },
      section: { gap: vars.space[12], alignItems: 'start' },
    },
  },
});

export const drawing = style({ flex: 'none' });

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
