/**
 * The design tokens other than colours. The stylesheet, the token files for design tools and the pages of Storybook are made from these.
 * Distances are in px, durations in ms; stacking order and brightness have no unit.
 */
import type { Space } from './scale.ts';

/** The space scale, in px and not in rem: when text grows, distances stay as they are and leave the room to the text. */
export const space = {
  0: 0,
  2: 2,
  4: 4,
  8: 8,
  12: 12,
  16: 16,
  20: 20,
  24: 24,
  32: 32,
  48: 48,
  72: 72,
} as const satisfies Record<Space, Space>;

/** Page margin; `narrow` applies to the narrowest phones. */
export const gutter = { regular: 16, narrow: 12 } as const;

/** Maximum width of a page's content, in rem; `huge` applies from 1600 px. */
export const content = { regular: 75, huge: 85 } as const;

export const radius = { tape: 0, tile: 4, control: 6, card: 8, sheet: 20, round: 9999 } as const;

/**
 * The Devanagari fonts of systems: Noto and Lohit of ChromeOS and Linux, Kohinoor of Apple, Nirmala of Windows. Without their names Chromium searches
 * all fonts for each run of letters, and the first layout of `/hi` takes 25 ms of the processor instead of 12.
 */
const systemDevanagari = [
  'Noto Sans Devanagari',
  'Kohinoor Devanagari',
  'Nirmala UI',
  'Lohit Devanagari',
] as const;

/** With the space, so they follow the Latin fallback on pages in Latin script, which would load them for a space otherwise. */
const devanagari = ['Anek Devanagari', 'Noto Devanagari', 'Lohit Devanagari Scaled'] as const;
const latin = ['Anek Latin', 'Anek Rupee', 'Anek Fallback'] as const;
// After the Latin fonts, because some of them have Latin letters too.
const system = [...systemDevanagari, 'system-ui', 'sans-serif'] as const;

/** The fonts of pages in each script; each has the letters of both. */
export const font = {
  latin: [...latin, ...devanagari, ...system],
  devanagari: [...devanagari, ...latin, ...system],
} as const;

/** The wide face of Anek Latin, for headings and buttons: it has one weight and one width, in %. */
export const wideFace = { weight: 750, stretch: 106 } as const;
const textFace = { weight: 450, stretch: 100 } as const;

/**
 * A style of the type scale: `size` and `line` in px, `tracking` in em, `stretch` in %. The size of a heading is `fluid` (a CSS expression) within
 * its limits in px, and `leading` is its line height as a factor.
 */
export type TypeStyle = (
  | { readonly size: number; readonly line: number }
  | {
      readonly size: { readonly min: number; readonly fluid: string; readonly max: number };
      readonly leading: number;
    }
) & { readonly weight: number; readonly stretch: number; readonly tracking?: number };

export const typeScale = {
  display: {
    size: { min: 40, fluid: '1.6rem + 4.6vw', max: 88 },
    leading: 0.94,
    ...wideFace,
    tracking: -0.03,
  },
  h1: { size: { min: 24, fluid: '1.3rem + 1vw', max: 34 }, leading: 1.1, ...wideFace, tracking: -0.015 },
  h2: { size: { min: 19, fluid: '1.1rem + 0.4vw', max: 22 }, leading: 1.1, ...wideFace, tracking: -0.015 },
  h3: { size: 17, line: 22, ...wideFace },
  body: { size: 17, line: 26, ...textFace },
  small: { size: 15, line: 20, ...textFace },
  micro: { size: 13, line: 18, weight: 600, stretch: 100 },
  price: { size: 18, line: 22, weight: 750, stretch: 100 },
  priceLarge: { size: 25, line: 27, weight: 750, stretch: 100 },
  button: { size: 18, line: 24, ...wideFace, tracking: 0.02 },
  buttonSmall: { size: 15, line: 20, ...wideFace, tracking: 0.01 },
} as const satisfies Record<string, TypeStyle>;

/** One layer of a shadow. The colour is `#rrggbbaa`, distances are in px. */
export interface ShadowLayer {
  readonly offsetX: number;
  readonly offsetY: number;
  readonly blur: number;
  readonly spread: number;
  readonly color: string;
}

export const shadow: Record<'float' | 'lift', readonly ShadowLayer[]> = {
  float: [
    { offsetX: 0, offsetY: 2, blur: 6, spread: 0, color: '#2d152333' },
    { offsetX: 0, offsetY: 8, blur: 24, spread: -6, color: '#2d152366' },
  ],
  lift: [{ offsetX: 0, offsetY: 1, blur: 3, spread: 0, color: '#2d152322' }],
};

export const duration = {
  full: { press: 90, state: 160, sheetIn: 280, sheetOut: 200, route: 220, draw: 420 },
  /** For `prefers-reduced-motion`: nothing moves, and scrims fade. */
  reduced: { press: 0, state: 0, sheetIn: 120, sheetOut: 120, route: 120, draw: 0 },
} as const;

export const ease = { out: [0.2, 0.8, 0.2, 1], in: [0.4, 0, 1, 1] } as const;

/** Control heights, which are also the touch targets. */
export const target = { minimum: 44, regular: 48, large: 56 } as const;

/** Stacking order. */
export const z = { sticky: 10, nav: 20, floating: 30, toast: 60, loading: 70 } as const;

/** CSS `brightness()` of images and tiles in each theme. */
export const imageBrightness = { light: 1, dark: 0.88 } as const;

export const shadowCss = (layers: readonly ShadowLayer[]): string =>
  layers
    .map(({ offsetX, offsetY, blur, spread, color }) =>
      [px(offsetX), px(offsetY), px(blur), px(spread), color].join(' '),
    )
    .join(', ');

export const px = (value: number): string => (value === 0 ? '0' : `${value}px`);
export const ms = (value: number): string => `${value}ms`;
export const bezier = (points: readonly number[]): string => `cubic-bezier(${points.join(', ')})`;
/** Returns a font stack as CSS, with quotes around names of several words. */
export const fontStack = (families: readonly string[]): string =>
  families.map((family) => (family.includes(' ') ? `'${family}'` : family)).join(', ');
