import { type Cloth, clothOf, denimCloth } from '../cloth.ts';
import { button } from '../construction/hardware.ts';
import { both, line, seam, stitch } from '../construction/sewing.ts';
import { sash, waistSeam } from '../construction/waist.ts';
import type { Drawing } from '../drawing.ts';
import { path } from '../geometry/parse.ts';
import { onSide } from '../geometry/path.ts';
import { type Mark, shape } from '../marks.ts';
import { type BodiceCut, bodice, strappedBodice } from '../skeletons/bodice.ts';
import { flaredSkirt, type SkirtCut, skirtPanel, skirtWaistband } from '../skeletons/skirt.ts';
import type { GarmentSpec } from '../spec.ts';
import type { Kind } from './kind.ts';

interface DressCut {
  readonly bodice: BodiceCut;
  readonly skirt: SkirtCut;
  readonly tied: boolean;
  readonly waistSeam: boolean;
  /** Buttons down the bodice. */
  readonly buttons: number;
}

/** A zip let into the back seam: all that is seen is the seam and its puller. */
const backZip = (top: number, bottom: number, cloth: Cloth): Mark[] => [
  ...seam(path`M0 ${top}V${bottom}`, cloth.main),
  shape(path`M-1.6 ${top + 2}H1.6V${top + 12}H-1.6Z`, { fill: cloth.main.stitch }),
];

const drawDress = (cut: DressCut, cloth: Cloth, spec: GarmentSpec, fromBehind: boolean): Drawing => {
  const { main } = cloth;
  const { top, waistLine, waist, bust, neckDepth, hang } = cut.bodice;
  const neckLine = hang === 'straps' ? top + 46 : top + neckDepth;
  const sewn = fromBehind
    ? backZip(hang === 'straps' ? top + 58 : top + 13, waistLine + 6, cloth)
    : Array.from({ length: cut.buttons }, (_, index) =>
        button(0, neckLine + 12 + index * 22, 3, main.light, main),
      );
  const upper = bodice(cut.bodice, cloth, fromBehind, sewn);
  const skirt = skirtPanel(cut.skirt, cloth, fromBehind ? backZip(waistLine, waistLine + 46, cloth) : []);
  const tied = spec.tied ?? cut.tied;
  const waistline = tied
    ? sash(waistLine, waist, cloth.trim, fromBehind)
    : cut.waistSeam
      ? waistSeam(waistLine, waist, main)
      : [];
  return {
    tones: main,
    layers: [...upper.behind, skirt, ...upper.front, ...waistline],
    outlines: [skirt.outline, ...upper.outlines],
    landmarks: {
      across: { left: -bust, right: bust, y: top + 82 },
      down: { x: waist * 0.7, top: hang === 'straps' ? top + 28 : top + 8, bottom: cut.skirt.hemLine + 6 },
      focus: [0, neckLine + 28],
      tag: [bust * 0.6, neckLine + 16],
    },
  };
};

const dress =
  (cut: DressCut): Kind['draw'] =>
  (spec, fromBehind) => {
    const tiers = spec.tiered === undefined ? cut.skirt.tiers : spec.tiered ? [0.42, 0.74] : [];
    return drawDress({ ...cut, skirt: { ...cut.skirt, tiers } }, clothOf(spec), spec, fromBehind);
  };

const fitFlare: DressCut = {
  bodice: strappedBodice,
  skirt: flaredSkirt,
  tied: false,
  waistSeam: true,
  buttons: 0,
};

const puffBodice: BodiceCut = {
  ...strappedBodice,
  top: 44,
  waistLine: 160,
  neckWidth: 42,
  neckDepth: 34,
  hang: 'shoulders',
  sleeve: 'puff',
};

const puffMidi: DressCut = {
  ...fitFlare,
  bodice: puffBodice,
  skirt: { ...flaredSkirt, waistLine: 160, hemLine: 432, hem: 128 },
  buttons: 4,
};

const maxi: DressCut = {
  ...fitFlare,
  bodice: {
    ...strappedBodice,
    top: 20,
    waistLine: 132,
    hang: 'shoulders',
    neckWidth: 38,
    neckDepth: 56,
    sleeve: 'cap',
  },
  skirt: { ...flaredSkirt, waistLine: 132, hemLine: 478, hem: 134, tiers: [0.36, 0.7] },
};

const slip: DressCut = {
  ...fitFlare,
  bodice: { ...strappedBodice, sweetheart: false, strapWidth: 4.5 },
  skirt: { ...flaredSkirt, hem: 112, flare: 0.4, pipes: [-0.7, -0.34, 0.04, 0.42, 0.78] },
  tied: true,
};

const bodycon: DressCut = {
  ...fitFlare,
  bodice: {
    ...strappedBodice,
    top: 56,
    waistLine: 182,
    waist: 57,
    bust: 76,
    hang: 'shoulders',
    shoulder: 70,
    neckWidth: 46,
    neckDepth: 50,
  },
  skirt: { ...flaredSkirt, waistLine: 182, hemLine: 430, waist: 57, hip: 86, hem: 68, fit: 'fitted' },
  waistSeam: false,
};

/** A short skirt flaring from a fitted waist. */
const peplum: DressCut = {
  ...fitFlare,
  bodice: {
    ...puffBodice,
    top: 96,
    waistLine: 236,
    waist: 66,
    bust: 82,
    shoulder: 88,
    sleeve: 'cap',
    neckDepth: 44,
  },
  skirt: { ...flaredSkirt, waistLine: 236, hemLine: 336, waist: 66, hem: 112, flare: 0.5 },
};

const drawPeplum: Kind['draw'] = (spec, fromBehind) => {
  const sleeve = spec.sleeve === 'none' ? 'none' : spec.sleeve === 'short' ? 'puff' : 'cap';
  return dress({ ...peplum, bodice: { ...peplum.bodice, sleeve } })(spec, fromBehind);
};

const drawSkirt = (cut: SkirtCut, cloth: Cloth, fromBehind: boolean, sewn: readonly Mark[] = []): Drawing => {
  const { waist, waistLine, hemLine } = cut;
  const { inside, band, outlines } = skirtWaistband(cut, cloth, fromBehind);
  const zip = fromBehind ? backZip(waistLine + 2, waistLine + 56, cloth) : [];
  const skirt = skirtPanel(cut, cloth, [...sewn, ...zip]);
  return {
    tones: cloth.main,
    layers: [...inside, skirt, band],
    outlines: [skirt.outline, ...outlines],
    landmarks: {
      across: { left: -waist, right: waist, y: waistLine - 6 },
      down: { x: waist * 0.6, top: waistLine - 20, bottom: hemLine + 6 },
      focus: [waist * 0.2, waistLine + 46],
      tag: [waist * 0.5, waistLine],
    },
  };
};

const longSkirt: SkirtCut = { ...flaredSkirt, waistLine: 104, waist: 66, hem: 142, hemLine: 424 };

const skirt: Kind['draw'] = (spec, fromBehind) =>
  drawSkirt({ ...longSkirt, tiers: spec.tiered ? [0.4, 0.72] : [] }, clothOf(spec), fromBehind);

const miniCut: SkirtCut = {
  ...flaredSkirt,
  waistLine: 148,
  waist: 76,
  hem: 116,
  hemLine: 360,
  flare: 0.5,
  pipes: [-0.6, -0.1, 0.42],
};

const mini: Kind['draw'] = (spec, fromBehind) => {
  const denim = spec.colourway.startsWith('denim');
  return drawSkirt(miniCut, denim ? denimCloth(spec) : clothOf(spec), fromBehind);
};

const slitCut: SkirtCut = {
  ...flaredSkirt,
  waistLine: 96,
  waist: 64,
  hip: 92,
  hem: 88,
  hemLine: 432,
  fit: 'fitted',
};

/** Through the slit the inside of the back is seen; both its edges are faced and stitched. */
const slit = ({ main }: Cloth): Mark[] => {
  const { waistLine, hemLine } = slitCut;
  const top = waistLine + 132;
  const gap = path`M38 ${top}C40 ${top + 80} 36 ${hemLine - 60} 26 ${hemLine + 14}H62C52 ${hemLine - 70} 42 ${top + 80} 38 ${top}Z`;
  return [
    shape(gap, { fill: main.inside }),
    shape(path`M38 ${top}C42 ${top + 80} 52 ${hemLine - 70} 62 ${hemLine + 14}`, {
      stroke: main.abyss,
      width: 7,
      opacity: 0.4,
      blur: 2.5,
      offset: [-3, 0],
    }),
    ...seam(path`M38 ${top}C40 ${top + 80} 36 ${hemLine - 60} 26 ${hemLine + 14}`, main, { width: 1.3 }),
    ...seam(path`M38 ${top}C42 ${top + 80} 52 ${hemLine - 70} 62 ${hemLine + 14}`, main, { width: 1.3 }),
    stitch(path`M33 ${top}C35 ${top + 80} 31 ${hemLine - 60} 21 ${hemLine + 14}`, main),
    stitch(path`M43 ${top}C47 ${top + 80} 57 ${hemLine - 70} 67 ${hemLine + 14}`, main),
    line(path`M31 ${top - 1}H45`, main, { width: 1.6 }),
  ];
};

const slitSkirt: Kind['draw'] = (spec, fromBehind) => {
  const cloth = clothOf(spec);
  const darts = both((side) =>
    seam(onSide(path`M34 ${slitCut.waistLine + 8}L36 ${slitCut.waistLine + 58}`, side), cloth.main, {
      opacity: 0.45,
    }),
  );
  return drawSkirt(slitCut, cloth, fromBehind, fromBehind ? darts : slit(cloth));
};

export const dresses = {
  'fit-flare-dress': { draw: dress(fitFlare), folded: 'straps' },
  'puff-midi-dress': { draw: dress(puffMidi), folded: 'crew' },
  'maxi-dress': { draw: dress(maxi), folded: 'crew' },
  'slip-dress': { draw: dress(slip), folded: 'straps' },
  'bodycon-dress': { draw: dress(bodycon), folded: 'crew' },
  'peplum-top': { draw: drawPeplum, folded: 'crew' },
  skirt: { draw: skirt, folded: 'skirt' },
  'mini-skirt': { draw: mini, folded: 'skirt' },
  'slit-skirt': { draw: slitSkirt, folded: 'skirt' },
} as const satisfies Readonly<Record<string, Kind>>;
