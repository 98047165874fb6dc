/**
 * Writes `src/theme/generated/tokens.json`: the theme in the format of the Design Tokens Community Group (2025.10), for design tools.
 * Each colour has a value per theme, as `color.light.…` and `color.dark.…`; the other tokens are the same in both themes.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'culori';
import { type } from '../src/css/type.ts';
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
  target,
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
const ms = (value: number) => ({ value, unit: 'ms' });
const shadowLayers = (layers: readonly ShadowLayer[]) =>
  layers.map((layer) => ({
    color: color(layer.color),
    offsetX: px(layer.offsetX),
    offsetY: px(layer.offsetY),
    blur: px(layer.blur),
    spread: px(layer.spread),
  }));

/**
 * Returns a typography token, which holds one size only. For a style that grows with the viewport this is the smallest size, and the
 * description has the whole expression.
 */
function typography(style: (typeof type)[keyof typeof type]): Written[string] {
  const size = String(style.fontSize ?? '1rem');
  const line = String(style.lineHeight ?? '1');
  const rem = Number(/([\d.]+)rem/.exec(size)?.[1] ?? 1);
  const lineHeight = line.endsWith('rem') ? Number.parseFloat(line) / rem : Number(line);
  const spacing = style.letterSpacing === undefined ? 0 : Number.parseFloat(String(style.letterSpacing));
  const notes = [
    ...(size.startsWith('clamp') ? [`font-size ${size}`] : []),
    ...(style.fontStretch === undefined ? [] : [`font-stretch ${style.fontStretch}`]),
  ];
  return {
    $value: {
      fontFamily: '{font.latin}',
      fontSize: { value: rem, unit: 'rem' },
      fontWeight: Number(style.fontWeight),
      letterSpacing: { value: Math.round(spacing * rem * 1e4) / 1e4, unit: 'rem' },
      lineHeight: Math.round(lineHeight * 1e4) / 1e4,
    },
    ...(notes.length > 0 && { $description: notes.join('; ') }),
  };
}

const document = {
  $description:
    'The design tokens of naap. Written by `pnpm generate` from packages/ui/src/theme; do not edit.',
  color: {
    $type: 'color',
    light: colors(light),
    dark: colors(dark),
  },
  tint: {
    $type: 'color',
    $description: 'Chalk tints behind garments, the same in both themes.',
    ...tokens(tints, color),
  },
  imageBrightness: {
    $type: 'number',
    $description: 'CSS brightness() of images and tiles in each theme.',
    ...tokens(imageBrightness, Number),
  },
  space: {
    $type: 'dimension',
    ...tokens(space, px),
    gutter: { $value: px(gutter.regular) },
    gutterNarrow: { $value: px(gutter.narrow) },
    content: { $value: `${content.regular}rem` },
    contentHuge: { $value: `${content.huge}rem` },
  },
  radius: { $type: 'dimension', ...tokens(radius, px) },
  target: { $type: 'dimension', $description: 'Control heights and touch targets.', ...tokens(target, px) },
  breakpoint: { $type: 'dimension', ...tokens(breakpoints, px) },
  font: { $type: 'fontFamily', ...tokens(font, (families) => families) },
  type: {
    $type: 'typography',
    ...Object.fromEntries(
      Object.entries(type)
        // The brand style has no size.
        .filter(([name]) => name !== 'brand')
        .map(([name, style]) => [name, typography(style)]),
    ),
  },
  shadow: { $type: 'shadow', ...tokens(shadow, shadowLayers) },
  duration: {
    $type: 'duration',
    full: tokens(duration.full, ms),
    reduced: tokens(duration.reduced, ms),
  },
  ease: { $type: 'cubicBezier', ...tokens(ease, (points) => points) },
  z: { $type: 'number', ...tokens(z, Number) },
};

const file = join(import.meta.dirname, '../src/theme/generated/tokens.json');
writeFileSync(file, `${JSON.stringify(document, null, 2)}\n`);
