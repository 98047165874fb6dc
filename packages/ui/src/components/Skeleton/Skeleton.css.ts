import { keyframes, type StyleRule } from '@vanilla-extract/css';
import { recipe } from '../../css/component.ts';
import { type } from '../../css/type.ts';
import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';

const appear = keyframes({ from: { opacity: 0 } });
/** Animates a transform, because the compositor does that without the main thread, which is busy while a page loads. */
const shimmer = keyframes({
  from: { transform: 'translateX(-100%)' },
  to: { transform: 'translateX(200%)' },
});
const glint = `color-mix(in srgb, ${vars.color.paper} 45%, transparent)`;

const chalk: StyleRule = {
  content: '""',
  position: 'absolute',
  inset: '12%',
  border: `2px dashed ${vars.color.line}`,
  borderRadius: vars.radius.card,
};

export const skeleton = recipe({
  base: {
    position: 'relative',
    display: 'block',
    overflow: 'hidden',
    inlineSize: '100%',
    backgroundColor: vars.color.table,
    // Appears after 150 ms, because a faster response needs no placeholder. Where content disappears for it, the delay is negative.
    animation: `${appear} ${vars.duration.state} var(--skeleton-delay, 150ms) backwards`,
    '@media': {
      [media.forcedColors]: { outline: '1px solid GrayText', outlineOffset: '-1px' },
    },
    selectors: {
      '&::before': {
        '@media': {
          [media.motionAllowed]: {
            content: '""',
            position: 'absolute',
            inset: 0,
            backgroundImage: `linear-gradient(100deg, transparent 10%, ${glint} 50%, transparent 90%)`,
            animation: `${shimmer} 1.4s linear infinite`,
          },
        },
      },
    },
  },
  variants: {
    shape: {
      /** 4:5 with a chalk line, which is not animated. */
      tile: {
        aspectRatio: '4 / 5',
        borderRadius: vars.radius.tile,
        selectors: { '&::after': chalk },
      },
      square: { aspectRatio: '1', borderRadius: vars.radius.card, selectors: { '&::after': chalk } },
      slot: { blockSize: '100%', selectors: { '&::after': chalk } },
      /** An OrderCard: its lines, and the space around and between them. */
      order: { blockSize: 'calc(3rem + 38px)', borderRadius: vars.radius.card },
      /** An AddressCard whose address has two lines. */
      address: { blockSize: 'calc(5.375rem + 34px)', borderRadius: vars.radius.card },
      /** The RunningOrderCard: heading, tape and one line. */
      running: {
        ...type.h2,
        blockSize: 'calc(1lh + 1.25rem + 62px)',
        borderRadius: vars.radius.card,
      },
      block: { blockSize: '4.5rem', borderRadius: vars.radius.card },
      line: { blockSize: '0.875rem', marginBlock: '0.1875rem', borderRadius: vars.radius.tile },
    },
    width: {
      full: {},
      long: { inlineSize: '80%' },
      half: { inlineSize: '50%' },
      short: { inlineSize: '33%' },
    },
  },
  defaultVariants: { width: 'full' },
});
