import { recipe, style } from '../../css/component.ts';
import { type, weight } from '../../css/type.ts';
import { onHover, pressed, stateTransition } from '../../css/utilities.ts';
import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { ribbonRule } from '../Ribbon/Ribbon.css.ts';

/** The link, which is the tile itself or contains the tile and a caption below. */
export const link = style({ selectors: { '&:active': pressed } });

export const tile = recipe({
  base: {
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignItems: 'end',
    // Grows if a long label in large text needs more room.
    minBlockSize: 'min-content',
    overflow: 'hidden',
    borderRadius: vars.radius.tile,
    backgroundColor: vars.color.table,
  },
  variants: {
    shape: {
      wide: { aspectRatio: '175 / 168' },
      portrait: { aspectRatio: '4 / 5' },
      square: { aspectRatio: '1' },
    },
  },
});

/** Scales up slightly on hover. */
export const picture = style({
  position: 'absolute',
  inset: 0,
  transition: stateTransition('transform'),
  ...onHover({ selectors: { [`${link}:hover &`]: { transform: 'scale(1.04)' } } }),
});

export const ribbon = style({
  position: 'relative',
  justifySelf: 'start',
  maxInlineSize: '100%',
  marginBlock: vars.space[12],
});

/** The tile and its caption share a cell from `tablet`. */
const oneCell = { gridTemplateColumns: 'minmax(0, 1fr)', backgroundColor: 'transparent' } as const;

export const captioned = recipe({
  base: { display: 'grid', borderRadius: vars.radius.tile },
  variants: {
    placement: {
      below: { gap: '6px' },
      belowOnPhone: { gap: '6px', '@media': { [media.tablet]: oneCell } },
      besideOnPhone: {
        gridTemplateColumns: '3rem minmax(0, 1fr)',
        alignItems: 'center',
        backgroundColor: vars.color.sunk,
        '@media': { [media.tablet]: oneCell },
      },
    },
  },
});

export const cell = style({ gridArea: '1 / 1' });

/** The caption as a swing tag on the tile. */
const swingTag = {
  ...ribbonRule,
  gridArea: '1 / 1',
  position: 'relative',
  placeSelf: 'end start',
  marginBlockEnd: vars.space[12],
  textAlign: 'start',
} as const;

export const caption = recipe({
  base: {
    overflowWrap: 'anywhere',
    // Not in Hindi, where a pseudo-element within a word would break its first cluster.
    selectors: { '&:not(:lang(hi))::first-letter': { textTransform: 'uppercase' } },
  },
  variants: {
    placement: {
      // A word as long as 'Sweatshirts' reaches into the gap, instead of being broken.
      below: {
        ...type.micro,
        textAlign: 'center',
        textWrap: 'balance',
        marginInline: `calc(-1 * ${vars.space[4]})`,
      },
      belowOnPhone: {
        ...type.micro,
        textAlign: 'center',
        textWrap: 'balance',
        '@media': { [media.tablet]: swingTag },
      },
      besideOnPhone: {
        ...type.small,
        fontWeight: weight.strong,
        paddingInline: `${vars.space[8]} ${vars.space[12]}`,
        '@media': { [media.tablet]: swingTag },
      },
    },
  },
});
