import { light, tints } from './roles.ts';
import {
  bezier,
  content,
  duration,
  ease,
  font,
  fontStack,
  gutter,
  imageBrightness,
  ms,
  px,
  radius,
  shadow,
  shadowCss,
  space,
  target,
  z,
} from './values.ts';

/** Returns the same keys with every value as CSS. */
export function toCss<Key extends PropertyKey, Value, Css>(
  values: Readonly<Record<Key, Value>>,
  write: (value: Value) => Css,
): Record<Key, Css> {
  const entries = Object.entries<Value>(values).map(([key, value]) => [key, write(value)]);
  // The keys are unchanged, but Object.fromEntries loses their type.
  return Object.fromEntries(entries) as Record<Key, Css>;
}

/** All tokens of the light theme, as CSS. Their keys are the theme contract: a token is added here (or in `roles.ts`) only. */
export const lightTokens = {
  color: light,
  tint: tints,
  imageBrightness: String(imageBrightness.light),
  space: { ...toCss(space, px), gutter: px(gutter.regular), content: `${content.regular}rem` },
  radius: toCss(radius, px),
  font: toCss(font, fontStack),
  shadow: toCss(shadow, shadowCss),
  duration: toCss(duration.full, ms),
  ease: toCss(ease, bezier),
  target: toCss(target, px),
  z: toCss(z, String),
};
