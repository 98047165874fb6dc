import { type Cloth, clothOf } from '../cloth.ts';
import { placket } from '../construction/closures.ts';
import { collarFromBehind, shirtCollar } from '../construction/collar.ts';
import { button, drawcord } from '../construction/hardware.ts';
import { seam, stitch } from '../construction/sewing.ts';
import { slantPockets } from '../construction/trouser-parts.ts';
import { sash } from '../construction/waist.ts';
import { fold, type Layer, panel } from '../drawing.ts';
import { path } from '../geometry/parse.ts';
import { onSide, sides } from '../geometry/path.ts';
import { cutOf } from '../silhouettes.ts';
import { type BodiceCut, bodice, strappedBodice } from '../skeletons/bodice.ts';
import { type BottomCut, drawBottom, trouserCut } from '../skeletons/bottom.ts';
import { drawTop } from '../skeletons/top.ts';
import { hemLine, shortSleeve, type TopCut, teeCut } from '../skeletons/top-cut.ts';
import type { Kind } from './kind.ts';

const jumpsuitBodice: BodiceCut = {
  ...strappedBodice,
  top: 8,
  waistLine: 138,
  waist: 64,
  bust: 76,
  neckWidth: 38,
  neckDepth: 62,
  hang: 'shoulders',
  shoulder: 78,
  sleeve: 'cap',
};

const jumpsuitLegs: BottomCut = {
  ...trouserCut,
  top: 142,
  length: 346,
  waist: 66,
  hip: 92,
  hemInner: 12,
  hemOuter: 98,
  rise: 108,
  waistband: 15,
  legEase: 6,
};

const jumpsuit: Kind['draw'] = (spec, fromBehind) => {
  const cloth = clothOf(spec);
  const { main } = cloth;
  const cut = cutOf(spec, jumpsuitBodice);
  const { top, waistLine, waist, neckDepth } = cut;
  const throat = top + neckDepth;
  const upper = bodice(
    cut,
    cloth,
    fromBehind,
    fromBehind
      ? seam(path`M0 ${top + 12}V${waistLine + 8}`, main)
      : [
          ...seam(path`M0 ${throat}V${waistLine + 8}`, main),
          ...[16, 38, 60].map((down) => button(0, throat + down, 3.2, main.light, main)),
        ],
  );
  // Drawn from behind because the bodice covers the inside of the waist.
  const trousers = cutOf(spec, jumpsuitLegs);
  const legs = drawBottom(trousers, { ...cloth, trim: main }, true, {
    over: fromBehind ? [] : slantPockets(trousers, main),
  });
  const tied = spec.tied ?? true;
  return {
    tones: main,
    layers: [
      ...upper.behind,
      ...upper.front,
      ...legs.layers,
      ...(tied ? sash(waistLine + 10, waist + 3, cloth.trim, fromBehind) : []),
    ],
    outlines: [...legs.outlines, ...upper.outlines],
    landmarks: {
      ...legs.landmarks,
      across: { left: -76, right: 76, y: top + 84 },
      down: { ...legs.landmarks.down, top: top + 8 },
      focus: [0, throat + 34],
      tag: [34, throat + 4],
    },
  };
};

const coordTop: TopCut = {
  ...teeCut,
  top: 20,
  length: 196,
  shoulder: 100,
  slope: 20,
  chest: 92,
  waist: 90,
  hem: 93,
  armDepth: 88,
  neckline: 'collar',
  neckWidth: 36,
  neckDepth: 32,
  neckband: 0,
  hemStitches: 1,
  hemDrop: 4,
  label: false,
  sleeve: { ...shortSleeve, length: 96, angle: 34, cuffWidth: 54, hemStitch: 10 },
};

const coordBottom: BottomCut = {
  ...trouserCut,
  top: 244,
  length: 214,
  waist: 70,
  hip: 96,
  hemInner: 10,
  hemOuter: 112,
  rise: 104,
  waistband: 18,
  elasticWaist: true,
};

/** Draws two garments of the same cloth, one above the other. */
const coordSet: Kind['draw'] = (spec, fromBehind) => {
  const cloth = clothOf(spec);
  const { main } = cloth;
  const [top, bottom] = [cutOf(spec, coordTop), cutOf(spec, coordBottom)];
  const neck = { top: top.top, width: top.neckWidth, depth: top.neckDepth };
  const upper = drawTop(top, cloth, fromBehind, {
    sewn: fromBehind
      ? seam(path`M-130 66Q0 76 130 66`, main)
      : placket(main, { top: 48, bottom: hemLine(top) + 8, buttons: 4, firstButton: 22, gap: 38 }),
    over: fromBehind ? collarFromBehind(neck, main, spec.pattern) : shirtCollar(neck, main, spec.pattern),
  });
  const lower = drawBottom(bottom, cloth, fromBehind, {
    over: fromBehind
      ? []
      : [...slantPockets(bottom, main), ...drawcord(bottom.top + 6, main.light, main, 56)],
  });
  return {
    tones: main,
    layers: [...lower.layers, ...upper.layers],
    outlines: [...upper.outlines, ...lower.outlines],
    landmarks: { ...upper.landmarks, down: { ...upper.landmarks.down, bottom: hemLine(top) + 2 } },
  };
};

const blouseCut: TopCut = {
  ...teeCut,
  top: 92,
  length: 282,
  shoulder: 92,
  slope: 16,
  chest: 94,
  waist: 92,
  hem: 104,
  armDepth: 92,
  neckline: 'v',
  neckWidth: 34,
  neckDepth: 58,
  neckband: 0,
  hemStitches: 1,
  foldStrength: 1.4,
  sleeve: {
    ...shortSleeve,
    length: 236,
    angle: 17,
    cuffWidth: 46,
    cuff: 20,
    over: true,
    bulge: 34,
    hemStitch: 4,
  },
};

/** Returns a gathered frill from shoulder to waist on either side of the opening. */
const frill = ({ main, surface }: Cloth, top: number): Layer[] =>
  sides.map((side) => {
    const outline = path`M30 ${top - 2}C34 ${top + 26} 18 ${top + 52} 4 ${top + 68}C3 ${top + 104} 6 ${top + 132} 4 ${top + 156}C16 ${top + 160} 24 ${top + 152} 22 ${top + 138}C30 ${top + 128} 22 ${top + 112} 26 ${top + 98}C32 ${top + 84} 26 ${top + 74} 34 ${top + 62}C44 ${top + 52} 42 ${top + 38} 50 ${top + 28}C56 ${top + 18} 54 ${top + 6} 52 ${top + 4}Z`;
    return panel({
      outline: onSide(outline, side),
      tones: main,
      pattern: surface({ angle: side * -24 }),
      edge: 8,
      lift: 2.5,
      folds: [12, 36, 62, 88, 112, 136].map((down) =>
        fold(
          [(down < 60 ? 32 - down * 0.4 : 5) * side, top + down],
          [(down < 60 ? 50 - down * 0.2 : 24) * side, top + down + 8],
          4 * side,
          0,
          { blur: 1.2, opacity: 0.4 },
        ),
      ),
      sewn: [
        stitch(onSide(path`M34 ${top}C37 ${top + 28} 22 ${top + 54} 8 ${top + 70}V${top + 154}`, side), main),
      ],
    });
  });

const blouse: Kind['draw'] = (spec, fromBehind) => {
  const cloth = clothOf(spec);
  const { main } = cloth;
  const cut = cutOf(spec, blouseCut);
  const { top, neckDepth } = cut;
  if (fromBehind) {
    return drawTop(cut, cloth, true, {
      sewn: [
        ...seam(path`M-130 ${top + 40}Q0 ${top + 50} 130 ${top + 40}`, main),
        ...seam(path`M-6 ${top + 46}V${top + 120}M6 ${top + 46}V${top + 120}`, main, { opacity: 0.35 }),
      ],
      over: [button(0, top + 18, 3, main.light, main)],
    });
  }
  const drawn = drawTop(cut, cloth, false, {
    sewn: [
      ...seam(path`M0 ${top + neckDepth}V${top + 158}`, main),
      ...[20, 44, 68, 92].map((down) => button(0, top + neckDepth + down - 6, 2.8, main.light, main)),
    ],
  });
  return { ...drawn, layers: [...drawn.layers, ...frill(cloth, top)] };
};

export const wholeOutfits = {
  jumpsuit: { draw: jumpsuit, folded: 'crew' },
  'co-ord-set': { draw: coordSet, folded: 'collar' },
  blouse: { draw: blouse, folded: 'crew' },
} as const satisfies Readonly<Record<string, Kind>>;
