import { clothOf, denimCloth } from '../cloth.ts';
import { type Colourway, colourways } from '../colourways.ts';
import { button, drawcord } from '../construction/hardware.ts';
import { denimThread, seam, stitch } from '../construction/sewing.ts';
import {
  beltLoops,
  cargoPocket,
  flyStitch,
  jeansBack,
  jeansFront,
  slantPockets,
  weltPocketsBehind,
} from '../construction/trouser-parts.ts';
import { path } from '../geometry/parse.ts';
import { onSide, type Side } from '../geometry/path.ts';
import { type Mark, shape } from '../marks.ts';
import { cutOf } from '../silhouettes.ts';
import { type BottomCut, bottomLines, drawBottom, outerSeam, trouserCut } from '../skeletons/bottom.ts';
import type { GarmentSpec } from '../spec.ts';
import type { Tones } from '../tones.ts';
import type { Kind } from './kind.ts';

const jeansCut: BottomCut = {
  ...trouserCut,
  length: 398,
  waist: 80,
  hemOuter: 84,
  hemInner: 24,
  rise: 126,
  thread: denimThread,
  outerStitch: true,
  fade: 0.75,
};

const jeans: Kind['draw'] = (spec, fromBehind) => {
  const cloth = denimCloth(spec);
  const parts = fromBehind ? jeansBack : jeansFront;
  const cut = cutOf(spec, jeansCut);
  return drawBottom(cut, cloth, fromBehind, {
    over: parts(cut, cloth.main, denimThread),
    grain: { frequency: [0.5, 1.2], opacity: 0.22 },
  });
};

/** Returns the ironed crease down the middle of each leg: a shadow and a light side by side. */
const pressedCrease = (cut: BottomCut, tones: Tones, side: Side): Mark[] => {
  const { legCentre, crotch, hem } = bottomLines(cut);
  const crease = (x: number) =>
    onSide(
      path`M${x - 6} ${crotch - 76}C${x + 2} ${crotch + 20} ${x + 2} ${hem - 80} ${x + 1} ${hem + 4}`,
      side,
    );
  return [
    shape(crease(legCentre), { stroke: tones.deep, width: 1.6, opacity: 0.6 }),
    shape(crease(legCentre - 2), { stroke: tones.glow, width: 1.8, opacity: 0.55 }),
  ];
};

const trousers: Kind['draw'] = (spec, fromBehind) => {
  const cut = cutOf(spec, trouserCut);
  const cloth = clothOf(spec);
  const { main } = cloth;
  const loops = beltLoops(cut, main, [-52, 52], main.stitch);
  return drawBottom(cut, cloth, fromBehind, {
    leg: (side) => pressedCrease(cut, main, side),
    over: fromBehind
      ? [...weltPocketsBehind(cut, main), ...loops]
      : [
          ...slantPockets(cut, main),
          button(4, cut.top + 7, 3.6, main.base, main),
          flyStitch(cut, main, main.stitch, 1),
          ...loops,
        ],
  });
};

/** Widths of the stripes down the outer leg, widest first; each is drawn on the one before. */
const stripeWidths = [16, 8, 4];

const sideStripes = (cut: BottomCut, stripes: readonly Colourway[], side: Side): Mark[] =>
  stripeWidths
    .slice(0, stripes.length)
    .map((width, index) =>
      shape(onSide(outerSeam(cut, 1), side), { stroke: colourways[stripes[index] ?? 'lassi'].hex, width }),
    );

/** Draws lounge and sports bottoms, which have an elastic waist and a drawcord. */
const drawcordBottom =
  (
    base: BottomCut,
    options: { trackStripe?: boolean; backPocket?: boolean; slant?: boolean } = {},
  ): Kind['draw'] =>
  (spec: GarmentSpec, fromBehind) => {
    const cut = cutOf(spec, base);
    const cloth = clothOf(spec);
    const { main } = cloth;
    const stripes = spec.sideStripe ?? (options.trackStripe ? (['lassi', 'sindoor'] as const) : []);
    const y = bottomLines(cut).waistbandBottom;
    const pocket = path`M24 ${y + 40}H70V${y + 90}H24Z`;
    const behind = options.backPocket ? [...seam(pocket, main), stitch(path`M24 ${y + 47}H70`, main)] : [];
    return drawBottom(cut, cloth, fromBehind, {
      leg: (side) => sideStripes(cut, stripes, side),
      over: fromBehind
        ? behind
        : [
            ...(options.slant === false ? [] : slantPockets(cut, main)),
            ...drawcord(
              cut.top + 6,
              spec.trim === 'lassi' ? colourways.kora.hex : colourways.lassi.hex,
              main,
            ),
          ],
    });
  };

const trackPants: BottomCut = {
  ...trouserCut,
  elasticWaist: true,
  hemRib: 24,
  hip: 99,
  hemOuter: 66,
  hemInner: 20,
  waist: 80,
  rise: 128,
  legEase: 12,
};

/** Wide and soft, with no cuff. */
const loungePants: BottomCut = {
  ...trouserCut,
  top: 54,
  elasticWaist: true,
  waistband: 22,
  waist: 78,
  hip: 104,
  hemOuter: 112,
  hemInner: 10,
  rise: 130,
  legEase: 6,
};

const shortsCut: BottomCut = {
  ...trouserCut,
  top: 140,
  length: 196,
  hip: 106,
  hemOuter: 116,
  hemInner: 12,
  waist: 88,
  rise: 118,
  elasticWaist: true,
  legEase: 2,
};

const cargoCut: BottomCut = {
  ...trouserCut,
  hip: 103,
  hemOuter: 96,
  hemInner: 18,
  waist: 80,
  legEase: 6,
};

const cargos: Kind['draw'] = (spec, fromBehind) => {
  const cut = cutOf(spec, cargoCut);
  const cloth = clothOf(spec);
  const { main } = cloth;
  const { knee } = bottomLines(cut);
  const loops = beltLoops(cut, main, [-54, -14, 30, 58], main.stitch);
  return drawBottom(cut, cloth, fromBehind, {
    leg: (side) => [
      ...seam(onSide(path`M0 ${knee + 34}Q56 ${knee + 40} 130 ${knee + 30}`, side), main, { opacity: 0.4 }),
      ...cargoPocket(cut, main, side),
    ],
    over: fromBehind
      ? [...weltPocketsBehind(cut, main), ...loops]
      : [
          ...slantPockets(cut, main),
          flyStitch(cut, main, main.stitch, 1),
          button(4, cut.top + 7, 3.6, main.deep, main),
          ...loops,
        ],
  });
};

export const bottoms = {
  jeans: { draw: jeans, folded: 'trousers', cloth: denimCloth },
  trousers: { draw: trousers, folded: 'trousers' },
  shorts: { draw: drawcordBottom(shortsCut, { backPocket: true }), folded: 'drawcord' },
  'track-pants': {
    draw: drawcordBottom(trackPants, { trackStripe: true, backPocket: true }),
    folded: 'drawcord',
  },
  cargos: { draw: cargos, folded: 'trousers' },
  'lounge-pants': { draw: drawcordBottom(loungePants, { slant: false }), folded: 'drawcord' },
} as const satisfies Readonly<Record<string, Kind>>;
