import { recipe, style } from '../../css/component.ts';
import {
  badgedWidth,
  focusRing,
  focusRingInset,
  onHover,
  pressed,
  stateTransition,
} from '../../css/utilities.ts';
import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';

const available = '&:not(:disabled, [aria-busy])';
const background = (hovered: string, pressed: string) => ({
  selectors: { [`${available}:active`]: { backgroundColor: pressed } },
  ...onHover({ selectors: { [`${available}:hover:not(:active)`]: { backgroundColor: hovered } } }),
});
const mixed = (percent: number, over: string, under: string) =>
  `color-mix(in srgb, ${over} ${percent}%, ${under})`;
/** Light in both themes, like the image under it. */
const overImage = {
  color: vars.color.onChalk,
  backgroundColor: vars.color.chalk,
  // Visible only in forced colours, which remove the background.
  border: '1px solid transparent',
  ...background(
    mixed(8, vars.color.onChalk, vars.color.chalk),
    mixed(18, vars.color.onChalk, vars.color.chalk),
  ),
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
      [`${available}:active`]: pressed,
      '&[aria-busy]': { cursor: 'progress' },
    },
  },
  variants: {
    variant: {
      plain: { color: vars.color.ink, ...background(vars.color.sunk, vars.color.table) },
      onCloth: {
        color: vars.color.onCloth,
        ...background(
          mixed(12, vars.color.onCloth, 'transparent'),
          mixed(22, vars.color.onCloth, 'transparent'),
        ),
      },
      /** A disc over an image. */
      floating: { ...overImage, borderRadius: vars.radius.round, boxShadow: vars.shadow.lift },
      /** A square over an image, such as the pause button. */
      tile: { ...overImage, borderRadius: vars.radius.control },
    },
    badged: {
      true: {
        inlineSize: badgedWidth,
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
    // These variants are used at the edges of the screen, which would clip an outer ring.
    { variants: { variant: 'plain' }, style: { selectors: { '&:focus-visible': focusRingInset } } },
    { variants: { variant: 'onCloth' }, style: { selectors: { '&:focus-visible': focusRingInset } } },
    { variants: { variant: 'floating' }, style: { selectors: { '&:focus-visible': focusRing } } },
  ],
  defaultVariants: { variant: 'plain', badged: false, disabled: false },
});

/** Position of the badge: in the corner, clear of the icon's lines. */
export const badgeSlot = style({
  position: 'absolute',
  insetBlockStart: '-3px',
  insetInlineEnd: '-3px',
  pointerEvents: 'none',
});
