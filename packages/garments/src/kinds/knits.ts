import { type Cloth, clothOf, type Surface } from '../cloth.ts';
import { colourways } from '../colourways.ts';
import { drawcord } from '../construction/hardware.ts';
import { hoodEdges } from '../construction/hood.ts';
import { both, line, seam, stitch } from '../construction/sewing.ts';
import { fold, type Layer, panel } from '../drawing.ts';
import { path } from '../geometry/parse.ts';
import { onSide, type Path } from '../geometry/path.ts';
import type { Mark } from '../marks.ts';
import { cableFill } from '../patterns/index.ts';
import { cutOf } from '../silhouettes.ts';
import { drawTop } from '../skeletons/top.ts';
import { longSleeve, type TopCut, teeCut } from '../skeletons/top-cut.ts';
import type { GarmentSpec } from '../spec.ts';
import type { Kind } from './kind.ts';
import { chestPrint } from './tees.ts';

export const sweatshirtCut: TopCut = {
  ...teeCut,
  top: 92,
  length: 306,
  shoulder: 120,
  slope: 28,
  chest: 108,
  waist: 106,
  hem: 100,
  armDepth: 108,
  hemRib: 26,
  hemDrop: 4,
  neckDepth: 28,
  neckWidth: 40,
  neckband: 13,
  sleeve: { ...longSleeve, length: 272, angle: 14, cuff: 28, cuffCloth: 'trim', bulge: 14 },
};

/** Returns the stitched triangle under the neck of a sweatshirt. */
const notch = ({ main }: Cloth, throat: number): Mark[] => [
  line(path`M-11 ${throat + 15}L0 ${throat + 34}L11 ${throat + 15}`, main),
  stitch(path`M-8 ${throat + 16}L0 ${throat + 29}L8 ${throat + 16}`, main),
];

const sweatshirt: Kind['draw'] = (spec, fromBehind) => {
  const cut = cutOf(spec, sweatshirtCut);
  const cloth = clothOf(spec);
  if (fromBehind) return drawTop(cut, cloth, true);
  return drawTop(cut, cloth, false, {
    printed: chestPrint(spec, cut.top + 150, 1.1),
    over: notch(cloth, cut.top + cut.neckDepth),
  });
};

const hoodieCut: TopCut = {
  ...sweatshirtCut,
  top: 128,
  length: 292,
  neckDepth: 34,
  neckWidth: 36,
  neckband: 0,
  label: false,
};

/** Returns the hood, lying flat behind the neck with its opening to the viewer. */
const hoodBehind = ({ main, surface }: Cloth, top: number): { layers: Layer[]; outline: Path } => {
  const outline = path`M-58 ${top + 26}C-78 ${top - 26} -50 ${top - 74} 0 ${top - 76}C50 ${top - 74} 78 ${top - 26} 58 ${top + 26}C36 ${top + 44} -36 ${top + 44} -58 ${top + 26}Z`;
  const opening = path`M-40 ${top + 16}C-50 ${top - 22} -30 ${top - 52} 0 ${top - 54}C30 ${top - 52} 50 ${top - 22} 40 ${top + 16}C24 ${top + 40} -24 ${top + 40} -40 ${top + 16}Z`;
  return {
    outline,
    layers: [
      panel({
        outline,
        tones: main,
        pattern: surface(),
        folds: [
          fold([-54, top + 10], [-40, top - 58], 7, -6),
          fold([52, top - 4], [24, top - 66], 8, 6),
          fold([-60, top - 10], [-28, top - 66], 6, 3, { tone: 'light' }),
        ],
      }),
      panel({ outline: opening, tones: main, fill: main.inside, edge: 12 }),
      ...seam(path`M0 ${top - 54}V${top + 24}`, main, { opacity: 0.5 }),
    ],
  };
};

const hoodie: Kind['draw'] = (spec, fromBehind) => {
  const cut = cutOf(spec, hoodieCut);
  const cloth = clothOf(spec);
  const { main } = cloth;
  const { top } = cut;
  if (fromBehind) {
    const fall = path`M-60 ${top + 12}C-40 ${top - 8} 40 ${top - 8} 60 ${top + 12}C74 ${top + 56} 46 ${top + 104} 0 ${top + 112}C-46 ${top + 104} -74 ${top + 56} -60 ${top + 12}Z`;
    const drawn = drawTop(cut, cloth, true, { behindOutlines: [fall] });
    const hood = panel({
      outline: fall,
      tones: main,
      pattern: cloth.surface(),
      lift: 3,
      folds: [
        fold([-56, top + 20], [-10, top + 84], 9, 8),
        fold([54, top + 18], [14, top + 90], 9, -8),
        fold([-30, top + 8], [-8, top + 70], 7, 4, { tone: 'light', blur: 5 }),
      ],
      sewn: [...seam(path`M0 ${top - 6}V${top + 112}`, main)],
    });
    return { ...drawn, layers: [...drawn.layers, hood] };
  }
  const pouch = path`M-44 ${top + 182}H44L70 ${top + 232}V${top + 268}H-70V${top + 232}Z`;
  const hood = hoodBehind(cloth, top);
  const drawn = drawTop(cut, cloth, false, {
    printed: chestPrint(spec, top + 124, 0.95),
    behind: hood.layers,
    behindOutlines: [hood.outline],
  });
  const front: Layer[] = [
    panel({
      outline: pouch,
      tones: main,
      pattern: cloth.surface({ shift: [6, 8] }),
      lift: 2.5,
      edge: 10,
      sewn: [
        stitch(path`M-41 ${top + 186}H41`, main),
        ...both((side) => [stitch(onSide(path`M40 ${top + 183}L66 ${top + 233}`, side), main)]),
      ],
    }),
    ...hoodEdges(cloth, top),
    ...drawcord(top + 56, colourways[spec.trim ?? 'lassi'].hex, main, 74),
  ];
  return { ...drawn, layers: [...drawn.layers, ...front] };
};

const sweaterCut: TopCut = {
  ...sweatshirtCut,
  top: 88,
  length: 318,
  hemRib: 30,
  neckband: 15,
  neckDepth: 26,
  foldStrength: 1.15,
};

/** Returns the cloth of a sweater: cable knit unless the spec has a pattern. */
const knitted = (spec: GarmentSpec): Cloth => {
  const cloth = clothOf(spec);
  if (spec.pattern !== undefined) return cloth;
  const cables: Surface = (lay) => cableFill(cloth.main, lay?.angle);
  const sleeveCables: Surface = (lay) => cableFill(cloth.sleeve, lay?.angle);
  return { ...cloth, surface: cables, sleeveSurface: sleeveCables };
};

const sweater: Kind['draw'] = (spec, fromBehind) => {
  const own = cutOf(spec, sweaterCut);
  const cut: TopCut = spec.neckline === 'v' ? { ...own, neckline: 'v', neckDepth: 66, neckband: 12 } : own;
  return drawTop(cut, knitted(spec), fromBehind, { grain: { frequency: [0.6, 0.9], opacity: 0.22 } });
};

export const knits = {
  sweatshirt: { draw: sweatshirt, folded: 'crew' },
  hoodie: { draw: hoodie, folded: 'hood' },
  sweater: { draw: sweater, folded: 'crew', cloth: knitted },
} as const satisfies Readonly<Record<string, Kind>>;
