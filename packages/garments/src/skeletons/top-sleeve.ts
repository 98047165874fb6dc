import type { Cloth } from '../cloth.ts';
import { both, seam, stitch } from '../construction/sewing.ts';
import { type Fold, fold, type Panel, panel } from '../drawing.ts';
import { path } from '../geometry/parse.ts';
import { close, onSide, type Path, type Point, type Side } from '../geometry/path.ts';
import { type Mark, shape } from '../marks.ts';
import { ribFill } from '../patterns/index.ts';
import type { Tones } from '../tones.ts';
import type { SleeveCut, TopCut } from './top-cut.ts';

/** Sleeves longer than this hang past the elbow and wrinkle there. */
const elbow = 170;

/** Returns the seam between sleeve and body, or the open edge where there is no sleeve; a fragment from the shoulder. */
export const armhole = (cut: TopCut): Path => {
  const { top, shoulder, slope, chest, armDepth, armScoop } = cut;
  const drop = armDepth - slope;
  const underarm = top + armDepth;
  if (cut.sleeve === undefined) {
    return path`C${shoulder - armScoop} ${top + slope + drop * 0.42} ${chest - armScoop * 0.9} ${underarm - 14} ${chest} ${underarm}`;
  }
  return path`C${shoulder - 9} ${top + slope + drop * 0.32} ${chest - 5} ${underarm - drop * 0.38} ${chest} ${underarm}`;
};

export const armholeSeams = (cut: TopCut, tones: Tones): Mark[] =>
  both((side) =>
    seam(onSide([['M', cut.shoulder - 1, cut.top + cut.slope], ...armhole(cut)], side), tones, {
      opacity: 0.55,
    }),
  );

/** Corners and directions of the right sleeve. Its other points are calculated from them. */
interface Frame {
  readonly along: Point;
  readonly across: Point;
  readonly shoulder: Point;
  readonly underarm: Point;
  readonly outerCuff: Point;
  readonly innerCuff: Point;
}

const frameOf = (cut: TopCut, { angle, length, cuffWidth }: SleeveCut): Frame => {
  const turn = (angle * Math.PI) / 180;
  const along: Point = [Math.sin(turn), Math.cos(turn)];
  const across: Point = [Math.cos(turn), -Math.sin(turn)];
  const shoulder: Point = [cut.shoulder, cut.top + cut.slope];
  const outerCuff: Point = [shoulder[0] + along[0] * length, shoulder[1] + along[1] * length];
  const innerCuff: Point = [outerCuff[0] - across[0] * cuffWidth, outerCuff[1] - across[1] * cuffWidth];
  return { along, across, shoulder, underarm: [cut.chest, cut.top + cut.armDepth], outerCuff, innerCuff };
};

/** Returns the point `down` pixels down the sleeve and `out` pixels outward from `origin`. */
const step = ({ along, across }: Frame, origin: Point, down: number, out: number): Point => [
  origin[0] + along[0] * down + across[0] * out,
  origin[1] + along[1] * down + across[1] * out,
];

/** Returns a line across the sleeve, bowed like the opening of a tube, `up` pixels above the cuff edge. */
const ringLine = (frame: Frame, { cuffWidth }: SleeveCut, up: number, overshoot = 0): Path => [
  ['M', ...step(frame, frame.outerCuff, -up, overshoot)],
  [
    'C',
    ...step(frame, frame.outerCuff, 3 - up, -cuffWidth * 0.35),
    ...step(frame, frame.innerCuff, 3 - up, cuffWidth * 0.35),
    ...step(frame, frame.innerCuff, -up, -overshoot),
  ],
];

const sleeveOutline = (cut: TopCut, sleeveCut: SleeveCut, frame: Frame): Path => {
  const { length, bulge } = sleeveCut;
  const { shoulder, outerCuff, innerCuff, underarm, along, across } = frame;
  const [dx, dy] = along;
  const [nx, ny] = across;
  const long = length > elbow;
  const outer: Path = long
    ? [
        [
          'C',
          shoulder[0] + dx * length * 0.25 + nx * bulge + 6,
          shoulder[1] + dy * length * 0.16 + ny * bulge,
          ...step(frame, shoulder, length * 0.62, bulge),
          ...outerCuff,
        ],
      ]
    : [['C', shoulder[0] + 22, shoulder[1] + 9, ...step(frame, outerCuff, -length * 0.42, 4), ...outerCuff]];
  const inner: Path = long
    ? [
        [
          'C',
          innerCuff[0] - dx * length * 0.3 - nx * 2,
          innerCuff[1] - dy * length * 0.3,
          underarm[0] + 10,
          underarm[1] + 40,
          underarm[0] + 1,
          underarm[1],
        ],
      ]
    : [['C', ...step(frame, innerCuff, -10, 0), underarm[0] + 6, underarm[1] + 10, ...underarm]];
  const drop = cut.armDepth - cut.slope;
  return close([
    ['M', shoulder[0] - 1, shoulder[1]],
    ...outer,
    ...ringLine(frame, sleeveCut, 0).slice(1),
    ...inner,
    [
      'C',
      cut.chest - 5,
      cut.top + cut.armDepth - drop * 0.38,
      cut.shoulder - 9,
      cut.top + cut.slope + drop * 0.32,
      shoulder[0] - 1,
      shoulder[1],
    ],
  ]);
};

const sleeveFolds = ({ length, cuffWidth }: SleeveCut, frame: Frame, side: Side): Fold[] => {
  const { along, across, shoulder, underarm, outerCuff } = frame;
  const [dx, dy] = along;
  const [nx, ny] = across;
  const crease = (
    from: Point,
    to: Point,
    width: number,
    bend: number,
    style: Parameters<typeof fold>[4] = {},
  ) => fold([from[0] * side, from[1]], [to[0] * side, to[1]], width * side, bend * side, style);
  if (length <= elbow) {
    return [
      crease(
        [underarm[0] + 2, underarm[1] + 1],
        [(shoulder[0] + outerCuff[0]) / 2 - 4, (shoulder[1] + outerCuff[1]) / 2 + 2],
        6,
        5,
      ),
      crease(
        [underarm[0] + 6, underarm[1] + 8],
        [outerCuff[0] - nx * cuffWidth * 0.4, outerCuff[1] - ny * cuffWidth * 0.4 - 4],
        4,
        3,
        { opacity: 0.3 },
      ),
      crease([shoulder[0] + 4, shoulder[1] + 10], [outerCuff[0] - 8, outerCuff[1] - 10], 7, -3, {
        tone: 'light',
        opacity: 0.5,
      }),
    ];
  }
  const [elbowX, elbowY] = step(frame, shoulder, length * 0.5, -cuffWidth * 0.5);
  return [
    crease(
      [underarm[0] + 2, underarm[1] + 4],
      [shoulder[0] + dx * length * 0.34 - nx * 6, shoulder[1] + dy * length * 0.34],
      6,
      4,
    ),
    crease([elbowX - nx * 14, elbowY - ny * 14 - 4], [elbowX + nx * 20, elbowY + ny * 20 + 10], 5, 3),
    crease([elbowX - nx * 16, elbowY + 14], [elbowX + nx * 12, elbowY + 22], 4, 2, {
      blur: 1.2,
      opacity: 0.3,
    }),
    crease([elbowX - nx * 10, elbowY - ny * 14 - 14], [elbowX + nx * 16, elbowY + ny * 20 - 4], 5, 3, {
      tone: 'light',
    }),
    crease(
      [shoulder[0] + dx * 30 - nx * 10, shoulder[1] + dy * 40],
      [shoulder[0] + dx * length * 0.8 - nx * cuffWidth * 0.4, shoulder[1] + dy * length * 0.85],
      7,
      0,
      { tone: 'light', blur: 5, opacity: 0.35 },
    ),
  ];
};

const cuffMarks = (sleeveCut: SleeveCut, frame: Frame, cloth: Cloth, side: Side): Mark[] => {
  const { cuff, ribbedCuff, cuffCloth, hemStitch, angle } = sleeveCut;
  const tones = cuffCloth === 'trim' ? cloth.trim : cloth.sleeve;
  const marks: Mark[] = [];
  if (cuff > 0) {
    const band = close([
      ['M', ...step(frame, frame.outerCuff, -cuff, 6)],
      ['L', ...step(frame, frame.outerCuff, 8, 6)],
      ['L', ...step(frame, frame.innerCuff, 8, -6)],
      ['L', ...step(frame, frame.innerCuff, -cuff, -6)],
    ]);
    if (ribbedCuff || cuffCloth === 'trim') marks.push(shape(onSide(band, side), { fill: tones.base }));
    if (ribbedCuff) marks.push(shape(onSide(band, side), { fill: ribFill(tones, { angle: -side * angle }) }));
    marks.push(...seam(onSide(ringLine(frame, sleeveCut, cuff, 3), side), tones));
  }
  if (!ribbedCuff) marks.push(stitch(onSide(ringLine(frame, sleeveCut, hemStitch), side), tones));
  return marks;
};

/** Returns one sleeve with its folds and cuff. The print turns with the arm. */
export const sleeve = (cut: TopCut, sleeveCut: SleeveCut, cloth: Cloth, side: Side): Panel => {
  const frame = frameOf(cut, sleeveCut);
  return panel({
    outline: onSide(sleeveOutline(cut, sleeveCut, frame), side),
    tones: cloth.sleeve,
    pattern: cloth.sleeveSurface({ angle: -side * sleeveCut.angle * 0.9, shift: [side * 31, 0] }),
    folds: sleeveFolds(sleeveCut, frame, side),
    sewn: cuffMarks(sleeveCut, frame, cloth, side),
    lift: sleeveCut.over ? 3 : 0,
    edge: sleeveCut.length > elbow ? 20 : 18,
  });
};
