import type { StyleRule } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { toCss } from '../theme/tokens.ts';
import { type TypeStyle, typeScale, wideFace } from '../theme/values.ts';

/** Headings and buttons. */
export const wide = {
  fontWeight: wideFace.weight,
  fontStretch: `${wideFace.stretch}%`,
} as const satisfies StyleRule;

const rem = (px: number): string => `${px / 16}rem`;

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

function rule(style: TypeStyle): StyleRule {
  return {
    ...('line' in style
      ? { fontSize: rem(style.size), lineHeight: rem(style.line) }
      : {
          fontSize: `clamp(${rem(style.size.min)}, ${style.size.fluid}, ${rem(style.size.max)})`,
          lineHeight: leading(style.leading),
        }),
    fontWeight: style.weight,
    fontStretch: `${style.stretch}%`,
    ...(style.tracking !== undefined && { letterSpacing: tracking(style.tracking) }),
  };
}

/** The type scale. Use Text and Heading to set type; a control that cannot use them spreads one of these styles. */
export const type: Record<keyof typeof typeScale | 'brand', StyleRule> = {
  ...toCss<keyof typeof typeScale, TypeStyle, StyleRule>(typeScale, rule),
  /** The shop's name, at any size. */
  brand: { fontFamily: `'Anek Name', ${vars.font.latin}`, fontWeight: 800, letterSpacing: '-0.045em' },
};

export const weight = { regular: 450, medium: 600, strong: 700, heavy: 750 } as const;
