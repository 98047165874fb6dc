import type { Cloth } from '../cloth.ts';
import { type Drawing, type Grain, type Layer, panel } from '../drawing.ts';
import { sides } from '../geometry/path.ts';
import type { Mark } from '../marks.ts';
import { bodyFolds, bodyHem, bodyOutline } from './top-body.ts';
import { hemLine, type TopCut } from './top-cut.ts';
import { backNeckband, insideNeck, neckband, neckStitch } from './top-neck.ts';
import { armholeSeams, sleeve } from './top-sleeve.ts';

/** The details that a kind adds to the plain top. */
export interface TopDetails {
  /** Printed on the body, under its light and folds. */
  readonly printed?: readonly Mark[];
  /** Sewn to the body, clipped to its outline. */
  readonly sewn?: readonly Mark[];
  /** Drawn over body and sleeves: collars, pockets. */
  readonly over?: readonly Mark[];
  /** Layers behind the body, such as a hood. */
  readonly behind?: readonly Layer[];
  readonly behindOutlines?: Drawing['outlines'];
  readonly grain?: Grain;
}

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
