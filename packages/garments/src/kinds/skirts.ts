import { type Cloth, clothOf, denimCloth } from '../cloth.ts';
import { backZip } from '../construction/back-zip.ts';
import { both, line, seam, stitch } from '../construction/sewing.ts';
import type { Drawing } from '../drawing.ts';
import { path } from '../geometry/parse.ts';
import { onSide } from '../geometry/path.ts';
import { type Mark, shape } from '../marks.ts';
import { cutOf } from '../silhouettes.ts';
import { flaredSkirt, type SkirtCut, skirtPanel, skirtWaistband } from '../skeletons/skirt.ts';
import type { Kind } from './kind.ts';

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
  drawSkirt(cutOf(spec, { ...longSkirt, tiers: spec.tiered ? [0.4, 0.72] : [] }), clothOf(spec), fromBehind);

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
  return drawSkirt(cutOf(spec, miniCut), denim ? denimCloth(spec) : clothOf(spec), fromBehind);
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

/** Returns the slit: the inside of the back is visible through it; both edges are faced and stitched. */
const slit = ({ waistLine, hemLine }: SkirtCut, { main }: Cloth): Mark[] => {
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
  const cut = cutOf(spec, slitCut);
  const darts = both((side) =>
    seam(onSide(path`M34 ${slitCut.waistLine + 8}L36 ${slitCut.waistLine + 58}`, side), cloth.main, {
      opacity: 0.45,
    }),
  );
  return drawSkirt(cut, cloth, fromBehind, fromBehind ? darts : slit(cut, cloth));
};

export const skirts = {
  skirt: { draw: skirt, folded: 'skirt' },
  'mini-skirt': { draw: mini, folded: 'skirt' },
  'slit-skirt': { draw: slitSkirt, folded: 'skirt' },
} as const satisfies Readonly<Record<string, Kind>>;
