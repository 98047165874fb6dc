import type { StyleRule } from '@vanilla-extract/css';

/** Returns a style of the type scale. Sizes and line heights are in px, the stretch in %. */
const scale = (size: number, line: number, weight: number, stretch = 100): StyleRule => ({
  fontSize: `${size / 16}rem`,
  lineHeight: `${line / 16}rem`,
  fontWeight: weight,
  fontStretch: `${stretch}%`,
});

/**
 * Letter spacing, in em. There is none in scripts whose letters join, such as Devanagari: it would tear the clusters apart. `global.css.ts`
 * sets `--tracking` to 0 for their languages.
 */
const tracking = (em: number): string => `calc(${em}em * var(--tracking, 1))`;

/** Line height of a heading, as a factor. Scripts with signs above and below their letters need more: `--leading` is added for their languages. */
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
    fontWeight: 800,
    fontStretch: '102%',
    letterSpacing: tracking(-0.03),
  },
  h1: {
    fontSize: 'clamp(1.5rem, 1.3rem + 1vw, 2.125rem)',
    lineHeight: leading(1.1),
    fontWeight: 750,
    fontStretch: '110%',
    letterSpacing: tracking(-0.015),
  },
  h2: {
    fontSize: 'clamp(1.1875rem, 1.1rem + 0.4vw, 1.375rem)',
    lineHeight: leading(1.1),
    fontWeight: 750,
    fontStretch: '110%',
    letterSpacing: tracking(-0.015),
  },
  h3: { ...scale(17, 22, 700, 104) },
  body: scale(17, 26, 450),
  small: scale(15, 20, 450),
  micro: scale(13, 18, 600),
  price: scale(18, 22, 750, 102),
  priceLarge: scale(25, 27, 750, 102),
  button: { ...scale(18, 24, 750, 108), letterSpacing: tracking(0.02) },
  buttonSmall: { ...scale(15, 20, 700, 104), letterSpacing: tracking(0.01) },
  /** The shop's name, at any size. */
  brand: { fontWeight: 800, fontStretch: '122%', letterSpacing: '-0.045em' },
};

export const weight = { regular: 450, medium: 600, strong: 700, heavy: 750 } as const;
