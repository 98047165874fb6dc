import { hexOf, type Oklch } from './colourways.ts';
import { type Path, toSvg } from './geometry/path.ts';
import type { Pen } from './pen.ts';

const tintColours = {
  blue: [0.872, 0.042, 236],
  pink: [0.872, 0.044, 8],
  yellow: [0.905, 0.085, 94],
  mint: [0.872, 0.045, 158],
  lilac: [0.858, 0.036, 300],
  peach: [0.872, 0.055, 58],
  bare: [0.885, 0.016, 82],
} as const satisfies Readonly<Record<string, Oklch>>;

/** The tints of the paper under a garment. */
export type Tint = keyof typeof tintColours;

const isTint = (name: string): name is Tint => Object.hasOwn(tintColours, name);

export const tints: readonly Tint[] = Object.keys(tintColours).filter(isTint);

export const tintOklch = (tint: Tint): Oklch => tintColours[tint];

/** The background that shadows and chalk line are computed for when the picture has no paper: the plum of a dark page. */
export const darkCloth: Oklch = [0.235, 0.045, 345];

export const frameWidth = 400;
export const frameHeight = 500;

/** Draws tinted paper, lighter at the top left. It extends past the frame, for rotated close-ups. */
export const drawGround = ([l, c, h]: Oklch, pen: Pen): string => {
  const centre = hexOf([Math.min(0.985, l + 0.035), c * 0.7, h]);
  const far = hexOf([l - 0.035, c * 1.25, h]);
  const light = pen.define(
    `<radialGradient cx=".32" cy=".2" r="1"><stop offset="0" stop-color="${centre}"/><stop offset=".55" stop-color="${hexOf([l, c, h])}"/><stop offset="1" stop-color="${far}"/></radialGradient>`,
  );
  return `<rect x="-50" y="-50" width="${frameWidth + 100}" height="${frameHeight + 100}" fill="${light}"/>`;
};

/** Draws a distant soft shadow and a near sharp one, in a hue derived from the background's. */
export const drawShadows = (silhouette: Path, [l, c, h]: Oklch, pen: Pen): string => {
  const colour = hexOf([l * 0.42, Math.min(0.09, c * 1.9), h > 20 && h < 120 ? 30 : h + 15]);
  const d = toSvg(silhouette);
  const cast = (blur: 2.5 | 9, dx: number, dy: number) =>
    `<g filter="${pen.blur(blur)}" opacity=".42"><path d="${d}" fill="${colour}" fill-rule="evenodd" transform="translate(${dx} ${dy})"/></g>`;
  return cast(9, 9, 16) + cast(2.5, 2.5, 4);
};

/** Draws the dashed chalk line. */
export const drawChalk = (line: Path, [, , h]: Oklch): string =>
  `<path d="${toSvg(line)}" fill="none" stroke="${hexOf([0.995, 0.004, h])}" stroke-width="2.2" stroke-dasharray="9 6" stroke-linecap="round" opacity=".95"/>`;
