import { clothOf } from '../cloth.ts';
import { line, seam, stitch } from '../construction/sewing.ts';
import { smoothGrain } from '../construction/shoe.ts';
import { type Drawing, fold, panel } from '../drawing.ts';
import { path } from '../geometry/parse.ts';
import { onSide, type Path, type Side, sides, translate } from '../geometry/path.ts';
import { warpPath } from '../geometry/warp.ts';
import { shape } from '../marks.ts';
import { reshape, silhouetteOf } from '../silhouettes.ts';
import { tonesOf } from '../tones.ts';
import type { Kind } from './kind.ts';

/** The right shoe of a pair of ballet flats seen from above, its toe down. */
const flatOutline = path`M0 -160C34 -160 50 -130 50 -92C50 -52 42 -30 44 6C46 48 62 74 60 112C58 150 30 172 -2 172C-34 172 -58 148 -58 110C-58 70 -44 46 -44 4C-44 -34 -50 -60 -48 -96C-46 -132 -32 -160 0 -160Z`;
const flatMouth = path`M0 -144C26 -144 38 -120 38 -88C38 -50 32 -28 33 6C34 34 42 52 40 70C34 92 18 98 -1 98C-22 98 -38 90 -42 68C-42 50 -33 32 -33 4C-33 -30 -38 -58 -36 -90C-34 -122 -24 -144 0 -144Z`;

const bow = path`M-2 104C-22 88 -32 94 -29 106C-26 116 -12 112 -2 108C-8 118 -14 124 -20 130L-15 132C-8 126 -4 118 -2 112C0 118 4 126 11 132L16 130C10 124 4 118 -2 108C8 113 22 117 26 107C29 95 18 89 -2 104Z`;
const strap = path`M-42 -24C-20 -12 24 -12 46 -24L42 0C22 10 -20 10 -38 0Z`;
const tStrap = path`M-42 -24C-20 -12 24 -12 46 -24L42 0C30 6 16 7 7 7L8 102H-8L-6 7C-20 7 -30 4 -38 0Z`;
/** The trim on the vamp, by silhouette. */
const ornaments: readonly Path[] = [bow, bow, strap, tStrap, strap];

export const flats: Kind['draw'] = (spec, fromBehind) => {
  const cloth = clothOf(spec);
  const { main, trim } = cloth;
  const sole = tonesOf('chai');
  const insole = tonesOf('kora');
  const { last } = silhouetteOf(spec);
  const shaped = (piece: Path) => (last === undefined ? piece : warpPath(piece, reshape(last)));
  const ornament = ornaments[spec.silhouette ?? 0] ?? bow;
  const one = (side: Side) => {
    const place = (piece: Path) => translate(onSide(shaped(piece), side), side * 76, 250);
    const outline = place(flatOutline);
    if (fromBehind) {
      // Turned over: the leather sole, its stitching and a stacked heel.
      return {
        outline,
        layers: [
          panel({
            outline,
            tones: sole,
            edge: 18,
            folds: [
              fold([side * 76, 120], [side * 82, 380], 16, 4, { tone: 'light', blur: 9, opacity: 0.5 }),
            ],
            sewn: [
              stitch(
                place(
                  path`M0 -150C28 -150 41 -126 41 -92C41 -52 34 -30 36 6C38 48 53 76 51 112C49 144 26 163 -2 163C-30 163 -50 142 -50 110C-50 72 -36 46 -36 4C-36 -34 -42 -60 -40 -96C-38 -128 -28 -150 0 -150Z`,
                ),
                sole,
                { width: 1.3 },
              ),
              shape(place(path`M-60 -64Q0 -50 62 -64V-180H-60Z`), { fill: sole.deep, opacity: 0.75 }),
              ...seam(place(path`M-60 -64Q0 -50 62 -64`), sole, { width: 1.3 }),
            ],
          }),
        ],
      };
    }
    const mouth = place(flatMouth);
    return {
      outline,
      layers: [
        panel({
          outline,
          tones: main,
          pattern: cloth.surface({ angle: side * 6 }),
          edge: 18,
          folds: [
            fold([side * 76 - 22, 356], [side * 76 + 30, 352], 8, 4, { opacity: 0.32 }),
            fold([side * 76 - 30, 390], [side * 76 + 20, 404], 12, 4, {
              tone: 'light',
              blur: 5,
              opacity: 0.5,
            }),
          ],
          sewn: [stitch(place(path`M-46 60C-46 84 -24 106 -1 106C22 106 42 96 47 64`), main)],
        }),
        panel({
          outline: mouth,
          tones: insole,
          edge: 10,
          folds: [fold([side * 76 - 20, 120], [side * 76 - 20, 330], 14, 0, { blur: 9, opacity: 0.4 })],
          sewn: [
            shape(mouth, { stroke: main.abyss, width: 16, opacity: 0.4, blur: 5, offset: [-6, -5] }),
            stitch(place(path`M0 -128C18 -128 27 -110 27 -86C27 -50 22 -28 23 6`), insole),
          ],
        }),
        shape(mouth, { stroke: trim.base, width: 5 }),
        line(mouth, trim, { width: 0.9 }),
        shape(place(ornament), { fill: trim.base, stroke: trim.line, width: 0.9 }),
      ] satisfies Drawing['layers'],
    };
  };
  const pair = sides.map(one);
  return {
    tones: main,
    layers: pair.flatMap((shoe) => shoe.layers),
    outlines: pair.map((shoe) => shoe.outline),
    landmarks: {
      across: { left: -136, right: 136, y: 356 },
      down: { x: 76, top: 90, bottom: 422 },
      focus: [64, 346],
      tag: [-76, 112],
    },
    grain: smoothGrain,
  };
};
