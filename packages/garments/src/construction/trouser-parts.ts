import { path } from '../geometry/parse.ts';
import { onSide, translate } from '../geometry/path.ts';
import { type Mark, rigid, shape } from '../marks.ts';
import { type BottomCut, bottomLines } from '../skeletons/bottom.ts';
import type { Tones } from '../tones.ts';
import { button, rivet } from './hardware.ts';
import { both, line, seam, stitch } from './sewing.ts';
import { roundedBox } from './shapes.ts';

/** Returns slanted pockets at the side seams. */
export const slantPockets = (cut: BottomCut, tones: Tones): Mark[] => {
  const { waistbandBottom: y } = bottomLines(cut);
  const { waist, hip } = cut;
  return both((side) => [
    ...seam(onSide(path`M${waist - 16} ${y + 1}L${hip - 5} ${y + 62}`, side), tones, { width: 1.3 }),
    stitch(onSide(path`M${waist - 20} ${y + 1}L${hip - 9} ${y + 63}`, side), tones),
  ]);
};

/** Returns the J-shaped stitching beside a fly. */
export const flyStitch = (cut: BottomCut, tones: Tones, colour: string, inset = 0): Mark => {
  const { waistbandBottom: y, crotch } = bottomLines(cut);
  const x = 14 - inset;
  return stitch(
    path`M${x} ${y}V${crotch - 44}C${x} ${crotch - 26 - inset} ${8 - inset * 0.7} ${crotch - 18 - inset * 1.3} 0 ${crotch - 14 - inset * 1.3}`,
    tones,
    { colour, width: 1.2 },
  );
};

/** Returns belt loops at the given x positions on the waistband. */
export const beltLoops = (cut: BottomCut, tones: Tones, places: readonly number[], thread: string): Mark[] =>
  places.map((x) =>
    rigid(
      [x, cut.top],
      [
        shape(roundedBox(-4, -cut.waistband * 0.55, 7, cut.waistband * 1.75, 1), {
          fill: tones.base,
          stroke: tones.line,
          width: 0.9,
        }),
        shape(
          path`M-2.3 ${-cut.waistband * 0.4}V${cut.waistband * 1.05}M1.3 ${-cut.waistband * 0.4}V${cut.waistband * 1.05}`,
          {
            stroke: thread,
            width: 0.8,
            dash: '3 2',
          },
        ),
      ],
    ),
  );

/** Returns five-pocket jeans: curved pockets with rivets, coin pocket, double fly stitch and a metal button. */
export const jeansFront = (cut: BottomCut, tones: Tones, thread: string): Mark[] => {
  const { waistbandBottom: y, crotch } = bottomLines(cut);
  const { waist } = cut;
  const mouth = path`M24 ${y}C26 ${y + 26} 48 ${y + 34} ${waist + 12} ${y + 26}`;
  return [
    flyStitch(cut, tones, thread),
    flyStitch(cut, tones, thread, 3),
    stitch(path`M-3 ${y + 2}V${crotch}`, tones, { colour: thread, width: 1.1 }),
    ...both((side) => [
      shape(onSide([...mouth, ['L', waist + 2, y - 2], ['Z']], side), { fill: tones.shade, opacity: 0.55 }),
      ...seam(onSide(mouth, side), tones, { width: 1.3 }),
      stitch(onSide(translate(mouth, 0, 3), side), tones, { colour: thread }),
      rivet(27 * side, y + 5),
      rivet((waist + 4) * side, y + 25),
    ]),
    shape(path`M${waist - 22} ${y + 13}L${waist - 3} ${y + 9}V${y + 22}`, {
      stroke: thread,
      width: 1,
      dash: '3 2',
    }),
    ...beltLoops(cut, tones, [20 - waist, -16, 26, waist - 12], thread),
    button(5, cut.top + cut.waistband * 0.42, 5, '#b9814a', tones),
  ];
};

/** Returns the yoke, patch pockets with an arc of thread, and the leather patch. */
export const jeansBack = (cut: BottomCut, tones: Tones, thread: string): Mark[] => {
  const { waistbandBottom: y } = bottomLines(cut);
  const { waist, hip } = cut;
  const yoke = path`M0 ${y + 32}L${waist + 8} ${y + 16}`;
  const pocket = path`M22 ${y + 42}L72 ${y + 34}L76 ${y + 84}L52 ${y + 98}L25 ${y + 90}Z`;
  return [
    ...both((side) => [
      ...seam(onSide(yoke, side), tones, { width: 1.3 }),
      stitch(onSide(translate(yoke, 0, 3.4), side), tones, { colour: thread }),
      shape(onSide(pocket, side), { fill: tones.abyss, opacity: 0.3, blur: 1.2, offset: [1, 2.4] }),
      shape(onSide(pocket, side), { fill: tones.base }),
      shape(onSide(pocket, side), { fill: tones.light, opacity: 0.22 }),
      line(onSide(pocket, side), tones),
      stitch(
        onSide(path`M25 ${y + 45}L27.5 ${y + 88}L52 ${y + 95}L73 ${y + 82}L69.5 ${y + 38}`, side),
        tones,
        { colour: thread },
      ),
      stitch(onSide(path`M26 ${y + 66}Q40 ${y + 76} 49 ${y + 64}Q58 ${y + 72} 74 ${y + 58}`, side), tones, {
        colour: thread,
      }),
      rivet(24 * side, y + 44, 1.6),
      rivet(70 * side, y + 37, 1.6),
    ]),
    ...beltLoops(cut, tones, [12 - hip * 0.75, -3, hip * 0.6], thread),
    rigid(
      [waist * 0.62, cut.top + cut.waistband * 0.36],
      [
        shape(roundedBox(-15, -7, 30, 14, 1), { fill: '#a9713f', stroke: '#7a4c26', width: 0.8 }),
        shape(path`M-10 -2H10M-10 2H4`, { stroke: '#7a4c26', width: 1.2 }),
      ],
    ),
  ];
};

/** Returns the two welt pockets at the back, with a button each. */
export const weltPocketsBehind = (cut: BottomCut, tones: Tones): Mark[] => {
  const { waistbandBottom: y } = bottomLines(cut);
  return both((side) => {
    const mouth = onSide(path`M22 ${y + 40}L66 ${y + 34}`, side);
    return [
      shape(mouth, { stroke: tones.abyss, width: 6, opacity: 0.22 }),
      shape(mouth, { stroke: tones.shade, width: 4.6 }),
      line(mouth, tones, { width: 1.2 }),
      button(44 * side, y + 48, 2.8, tones.deep, tones),
      ...seam(onSide(path`M40 ${y}L42 ${y + 28}`, side), tones, { opacity: 0.45 }),
    ];
  });
};

/** Returns a bellows pocket on the thigh, with its flap. */
export const cargoPocket = (cut: BottomCut, tones: Tones, side: 1 | -1): Mark[] => {
  const x = side > 0 ? cut.hip - 46 : 2 - cut.hip;
  const y = bottomLines(cut).crotch + 34;
  const bag = path`M${x} ${y}h44v58h-44Z`;
  const flap = path`M${x - 2} ${y - 4}h48v20l-5 4h-38l-5 -4Z`;
  return [
    shape(bag, { fill: tones.abyss, opacity: 0.4, blur: 2.5, offset: [2, 4] }),
    shape(bag, { fill: tones.base }),
    line(bag, tones),
    stitch(path`M${x + 3} ${y + 20}V${y + 55}H${x + 41}V${y + 20}`, tones),
    line(path`M${x + 16} ${y + 18}V${y + 58}M${x + 28} ${y + 18}V${y + 58}`, tones, { opacity: 0.4 }),
    shape(flap, { fill: tones.light }),
    line(flap, tones),
    stitch(path`M${x + 1} ${y + 13}h42`, tones),
    button(x + 22, y + 10, 3, tones.deep, tones),
  ];
};
