import { type Colourway, colourways, hexOf, type Oklch } from './colourways.ts';

/** The tones of one cloth: shadows shift towards plum and lights towards yellow, not grey. All colours but `oklch` are hex. */
export interface Tones {
  readonly oklch: Oklch;
  /** Whether the cloth is so dark that light shows its folds better than shadow. */
  readonly dark: boolean;
  readonly base: string;
  readonly shade: string;
  readonly deep: string;
  readonly abyss: string;
  readonly light: string;
  readonly glow: string;
  /** Seams and edges. */
  readonly line: string;
  readonly stitch: string;
  /** The inside of the cloth, seen through a neck or a waistband. */
  readonly inside: string;
}

/** Shifts a hue towards another by at most `limit` degrees, the short way round. */
const shiftHue = (hue: number, towards: number, limit: number): number => {
  const distance = ((towards - hue + 540) % 360) - 180;
  return hue + Math.sign(distance) * Math.min(Math.abs(distance), limit);
};

const plum = 310;
const sun = 85;

const mix = (oklch: Oklch): Tones => {
  const [l, c, h] = oklch;
  const dark = l < 0.34;
  return {
    oklch,
    dark,
    base: hexOf(oklch),
    shade: hexOf([l * (dark ? 0.8 : 0.87), c * 1.06, shiftHue(h, 300, 9)]),
    deep: hexOf([l * (dark ? 0.62 : 0.7), c * 1.02, shiftHue(h, plum, 16)]),
    abyss: hexOf([l * 0.48, c * 0.9, shiftHue(h, 320, 20)]),
    light: hexOf([l + (1 - l) * (dark ? 0.14 : 0.34), c * (dark ? 1 : 0.82), shiftHue(h, sun, 8)]),
    glow: hexOf([l + (1 - l) * (dark ? 0.24 : 0.55), c * 0.6, shiftHue(h, sun, 12)]),
    line: dark ? hexOf([l + 0.16, c * 0.8, h]) : hexOf([l * 0.66, c * 0.95, shiftHue(h, 320, 16)]),
    stitch:
      l > 0.62
        ? hexOf([l * 0.78, c * 1.05, shiftHue(h, 320, 8)])
        : hexOf([l + 0.17, c * 0.8, shiftHue(h, sun, 8)]),
    inside: hexOf([l * (dark ? 0.72 : 0.74), c * 0.95, shiftHue(h, plum, 12)]),
  };
};

const cache = new Map<Colourway, Tones>();

/** Returns the tones of a colourway, computed once. */
export const tonesOf = (name: Colourway): Tones => {
  const tones = cache.get(name) ?? mix(colourways[name].oklch);
  cache.set(name, tones);
  return tones;
};
