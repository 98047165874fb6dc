import { recipe } from '../../css/component.ts';
import { focusRing, focusRingInset, onHover, stateTransition } from '../../css/utilities.ts';
import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';

const available = '&:not(:disabled, [aria-busy])';
const ground = (hovered: string, pressed: string) => ({
  selectors: { [`${available}:active`]: { backgroundColor: pressed } },
  ...onHover({ selectors: { [`${available}:hover:not(:active)`]: { backgroundColor: hovered } } }),
});
const mixed = (percent: number, over: string, under: string) =>
  `color-mix(in srgb, ${over} ${percent}%, ${under})`;
/** Light in both themes, as the picture under it is. */
const onPicture = {
  color: vars.color.onChalk,
  backgroundColor: vars.color.chalk,
  // Seen in forced colours alone, which know no ground.
  border: '1px solid transparent',
  ...ground(mixed(8, vars.color.onChalk, vars.color.chalk), mixed(18, vars.color.onChalk, vars.color.chalk)),
};

export const iconButton = recipe({
  base: {
    position: 'relative',
    display: 'grid',
    placeItems: 'center',
    flex: 'none',
    inlineSize: vars.target.regular,
    blockSize: vars.target.regular,
    borderRadius: '12px',
    transition: stateTransition('background-color'),
    selectors: {
      [`${available}:active`]: { transform: 'translateY(1px)' },
      '&[aria-busy]': { cursor: 'progress' },
    },
  },
  variants: {
    variant: {
      plain: { color: vars.color.ink, ...ground(vars.color.sunk, vars.color.table) },
      onCloth: {
        color: vars.color.onCloth,
        ...ground(mixed(12, vars.color.onCloth, 'transparent'), mixed(22, vars.color.onCloth, 'transparent')),
      },
      /** A disc over a picture. */
      floating: { ...onPicture, borderRadius: vars.radius.round, boxShadow: vars.shadow.lift },
      /** A square over a picture, such as pause. */
      tile: { ...onPicture, borderRadius: vars.radius.control },
    },
    badged: {
      /** Grows with the figure, so that larger text puts it beside the icon rather than over it. */
      true: {
        inlineSize: `calc(${vars.target.regular} + 1.6 * (1.1875rem - 19px))`,
        justifyItems: 'start',
        paddingInlineStart: '12px',
      },
      false: {},
    },
    disabled: {
      true: {
        color: vars.color.disabledText,
        backgroundColor: vars.color.table,
        cursor: 'not-allowed',
        '@media': { [media.forcedColors]: { color: 'GrayText' } },
      },
      false: {},
    },
  },
  compoundVariants: [
    // These stand at the edges of the screen.
    { variants: { variant: 'plain' }, style: { selectors: { '&:focus-visible': focusRingInset } } },
    { variants: { variant: 'onCloth' }, style: { selectors: { '&:focus-visible': focusRingInset } } },
    { variants: { variant: 'floating' }, style: { selectors: { '&:focus-visible': focusRing } } },
  ],
  defaultVariants: { variant: 'plain', badged: false, disabled: false },
});

/** In the corner, off the strokes of the icon; of a disc, just outside it. */
export const badgeSlot = recipe({
  base: { position: 'absolute', pointerEvents: 'none' },
  variants: {
    over: {
      paper: { insetBlockStart: '2px', insetInlineEnd: 0 },
      chalk: { insetBlockStart: '-3px', insetInlineEnd: '-3px' },
    },
  },
});
