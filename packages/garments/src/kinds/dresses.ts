import { type Cloth, clothOf } from '../cloth.ts';
import { backZip } from '../construction/back-zip.ts';
import { button } from '../construction/hardware.ts';
import { sash, waistSeam } from '../construction/waist.ts';
import type { Drawing } from '../drawing.ts';
import { cutOf } from '../silhouettes.ts';
import { type BodiceCut, bodice, strappedBodice } from '../skeletons/bodice.ts';
import { flaredSkirt, type SkirtCut, skirtPanel } from '../skeletons/skirt.ts';
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
  (base: DressCut): Kind['draw'] =>
  (spec, fromBehind) => {
    const cut = cutOf(spec, base);
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

/** A peplum: a short skirt that flares from a fitted waist. */
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

export const dresses = {
  'fit-flare-dress': { draw: dress(fitFlare), folded: 'straps' },
  'puff-midi-dress': { draw: dress(puffMidi), folded: 'crew' },
  'maxi-dress': { draw: dress(maxi), folded: 'crew' },
  'slip-dress': { draw: dress(slip), folded: 'straps' },
  'bodycon-dress': { draw: dress(bodycon), folded: 'crew' },
  'peplum-top': { draw: drawPeplum, folded: 'crew' },
} as const satisfies Readonly<Record<string, Kind>>;
