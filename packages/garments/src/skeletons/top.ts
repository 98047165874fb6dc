import type { Cloth } from '../cloth.ts';
import { type Drawing, type Grain, type Layer, panel } from '../drawing.ts';
import { sides } from '../geometry/path.ts';
import type { Mark } from '../marks.ts';
import { bodyFolds, bodyHem, bodyOutline } from './top-body.ts';
import { backNeckband, insideNeck, neckband, neckStitch } from './top-neck.ts';
import { armholeSeams, type SleeveCut, sleeve } from './top-sleeve.ts';

/** The measurements of anything worn on the shoulders, in pixels; widths are half widths from the centre line. */
export interface TopCut {
  /** The shoulder line at the neck. */
  readonly top: number;
  readonly length: number;
  readonly shoulder: number;
  /** How far the shoulder falls from neck to sleeve. */
  readonly slope: number;
  readonly chest: number;
  readonly waist: number;
  readonly hem: number;
  readonly armDepth: number;
  /** How deep a sleeveless armhole is scooped. */
  readonly armScoop: number;
  readonly neckWidth: number;
  readonly neckDepth: number;
  readonly backNeckDepth: number;
  readonly neckline: 'round' | 'v' | 'collar';
  /** Width of the sewn-on neckband; 0 for none. */
  readonly neckband: number;
  readonly ribbedNeckband: boolean;
  readonly hemShape: 'straight' | 'shirt-tail';
  /** How much lower the middle of the hem hangs. */
  readonly hemDrop: number;
  /** Height of a ribbed hem band; 0 for a stitched hem. */
  readonly hemRib: number;
  readonly hemStitches: 1 | 2;
  readonly foldStrength: number;
  readonly label: boolean;
  readonly sleeve: SleeveCut | undefined;
}

export const teeCut: TopCut = {
  top: 84,
  length: 336,
  shoulder: 112,
  slope: 22,
  chest: 102,
  waist: 98,
  hem: 105,
  armDepth: 96,
  armScoop: 22,
  neckWidth: 42,
  neckDepth: 34,
  backNeckDepth: 10,
  neckline: 'round',
  neckband: 10,
  ribbedNeckband: true,
  hemShape: 'straight',
  hemDrop: 7,
  hemRib: 0,
  hemStitches: 2,
  foldStrength: 1,
  label: true,
  sleeve: undefined,
};

/** What a kind adds to the plain top: each part may draw nothing. */
export interface TopDetails {
  /** Printed on the body: light falls over it. */
  readonly printed?: readonly Mark[];
  /** Sewn to the body, cut off at its edge. */
  readonly sewn?: readonly Mark[];
  /** Over body and sleeves: collars, pockets. */
  readonly over?: readonly Mark[];
  /** Layers behind everything, such as a hood. */
  readonly behind?: readonly Layer[];
  readonly behindOutlines?: Drawing['outlines'];
  readonly grain?: Grain;
}

export const hemLine = (cut: TopCut): number => cut.top + cut.length;

/** Draws a top from its measurements, from the front or from behind. */
export const drawTop = (
  cut: TopCut,
  cloth: Cloth,
  fromBehind: boolean,
  details: TopDetails = {},
): Drawing => {
  const outline = bodyOutline(cut, fromBehind);
  const sleeveCut = cut.sleeve;
  const sleeves = sleeveCut === undefined ? [] : sides.map((side) => sleeve(cut, sleeveCut, cloth, side));
  const body = panel({
    outline,
    tones: cloth.main,
    pattern: cloth.surface(),
    folds: bodyFolds(cut),
    printed: details.printed ?? [],
    sewn: [...(details.sewn ?? []), ...bodyHem(cut, cloth)],
    edge: 26,
    lift: sleeveCut !== undefined && !sleeveCut.over ? 2.2 : 0,
  });
  const opening = fromBehind ? undefined : insideNeck(cut, cloth);
  const band = fromBehind ? backNeckband(cut, cloth) : neckband(cut, cloth);
  const layers: Layer[] = [
    ...(details.behind ?? []),
    ...(opening?.marks ?? []),
    ...(sleeveCut?.over ? [body, ...sleeves] : [...sleeves, body]),
    ...band,
    ...(sleeveCut === undefined ? [] : armholeSeams(cut, cloth.main)),
    ...(fromBehind ? [] : neckStitch(cut, cloth)),
    ...(details.over ?? []),
  ];
  const bottom = hemLine(cut);
  return {
    tones: cloth.main,
    layers,
    outlines: [
      ...(details.behindOutlines ?? []),
      outline,
      ...(opening === undefined ? [] : [opening.outline]),
      ...sleeves.map((piece) => piece.outline),
    ],
    landmarks: {
      across: { left: -cut.chest, right: cut.chest, y: cut.top + cut.armDepth + 10 },
      down: { x: cut.neckWidth + 2, top: cut.top, bottom: bottom + 4 },
      focus: [0, cut.top + Math.min(cut.neckDepth, 60) + 26],
      tag: [cut.neckWidth * 0.6, cut.top + cut.neckDepth],
    },
    ...(details.grain === undefined ? {} : { grain: details.grain }),
  };
};
