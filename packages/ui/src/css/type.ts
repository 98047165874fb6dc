import type { StyleRule } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { wideFace } from '../theme/values.ts';

/** Headings and buttons. */
export const wide = {
  fontWeight: wideFace.weight,
  fontStretch: `${wideFace.stretch}%`,
} as const satisfies StyleRule;

/** Returns a size of the type scale and its line height, both in px. */
const size = (px: number, line: number): StyleRule => ({
  fontSize: `${px / 16}rem`,
  lineHeight: `${line / 16}rem`,
});

/**
 * Letter spacing, in em. There is none in scripts whose letters join, such as Devanagari: it would tear the clusters apart. `global.css.ts`
 * sets `--tracking` to 0 for their languages.
 */
const tracking = (em: number): string => `calc(${em}em * var(--tracking, 1))`;

/**
 * Returns the line height of a heading, as a factor. `--leading` is added for languages whose scripts have signs above and below the
 * letters.
 */
const leading = (factor: number): string => `calc(${factor} + var(--leading, 0))`;

type TypeStyle =
  | 'display'
  | 'h1'
  | 'h2'
  | 'h3'
  | 'body'
  | 'small'
  | 'micro'
  | 'price'
  | 'priceLarge'
  | 'button'
  | 'buttonSmall'
  | 'brand';

/** The type scale. Use Text and Heading to set type; a control that cannot use them spreads one of these styles. */
export const type: Record<TypeStyle, StyleRule> = {
  display: {
    fontSize: 'clamp(2.5rem, 1.6rem + 4.6vw, 5.5rem)',
    lineHeight: leading(0.94),
    ...wide,
    letterSpacing: tracking(-0.03),
  },
  h1: {
    fontSize: 'clamp(1.5rem, 1.3rem + 1vw, 2.125rem)',
    lineHeight: leading(1.1),
    ...wide,
    letterSpacing: tracking(-0.015),
  },
  h2: {
    fontSize: 'clamp(1.1875rem, 1.1rem + 0.4vw, 1.375rem)',
    lineHeight: leading(1.1),
    ...wide,
    letterSpacing: tracking(-0.015),
  },
  h3: { ...size(17, 22), ...wide },
  body: { ...size(17, 26), fontWeight: 450, fontStretch: '100%' },
  small: { ...size(15, 20), fontWeight: 450, fontStretch: '100%' },
  micro: { ...size(13, 18), fontWeight: 600, fontStretch: '100%' },
  price: { ...size(18, 22), fontWeight: 750, fontStretch: '100%' },
  priceLarge: { ...size(25, 27), fontWeight: 750, fontStretch: '100%' },
  button: { ...size(18, 24), ...wide, letterSpacing: tracking(0.02) },
  buttonSmall: { ...size(15, 20), ...wide, letterSpacing: tracking(0.01) },
  /** The shop's name, at any size. */
  brand: { fontFamily: `'Anek Name', ${vars.font.latin}`, fontWeight: 800, letterSpacing: '-0.045em' },
};

export const weight = { regular: 450, medium: 600, strong: 700, heavy: 750 } as const;
