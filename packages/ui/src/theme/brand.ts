import { clampChroma, formatHex, oklch, wcagContrast } from 'culori';
import { colorPairs, minimumContrast } from './pairs.ts';
import { palette } from './palette.ts';
import { type ColorRole, type ColorRoles, dark, light, themesOf } from './roles.ts';
import { px, radius, shadow, shadowCss } from './values.ts';

/** What a brand changes: `accent` takes the place of the tape's yellow, `ink` that of plum. Colours are `#rrggbb`. */
export interface BrandTheme {
  readonly accent?: string | undefined;
  readonly ink?: string | undefined;
  readonly corners?: 'square' | 'regular' | 'round' | undefined;
}

type Rounded = 'tile' | 'control' | 'card' | 'sheet';

const cornersInPx: Readonly<Record<NonNullable<BrandTheme['corners']>, Readonly<Record<Rounded, number>>>> = {
  square: { tile: 0, control: 0, card: 0, sheet: 0 },
  regular: radius,
  round: { tile: 8, control: 14, card: 18, sheet: 28 },
};

/** Returns a colour of naap in the hue of a brand, with the same lightness; the ratio of its chroma to that of the base colour stays. */
function inHueOf(color: string, own: string, brand: string): string {
  if (brand === own) return color;
  const [from, base, target] = [oklch(color), oklch(own), oklch(brand)];
  if (!from || !base || !target || color === own) return brand;
  const chroma = (from.c / base.c) * target.c;
  // A grey has no hue.
  return formatHex(clampChroma({ ...from, c: chroma, h: target.h ?? 0 }, 'oklch'));
}

/** Returns the colour of a pressed button: 7 % darker. */
function pressed(color: string): string {
  const base = oklch(color);
  return base ? formatHex(clampChroma({ ...base, l: base.l - 0.07 }, 'oklch')) : color;
}

/** Returns the colours of both themes for a brand. Colours that carry a meaning (errors, success, notes, offers) stay. */
export function brandColors({ accent = palette.yellow, ink = palette.plum20 }: BrandTheme) {
  const colors = Object.entries(palette).map(([name, color]) => {
    if (name.startsWith('plum')) return [name, inHueOf(color, palette.plum20, ink)] as const;
    if (name === 'yellowPressed') return [name, accent === palette.yellow ? color : pressed(accent)] as const;
    if (name.startsWith('yellow')) return [name, inHueOf(color, palette.yellow, accent)] as const;
    return [name, color] as const;
  });
  // The keys are unchanged, but Object.fromEntries loses their type.
  const themes = themesOf(Object.fromEntries(colors) as typeof palette);
  return { light: withContrast(themes.light), dark: withContrast(themes.dark) };
}

/** The quiet colours, which may be darker or lighter than naap's: another hue of the same lightness can have too little contrast. */
const quiet: readonly ColorRole[] = ['ink2', 'ink3', 'disabledText', 'lineStrong'];

/** Moves the quiet colours away from their surfaces, in steps of 0.5 % of lightness, until each has its contrast. */
function withContrast(roles: ColorRoles): ColorRoles {
  const moved = { ...roles };
  for (const { on, surface, use } of colorPairs.filter((pair) => quiet.includes(pair.on)))
    for (let step = 0; step < 20 && wcagContrast(moved[on], moved[surface]) < minimumContrast[use]; step++) {
      const color = oklch(moved[on]);
      if (!color) break;
      const away = color.l < (oklch(moved[surface])?.l ?? 0) ? -0.005 : 0.005;
      moved[on] = formatHex(clampChroma({ ...color, l: color.l + away }, 'oklch'));
    }
  return moved;
}

const accentRoles: readonly ColorRole[] = ['tape', 'tapePressed', 'tapeSoft'];

/** Returns which pairs of a brand's colours have too little contrast, as ends of the sentence "the content's …". Empty when all have enough. */
export function brandFaults(brand: BrandTheme): readonly string[] {
  if (brand.accent === undefined && brand.ink === undefined) return [];
  return Object.entries(brandColors(brand)).flatMap(([theme, roles]) =>
    colorPairs.flatMap(({ on, surface, use }) => {
      const contrast = wcagContrast(roles[on], roles[surface]);
      if (contrast >= minimumContrast[use]) return [];
      const isAccent =
        brand.ink === undefined ||
        (brand.accent !== undefined && [on, surface].some((role) => accentRoles.includes(role)));
      const name = isAccent ? 'accent' : 'ink';
      const value = brand[name] ?? (isAccent ? palette.yellow : palette.plum20);
      // Rounded down: 6.97 is not 7.
      const shown = Math.floor(contrast * 10) / 10;
      return [
        `brand.${name} is "${value}": in the ${theme} theme, ${on} on ${surface} has a contrast of ${shown}, and needs ${minimumContrast[use]}.`,
      ];
    }),
  );
}

/** Returns the declarations of shadows in the hue of the brand's ink. */
const shadowsOf = (ink: string = palette.plum20) =>
  Object.entries(ink === palette.plum20 ? {} : shadow).map(([name, layers]) => {
    const inInk = layers.map((layer) => ({ ...layer, color: layer.color.replace(palette.plum20, ink) }));
    return `--naap-shadow-${name}:${shadowCss(inInk)}`;
  });

/**
 * Returns the rules that give the pages a brand's colours, shadows and corners; empty for those of naap. They are in no layer, so they come after the
 * theme's: what the light theme changes, the dark one sets too. Throws when a text could not be read.
 */
export function brandCss(brand: BrandTheme): string {
  const faults = brandFaults(brand);
  if (faults.length > 0) throw new Error(`The brand's colours cannot be read:\n  ${faults.join('\n  ')}`);
  const themes = brandColors(brand);
  // Object.entries loses the keys' type.
  const changed = (Object.keys(light) as ColorRole[]).filter(
    (role) => themes.light[role] !== light[role] || themes.dark[role] !== dark[role],
  );
  const colors = (roles: ColorRoles) => changed.map((role) => `--naap-color-${role}:${roles[role]}`);
  const corners = Object.entries(cornersInPx[brand.corners ?? 'regular'])
    .filter(([name, length]) => radius[name as Rounded] !== length)
    .map(([name, length]) => `--naap-radius-${name}:${px(length)}`);
  const lightRules = [...colors(themes.light), ...shadowsOf(brand.ink), ...corners].join(';');
  const darkRules = colors(themes.dark).join(';');
  return [
    lightRules && `:root{${lightRules}}`,
    darkRules &&
      `@media screen and (prefers-color-scheme:dark){:root:not([data-theme="light"]){${darkRules}}}@media screen{:root[data-theme="dark"]{${darkRules}}}`,
  ].join('');
}
