import { recipe, style } from '../../css/component.ts';
import { tape } from '../../css/tape.ts';
import { type } from '../../css/type.ts';
import { edgeRoom, edgeTicks, onHover, pressed, stateTransition } from '../../css/utilities.ts';
import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';

const unavailable = '&:disabled, &[aria-disabled="true"]:not([aria-busy])';
const available = '&:not(:disabled):not([aria-disabled="true"])';
const dangerPressed = `color-mix(in srgb, ${vars.color.ink} 25%, ${vars.color.danger})`;

function ticked(ticks?: Parameters<typeof tape>[0]) {
  const { backgroundImage, ...style } = tape(ticks);
  return { ...style, backgroundImage: `var(${edgeTicks}, ${backgroundImage})` };
}

export const button = recipe({
  base: {
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    maxInlineSize: '100%',
    paddingBlock: vars.space[4],
    border: '1.5px solid transparent',
    borderRadius: vars.radius.control,
    textAlign: 'center',
    textDecoration: 'none',
    userSelect: 'none',
    transition: stateTransition('background-color', 'color', 'border-color'),
    selectors: {
      [`${available}:active`]: pressed,
      [unavailable]: {
        cursor: 'not-allowed',
        color: vars.color.disabledText,
        backgroundColor: vars.color.table,
        backgroundImage: 'none',
        borderColor: 'transparent',
      },
      '&[aria-busy]': { cursor: 'progress' },
    },
    '@media': {
      [media.forcedColors]: { selectors: { [unavailable]: { color: 'GrayText', borderColor: 'GrayText' } } },
    },
  },
  variants: {
    emphasis: {
      primary: {
        ...ticked(),
        // The ticks start at the outer edge. The transparent border is visible in forced colours, which remove the tape.
        backgroundOrigin: 'border-box',
        selectors: {
          [`${available}:active`]: { backgroundColor: vars.color.tapePressed },
        },
        ...onHover({ selectors: { [`${available}:hover`]: { backgroundColor: vars.color.tapePressed } } }),
      },
      ink: {
        color: vars.color.onInk,
        backgroundColor: vars.color.ink,
        selectors: { [`${available}:active`]: { backgroundColor: vars.color.ink2 } },
        ...onHover({ selectors: { [`${available}:hover`]: { backgroundColor: vars.color.ink2 } } }),
      },
      outline: {
        color: vars.color.ink,
        borderColor: vars.color.lineStrong,
        selectors: { [`${available}:active`]: { backgroundColor: vars.color.table } },
        ...onHover({
          selectors: {
            [`${available}:hover`]: { borderColor: vars.color.ink, backgroundColor: vars.color.sunk },
          },
        }),
      },
      quiet: {
        color: vars.color.ink,
        textDecorationLine: 'underline',
        textDecorationThickness: '1.5px',
        textUnderlineOffset: '4px',
        selectors: { [`${available}:active`]: { backgroundColor: vars.color.table } },
        ...onHover({ selectors: { [`${available}:hover`]: { backgroundColor: vars.color.sunk } } }),
      },
    },
    tone: { neutral: {}, danger: {} },
    size: {
      large: {
        ...type.button,
        minBlockSize: vars.target.large,
        paddingInline: vars.space[20],
        // Keeps three words on one line beside a total.
        '@media': { [media.narrow]: { fontSize: '1rem', paddingInline: vars.space[12] } },
      },
      medium: {
        ...type.button,
        fontSize: '1.0625rem',
        minBlockSize: vars.target.regular,
        paddingInline: vars.space[16],
        '@media': { [media.narrow]: { paddingInline: vars.space[8] } },
      },
      small: { ...type.buttonSmall, minBlockSize: vars.target.minimum, paddingInline: vars.space[12] },
    },
    width: { auto: {}, full: { inlineSize: '100%' } },
  },
  compoundVariants: [
    // Keeps a second line of the label clear of the ticks.
    {
      variants: { emphasis: 'primary', size: 'large' },
      style: { paddingBlock: `var(${edgeRoom}, 13px) 6px` },
    },
    {
      variants: { emphasis: 'primary', size: 'medium' },
      style: { paddingBlock: `var(${edgeRoom}, 13px) 5px` },
    },
    {
      variants: { emphasis: 'primary', size: 'small' },
      style: { ...ticked({ minor: '5px', major: '9px' }), paddingBlock: `var(${edgeRoom}, 11px) 4px` },
    },
    { variants: { emphasis: 'outline', tone: 'danger' }, style: { color: vars.color.danger } },
    { variants: { emphasis: 'quiet', tone: 'danger' }, style: { color: vars.color.danger } },
    {
      variants: { emphasis: 'ink', tone: 'danger' },
      style: {
        color: vars.color.paper,
        backgroundColor: vars.color.danger,
        selectors: { [`${available}:active`]: { backgroundColor: dangerPressed } },
        ...onHover({ selectors: { [`${available}:hover`]: { backgroundColor: dangerPressed } } }),
      },
    },
  ],
  defaultVariants: { emphasis: 'primary', tone: 'neutral', size: 'large', width: 'auto' },
});

/** All labels share one grid cell, so the button is as wide as the widest one and keeps its width while it is busy. */
export const labels = style({
  display: 'grid',
  alignItems: 'center',
  justifyItems: 'center',
  minInlineSize: 0,
  selectors: {
    // Reserves the width of the loading label with its spinner and gap.
    '&[data-loading-label]::after': {
      content: 'attr(data-loading-label)',
      gridArea: '1 / 1',
      blockSize: 0,
      overflow: 'hidden',
      visibility: 'hidden',
      paddingInlineStart: `calc(1.25rem + ${vars.space[8]})`,
    },
  },
});

export const label = recipe({
  base: {
    gridArea: '1 / 1',
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: vars.space[8],
    minInlineSize: 0,
  },
  variants: {
    visibility: {
      shown: {},
      /** Invisible, but still the button's accessible name. */
      transparent: { opacity: 0 },
      hidden: { visibility: 'hidden' },
    },
  },
  defaultVariants: { visibility: 'shown' },
});

/** Anek's letters sit high in their line; 2 px of padding centres them optically. */
export const text = style({ paddingBlockStart: '2px' });

export const count = style({
  display: 'grid',
  placeItems: 'center',
  minInlineSize: '1.625rem',
  blockSize: '1.625rem',
  paddingBlockStart: '2px',
  paddingInline: '6px',
  borderRadius: vars.radius.round,
  color: vars.color.tapeInk,
  backgroundColor: vars.color.tape,
  fontSize: '0.9375rem',
  lineHeight: 1,
  letterSpacing: 0,
});
