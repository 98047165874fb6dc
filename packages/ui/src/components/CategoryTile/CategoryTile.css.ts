import { recipe, style } from '../../css/component.ts';
import { type } from '../../css/type.ts';
import { onHover, pressed, stateTransition } from '../../css/utilities.ts';
import { vars } from '../../theme/contract.css.ts';

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

export const plain = style({
  display: 'grid',
  gap: '6px',
  justifyItems: 'stretch',
  borderRadius: vars.radius.tile,
});

export const caption = style({
  ...type.micro,
  textAlign: 'center',
  textWrap: 'balance',
  overflowWrap: 'anywhere',
  // Not in Hindi, where a pseudo-element within a word would break its first cluster.
  selectors: { '&:not(:lang(hi))::first-letter': { textTransform: 'uppercase' } },
});
