/**
 * Writes `src/theme/generated/light.tokens.json` and `dark.tokens.json`: each theme in the format of the Design Tokens Community Group (2025.10), for
 * design tools. Both are complete and have the same names, because a design tool makes one mode of a file. `color.ink` is `--naap-color-ink`;
 * `narrow`, `huge` and `reducedMotion` have the values under a media condition.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'culori';
import { weight } from '../src/css/type.ts';
import { breakpoints } from '../src/theme/breakpoints.ts';
import { type ColorRoles, colorUses, dark, light, tints } from '../src/theme/roles.ts';
import {
  content,
  duration,
  ease,
  font,
  gutter,
  imageBrightness,
  radius,
  type ShadowLayer,
  shadow,
  space,
  type TypeStyle,
  target,
  typeScale,
  z,
} from '../src/theme/values.ts';

type Value = number | string | object;
type Written = Record<string, { $value: Value; $description?: string; $type?: string }>;

function tokens<In>(values: Readonly<Record<string, In>>, write: (value: In) => Value): Written {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, { $value: write(value) }]));
}

/** Returns the token value of `#rrggbb` or `#rrggbbaa`, with sRGB components from 0 to 1. */
function color(hex: string): object {
  const parsed = parse(hex);
  if (parsed?.mode !== 'rgb') throw new Error(`${hex} is not a colour like #rrggbb.`);
  const { r, g, b, alpha } = parsed;
  const round = (component: number) => Math.round(component * 1e4) / 1e4;
  return {
    colorSpace: 'srgb',
    components: [r, g, b].map(round),
    ...(alpha !== undefined && { alpha: round(alpha) }),
    hex: hex.slice(0, 7),
  };
}

function colors(roles: ColorRoles): Written {
  const uses: Readonly<Record<string, string>> = colorUses;
  return Object.fromEntries(
    Object.entries(roles).map(([role, hex]) => [
      role,
      { $value: color(hex), ...(uses[role] && { $description: uses[role] }) },
    ]),
  );
}

const px = (value: number) => ({ value, unit: 'px' });
const rem = (value: number) => ({ value: Math.round(value * 1e4) / 1e4, unit: 'rem' });
const ms = (value: number) => ({ value, unit: 'ms' });
const shadowLayers = (layers: readonly ShadowLayer[]) =>
  layers.map((layer) => ({
    color: color(layer.color),
    offsetX: px(layer.offsetX),
    offsetY: px(layer.offsetY),
    blur: px(layer.blur),
    spread: px(layer.spread),
  }));

/** Returns a typography token, which holds one size only; `size` is in px. The format has no width of a font. */
function typography(style: TypeStyle, size: number): Written[string] {
  const lineHeight = 'line' in style ? style.line / style.size : style.leading;
  return {
    $value: {
      fontFamily: '{font.latin}',
      fontSize: rem(size / 16),
      fontWeight: style.weight,
      letterSpacing: rem(((style.tracking ?? 0) * size) / 16),
      lineHeight: Math.round(lineHeight * 1e4) / 1e4,
    },
    $description: `font-stretch: ${style.stretch}%`,
  };
}

/** Returns the type scale. A heading that grows with the viewport has its smallest size, and its largest one in `largest`. */
function typeStyles() {
  const styles = Object.entries<TypeStyle>(typeScale);
  return {
    ...Object.fromEntries(
      styles.map(([name, style]) => [name, typography(style, 'line' in style ? style.size : style.size.min)]),
    ),
    largest: Object.fromEntries(
      styles.flatMap(([name, style]) => ('line' in style ? [] : [[name, typography(style, style.size.max)]])),
    ),
  };
}

for (const [theme, roles] of [
  ['light', light],
  ['dark', dark],
] as const) {
  const document = {
    $description: `The ${theme} theme of naap. Written by \`pnpm generate\` from packages/ui/src/theme; do not edit.`,
    color: { $type: 'color', ...colors(roles) },
    tint: { $type: 'color', $description: 'Chalk tints behind garments.', ...tokens(tints, color) },
    imageBrightness: {
      $type: 'number',
      $description: 'CSS brightness() of images and tiles.',
      $value: imageBrightness[theme],
    },
    space: {
      $type: 'dimension',
      ...tokens(space, px),
      gutter: { $value: px(gutter.regular) },
      content: { $value: rem(content.regular) },
    },
    radius: { $type: 'dimension', ...tokens(radius, px) },
    target: { $type: 'dimension', $description: 'Control heights and touch targets.', ...tokens(target, px) },
    breakpoint: { $type: 'dimension', ...tokens(breakpoints, px) },
    font: { $type: 'fontFamily', ...tokens(font, (families) => families) },
    weight: { $type: 'fontWeight', ...tokens(weight, Number) },
    type: { $type: 'typography', ...typeStyles() },
    shadow: { $type: 'shadow', ...tokens(shadow, shadowLayers) },
    duration: { $type: 'duration', ...tokens(duration.full, ms) },
    ease: { $type: 'cubicBezier', ...tokens(ease, (points) => points) },
    z: { $type: 'number', $description: 'Stacking order.', ...tokens(z, Number) },
    narrow: { space: { $type: 'dimension', gutter: { $value: px(gutter.narrow) } } },
    huge: { space: { $type: 'dimension', content: { $value: rem(content.huge) } } },
    reducedMotion: { duration: { $type: 'duration', ...tokens(duration.reduced, ms) } },
  };
  const file = join(import.meta.dirname, `../src/theme/generated/${theme}.tokens.json`);
  writeFileSync(file, `${JSON.stringify(document, null, 2)}\n`);
}
