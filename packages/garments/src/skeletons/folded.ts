import type { Cloth } from '../cloth.ts';
import { swingTag } from '../construction/swing-tag.ts';
import { type Drawing, fold, type Panel, panel } from '../drawing.ts';
import { path } from '../geometry/parse.ts';
import type { Mark } from '../marks.ts';
import { foldedTops, type StackForm } from './folded-tops.ts';

/** Outlines of the folded body: with the slope of the shoulders, and straight at the top. */
const shouldered = path`M-96 150C-98 146 -95 142 -90 141L-40 128C-30 146 30 146 40 128L90 141C95 142 98 146 97 151L101 392C101 400 97 404 90 404H-90C-97 404 -101 400 -101 392Z`;
const squared = path`M-97 146C-97 138 -94 134 -86 134H86C94 134 97 138 97 146L101 392C101 400 97 404 90 404H-90C-97 404 -101 400 -101 392Z`;

/** Returns the edges of the lower folds, visible below the top one. */
const lowerLayers = ({ main, surface }: Cloth): Panel[] =>
  [18, 9].map((down, index) => {
    const side = 97 - index;
    return panel({
      outline: path`M${-95 + index * 2} 380H${95 - index * 2}L${side} ${400 + down}Q97 ${408 + down} 90 ${408 + down}H-90Q-97 ${408 + down} ${-side} ${400 + down}Z`,
      tones: main,
      pattern: surface({ shift: [0, down] }),
      edge: 10,
    });
  });

const stackFolds = [
  fold([-60, 150], [-78, 396], 12, 0, { tone: 'light', blur: 5, opacity: 0.45 }),
  fold([84, 160], [90, 398], 12, 0, { blur: 5, opacity: 0.34 }),
  fold([-88, 160], [-92, 396], 9, 0, { blur: 5, opacity: 0.25 }),
  fold([30, 170], [44, 396], 10, 4, { blur: 5, opacity: 0.24 }),
  fold([-20, 176], [-10, 392], 14, 3, { tone: 'light', blur: 9, opacity: 0.4 }),
  fold([96, 392], [-60, 378], 7, -2, { blur: 5, opacity: 0.28 }),
];

const withShoulders: ReadonlySet<StackForm> = new Set(['crew', 'zipped', 'collar', 'hood']);

/** Draws a garment folded to a square, with its swing tag; `print` is the visible part of its chest print. */
export const drawFolded = (form: StackForm, cloth: Cloth, print: readonly Mark[] = []): Drawing => {
  const body = withShoulders.has(form) ? shouldered : squared;
  const lower = lowerLayers(cloth);
  const top = foldedTops[form](cloth);
  return {
    tones: cloth.main,
    layers: [
      ...(top.behind ?? []),
      ...lower,
      panel({
        outline: body,
        tones: cloth.main,
        pattern: cloth.surface(),
        printed: [...(top.printed ?? []), ...print],
        folds: stackFolds,
        edge: 22,
        lift: 2,
      }),
      ...top.layers,
    ],
    above: [swingTag([32, 144])],
    outlines: [body, ...lower.map((piece) => piece.outline), ...top.outlines],
    landmarks: {
      across: { left: -97, right: 97, y: 260 },
      down: { x: 60, top: 140, bottom: 404 },
      focus: [0, 180],
      tag: [32, 144],
    },
  };
};
