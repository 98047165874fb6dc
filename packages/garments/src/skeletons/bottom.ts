import type { Cloth } from '../cloth.ts';
import { label } from '../construction/hardware.ts';
import { line, seam, stitch } from '../construction/sewing.ts';
import { type Drawing, type Fold, fold, type Grain, type Layer, type Panel, panel } from '../drawing.ts';
import { path } from '../geometry/parse.ts';
import { close, onSide, type Path, type Point, type Side, sides, symmetric } from '../geometry/path.ts';
import { type Mark, shape } from '../marks.ts';
import { ribFill } from '../patterns/index.ts';

/** The measurements of a garment with two legs, in pixels; widths are half widths from the centre line. */
export interface BottomCut {
  /** The top edge of the waistband. */
  readonly top: number;
  readonly length: number;
  readonly waist: number;
  readonly hip: number;
  readonly hemInner: number;
  readonly hemOuter: number;
  /** From the top down to the crotch. */
  readonly rise: number;
  readonly waistband: number;
  /** How far the outer leg curves outward between hip and hem. */
  readonly legEase: number;
  readonly elasticWaist: boolean;
  /** Height of a ribbed cuff; 0 for a stitched hem. */
  readonly hemRib: number;
  /** Thread colour; a darker tone of the cloth when omitted. */
  readonly thread?: string;
  readonly outerStitch: boolean;
  /** Opacity of the faded area on the thighs. */
  readonly fade: number;
}

export const trouserCut: BottomCut = {
  top: 58,
  length: 392,
  waist: 78,
  hip: 97,
  hemInner: 20,
  hemOuter: 92,
  rise: 134,
  waistband: 17,
  legEase: 4,
  elasticWaist: false,
  hemRib: 0,
  outerStitch: false,
  fade: 0.4,
};

/** Positions on a cut at which details are placed; y grows downwards. */
export interface BottomLines {
  readonly waistbandBottom: number;
  readonly hipLine: number;
  readonly crotch: number;
  readonly knee: number;
  readonly hem: number;
  /** The middle of a leg at the hem. */
  readonly legCentre: number;
}

export const bottomLines = ({ top, length, rise, waistband, hemInner, hemOuter }: BottomCut): BottomLines => {
  const crotch = top + rise;
  return {
    waistbandBottom: top + waistband,
    hipLine: top + rise * 0.72,
    crotch,
    knee: crotch + (length - rise) * 0.42,
    hem: top + length,
    legCentre: (hemInner + hemOuter) / 2,
  };
};

/** Returns the outer edge of the right leg, from waist to hem, `inset` pixels inside it. */
export const outerSeam = (cut: BottomCut, inset: number): Path => {
  const { crotch, hipLine, hem } = bottomLines(cut);
  const { top, waist, hip, hemOuter, legEase, length, rise } = cut;
  return path`M${waist - 1 - inset} ${top}C${waist + 5 - inset} ${top + 36} ${hip - 1 - inset} ${hipLine - 34} ${hip - inset} ${hipLine}C${hip + 1.5 - inset} ${hipLine + 74} ${hemOuter + legEase - inset} ${crotch + (length - rise) * 0.5} ${hemOuter - inset} ${hem}`;
};

const legOutline = (cut: BottomCut): Path => {
  const { crotch, hipLine, hem } = bottomLines(cut);
  const { top, waist, hip, hemInner, hemOuter, legEase, length, rise, waistband } = cut;
  const leg = length - rise;
  return close(
    path`M0 ${top + waistband * 0.4}L${waist - 1} ${top + waistband * 0.2}C${waist + 5} ${top + 36} ${hip - 1} ${hipLine - 34} ${hip} ${hipLine}C${hip + 1.5} ${hipLine + 74} ${hemOuter + legEase} ${crotch + leg * 0.5} ${hemOuter} ${hem}C${hemOuter - 14} ${hem + 5} ${hemInner + 16} ${hem + 7} ${hemInner} ${hem + 3}C${hemInner - 2} ${crotch + leg * 0.6} 7 ${crotch + 50} 0 ${crotch}`,
  );
};

/** Creases fan out from the crotch and cross at the knee; the thigh catches the light. */
const legFolds = (cut: BottomCut, side: Side): Fold[] => {
  const { crotch, knee, hem, legCentre } = bottomLines(cut);
  const crease = (
    from: Point,
    to: Point,
    width: number,
    bend: number,
    style: Parameters<typeof fold>[4] = {},
  ) => fold([from[0] * side, from[1]], [to[0] * side, to[1]], width * side, bend * side, style);
  const { hip } = cut;
  const fan = [
    crease([3, crotch - 2], [hip * 0.62, crotch - 26], 7, 4),
    crease([5, crotch + 4], [hip * 0.72, crotch - 4], 6, 5, { opacity: 0.32 }),
    crease([4, crotch - 12], [hip * 0.5, crotch - 44], 5, 3, { opacity: 0.3 }),
    crease([8, crotch - 8], [hip * 0.6, crotch - 20], 4, 3, { tone: 'light', blur: 1.2, opacity: 0.35 }),
  ];
  if (cut.length <= 220) {
    return [
      ...fan,
      crease([legCentre, crotch + 10], [legCentre + 4, hem], 14, 0, { tone: 'light', blur: 9, opacity: 0.4 }),
    ];
  }
  return [
    ...fan,
    crease([legCentre + 24, knee - 14], [legCentre - 16, knee + 6], 6, -4, { opacity: 0.32 }),
    crease([legCentre - 22, knee + 14], [legCentre + 18, knee + 26], 5, 3, { opacity: 0.28 }),
    crease([legCentre + 20, knee - 22], [legCentre - 12, knee - 4], 5, -4, { tone: 'light', opacity: 0.35 }),
    crease([legCentre + 4, crotch + 20], [legCentre + 6, hem - 10], 13, 4, {
      tone: 'light',
      blur: 9,
      opacity: cut.fade,
    }),
    crease([legCentre - 20, crotch + 60], [legCentre - 20, hem - 6], 8, -2, { blur: 5, opacity: 0.28 }),
    crease([legCentre + 22, hem - 4], [legCentre - 10, hem - 34], 5, 4, { opacity: 0.3 }),
    crease([legCentre - 24, hem - 2], [legCentre + 6, hem - 22], 5, -3, { opacity: 0.28 }),
  ];
};

const legHem = (cut: BottomCut, { main, trim }: Cloth, side: Side): Mark[] => {
  const { hem, legCentre } = bottomLines(cut);
  const { hemInner, hemOuter, hemRib, thread } = cut;
  if (hemRib === 0) {
    const row = path`M${hemInner - 4} ${hem - 9}Q${legCentre} ${hem - 4} ${hemOuter + 6} ${hem - 12}`;
    return [
      stitch(onSide(row, side), main, { width: 1.2, ...(thread === undefined ? {} : { colour: thread }) }),
    ];
  }
  const band = onSide(
    path`M${hemInner - 6} ${hem - hemRib}H${hemOuter + 8}V${hem + 14}H${hemInner - 6}Z`,
    side,
  );
  const edge = path`M${hemInner - 4} ${hem - hemRib + 2}Q${legCentre} ${hem - hemRib + 5} ${hemOuter + 8} ${hem - hemRib}`;
  return [
    shape(band, { fill: trim.base }),
    shape(band, { fill: ribFill(trim) }),
    ...seam(onSide(edge, side), trim),
  ];
};

const leg = (cut: BottomCut, cloth: Cloth, side: Side, details: BottomDetails): Panel => {
  const { main } = cloth;
  const { crotch, hem } = bottomLines(cut);
  const thread = cut.thread === undefined ? {} : { colour: cut.thread };
  const inner = path`M5 ${crotch + 8}C12 ${crotch + 56} ${cut.hemInner + 4} ${crotch + (cut.length - cut.rise) * 0.6} ${cut.hemInner + 5} ${hem}`;
  return panel({
    outline: onSide(legOutline(cut), side),
    tones: main,
    pattern: cloth.surface({ angle: side * -3, shift: [side * 7, 0] }),
    folds: legFolds(cut, side),
    sewn: [
      ...(details.leg?.(side) ?? []),
      ...legHem(cut, cloth, side),
      ...(cut.outerStitch
        ? [stitch(onSide(outerSeam(cut, 6), side), main, { ...thread, width: 1.1, opacity: 0.8 })]
        : []),
      ...(cut.length > 150 ? [stitch(onSide(inner, side), main, { ...thread, opacity: 0.5 })] : []),
    ],
    edge: 24,
  });
};

/** The details that a kind adds. `leg` draws the details of one leg, clipped to the leg's outline. */
export interface BottomDetails {
  readonly leg?: (side: Side) => readonly Mark[];
  readonly over?: readonly Mark[];
  readonly grain?: Grain;
}

const waistbandPanel = (cut: BottomCut, { trim, main, surface }: Cloth, fromBehind: boolean): Panel => {
  const { top, waist, waistband: height, elasticWaist, thread } = cut;
  // The back waist is higher than the front: from behind, the band's upper edge does not dip.
  const middle = top - height * (fromBehind ? 0.58 : 0.15);
  const outline = symmetric(
    path`M0 ${middle}C${waist * 0.5} ${middle} ${waist * 0.8} ${top - height * (fromBehind ? 0.55 : 0.3)} ${waist} ${top - height * 0.5}C${waist + 2} ${top} ${waist + 2} ${top + height * 0.3} ${waist + 2.5} ${top + height * 0.62}C${waist * 0.7} ${top + height * 0.95} ${waist * 0.4} ${top + height} 0 ${top + height}`,
  );
  const colour = thread === undefined ? {} : { colour: thread };
  return panel({
    outline,
    tones: trim,
    pattern: elasticWaist
      ? ribFill(trim, { scale: 1.3, depth: 0.14 })
      : trim === main
        ? surface()
        : undefined,
    edge: 9,
    lift: 2,
    sewn: elasticWaist
      ? []
      : [
          stitch(
            path`M${-waist} ${top - height * 0.2}Q0 ${top + height * 0.2} ${waist} ${top - height * 0.2}`,
            trim,
            colour,
          ),
          stitch(
            path`M${-waist - 2} ${top + height * 0.42}Q0 ${top + height * 1.05} ${waist + 2} ${top + height * 0.42}`,
            trim,
            colour,
          ),
        ],
  });
};

/** Draws legs, waistband and the inside of the back waist; from behind, the waistband hides the inside. */
export const drawBottom = (
  cut: BottomCut,
  cloth: Cloth,
  fromBehind: boolean,
  details: BottomDetails = {},
): Drawing => {
  const { top, waist, hip, waistband: height } = cut;
  const { waistbandBottom, crotch, hem, hipLine } = bottomLines(cut);
  const inside = symmetric(
    path`M0 ${top - height * 0.62}C${waist * 0.5} ${top - height * 0.62} ${waist * 0.8} ${top - height * 0.6} ${waist - 2} ${top - height * 0.5}L${waist} ${top + height * 0.3}L0 ${top + height * 0.4}`,
  );
  const legs = sides.map((side) => leg(cut, cloth, side, details));
  const band = waistbandPanel(cut, cloth, fromBehind);
  const opening: Layer[] = fromBehind
    ? []
    : [shape(inside, { fill: cloth.main.inside }), label(0, top - height * 0.5, 24, 11)];
  return {
    tones: cloth.main,
    layers: [
      ...opening,
      ...legs,
      band,
      line(path`M0 ${waistbandBottom}V${crotch - 1}`, cloth.main, { opacity: 0.8, width: 1.3 }),
      ...(details.over ?? []),
    ],
    outlines: [...legs.map((piece) => piece.outline), band.outline, ...(fromBehind ? [] : [inside])],
    landmarks: {
      across: { left: -hip, right: hip, y: hipLine },
      down: { x: hip * 0.46, top: top - height * 0.3, bottom: hem + 3 },
      focus: [cut.length > 220 ? 18 : 10, top + 62],
      tag: [waist * 0.55, top + height],
    },
    ...(details.grain === undefined ? {} : { grain: details.grain }),
  };
};
