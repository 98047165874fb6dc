import { clampChroma, formatHex } from 'culori';

/** Lightness 0 to 1, chroma 0 to about 0.3, hue in degrees. */
export type Oklch = readonly [lightness: number, chroma: number, hue: number];

/** Returns a colour as #rrggbb. Outside the sRGB gamut, chroma is reduced; lightness and hue stay. */
export const hexOf = ([l, c, h]: Oklch): string =>
  formatHex(clampChroma({ mode: 'oklch', l, c, h }, 'oklch'));

interface ColourwayInfo {
  /** The name that the Indian textile trade uses. */
  readonly name: string;
  /** The colour in plain words. */
  readonly plainName: string;
  readonly oklch: Oklch;
  readonly hex: string;
}

const colourway = (name: string, plainName: string, ...oklch: Oklch): ColourwayInfo => ({
  name,
  plainName,
  oklch,
  hex: hexOf(oklch),
});

const all = {
  kora: colourway('Kora', 'Unbleached cotton', 0.93, 0.022, 85),
  lassi: colourway('Lassi', 'Off-white', 0.965, 0.012, 90),
  haldi: colourway('Haldi', 'Turmeric yellow', 0.82, 0.155, 84),
  kairi: colourway('Kairi', 'Raw mango green', 0.8, 0.12, 118),
  dhaani: colourway('Dhaani', 'Leaf green', 0.7, 0.13, 130),
  mehendi: colourway('Mehendi', 'Olive green', 0.47, 0.075, 122),
  pista: colourway('Pista', 'Pistachio', 0.85, 0.065, 140),
  morpankh: colourway('Morpankh', 'Peacock teal', 0.46, 0.085, 205),
  asmani: colourway('Asmani', 'Sky blue', 0.8, 0.065, 235),
  neel: colourway('Neel', 'Indigo', 0.4, 0.105, 262),
  raat: colourway('Raat', 'Midnight navy', 0.27, 0.05, 268),
  lavender: colourway('Lavender', 'Soft lilac', 0.77, 0.07, 300),
  jamun: colourway('Jamun', 'Plum', 0.34, 0.09, 340),
  rani: colourway('Rani', 'Hot pink', 0.58, 0.205, 2),
  gulkand: colourway('Gulkand', 'Rose pink', 0.76, 0.095, 8),
  anar: colourway('Anar', 'Pomegranate red', 0.5, 0.175, 24),
  sindoor: colourway('Sindoor', 'Vermilion', 0.63, 0.19, 33),
  geru: colourway('Geru', 'Terracotta', 0.6, 0.125, 42),
  chai: colourway('Chai', 'Tan', 0.7, 0.07, 68),
  kajal: colourway('Kajal', 'Black', 0.235, 0.012, 330),
  rakh: colourway('Rakh', 'Ash grey', 0.74, 0.008, 250),
  denimDark: colourway('Gehra denim', 'Dark blue denim', 0.36, 0.06, 262),
  denimMid: colourway('Denim', 'Mid blue denim', 0.55, 0.065, 252),
  denimLight: colourway('Halka denim', 'Light blue denim', 0.76, 0.045, 245),
} as const;

export type Colourway = keyof typeof all;

export const colourways: Readonly<Record<Colourway, ColourwayInfo>> = all;

export const isColourway = (name: string): name is Colourway => Object.hasOwn(all, name);
