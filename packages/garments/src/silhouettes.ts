import type { Warp } from './geometry/warp.ts';
import type { BodiceCut } from './skeletons/bodice.ts';
import type { BottomCut } from './skeletons/bottom.ts';
import type { SkirtCut } from './skeletons/skirt.ts';
import type { SleeveCut, TopCut } from './skeletons/top-cut.ts';
import type { GarmentKind, GarmentSpec } from './spec.ts';

/** What a silhouette changes in the kind's measurements, and the shape of kinds without measurements. */
export interface Silhouette
  extends Partial<Omit<TopCut, 'sleeve'> & BottomCut & SkirtCut & Pick<BodiceCut, 'hang'>> {
  /** The measurements of a top's sleeve, or the sleeve of a bodice. */
  readonly sleeve?: Partial<SleeveCut> | BodiceCut['sleeve'];
  readonly bodice?: Partial<BodiceCut>;
  readonly skirt?: Partial<SkirtCut>;
  /** Groups of three: the height y moves to the third number, and the garment is as many times as wide there as the second. */
  readonly rows?: readonly number[];
  /** The same for the shape of one shoe, or of a saree's pallu. */
  readonly last?: readonly number[];
  /** A bra without straps, a cap without a badge. */
  readonly plain?: boolean;
  readonly mirrored?: boolean;
}

const long = { length: 262, angle: 13, cuffWidth: 38, cuff: 20, ribbedCuff: true, over: true, bulge: 10 };
const boxy = { top: 104, length: 286, shoulder: 128, slope: 30, chest: 118, waist: 117, hem: 120 };
const longline = { top: 66, length: 376, hemShape: 'shirt-tail', chest: 98, waist: 96, hem: 106 } as const;
const fitted = { shoulder: 94, slope: 16, chest: 86, waist: 76, hem: 90, neckWidth: 52, neckDepth: 56 };

const tee: readonly Silhouette[] = [
  { sleeve: long },
  { ...boxy, sleeve: { length: 96, angle: 30, cuffWidth: 64 } },
  { ...longline, sleeve: { length: 128, angle: 30, cuff: 14, ribbedCuff: true } },
  { ...fitted, sleeve: { length: 66, angle: 42, cuffWidth: 44 } },
];

const shirt: readonly Silhouette[] = [
  { hemShape: 'straight', length: 310, top: 92, chest: 106, waist: 106, hem: 108, hemDrop: 3 },
  { shoulder: 98, chest: 88, waist: 76, hem: 92, armDepth: 88 },
  { top: 52, length: 396, chest: 104, waist: 108, hem: 124 },
  { hemShape: 'straight', top: 120, length: 244, shoulder: 116, chest: 110, waist: 110, hem: 108 },
];

const knit: readonly Silhouette[] = [
  { top: 132, length: 214, shoulder: 126, slope: 30, chest: 118, waist: 118, hem: 110 },
  { top: 64, length: 376, chest: 104, waist: 104, hem: 108, hemRib: 16 },
  { shoulder: 140, slope: 40, chest: 126, hem: 104, sleeve: { length: 244, bulge: 40, cuffWidth: 36 } },
  { shoulder: 98, slope: 18, chest: 88, waist: 80, hem: 84, hemRib: 44, sleeve: { cuff: 46, bulge: 6 } },
];

const jacket: readonly Silhouette[] = [
  { length: 210, top: 126, chest: 114, waist: 114, hem: 110 },
  { top: 60, length: 378, chest: 104, waist: 106, hem: 112 },
  { shoulder: 134, slope: 36, chest: 122, waist: 124, hem: 112, sleeve: { bulge: 30, length: 252 } },
  { shoulder: 98, slope: 16, chest: 90, waist: 78, hem: 92, sleeve: { bulge: 4 } },
];

const legs: readonly Silhouette[] = [
  { hip: 90, hemOuter: 64, hemInner: 26, legEase: 8 },
  { hip: 98, hemOuter: 124, hemInner: 8, legEase: -34, rise: 138 },
  { hip: 106, hemOuter: 124, hemInner: 4, legEase: -4 },
  { top: 84, length: 316, hip: 97, hemOuter: 92, hemInner: 22 },
];

const strappedDress: readonly Silhouette[] = [
  { skirt: { hemLine: 372, hem: 124 } },
  { bodice: { hang: 'shoulders', sleeve: 'puff', neckDepth: 44 }, skirt: { tiers: [0.5], hem: 132 } },
  { bodice: { strapWidth: 13, sweetheart: false }, skirt: { hem: 96, flare: 0.5, hemLine: 470 } },
  { bodice: { hang: 'shoulders', sleeve: 'none', neckDepth: 66 }, skirt: { hem: 160, tiers: [0.34, 0.66] } },
];

const sleevedDress: readonly Silhouette[] = [
  { skirt: { hemLine: 366, hem: 118 } },
  { bodice: { hang: 'straps', sleeve: 'none' }, skirt: { hem: 142, tiers: [0.56] } },
  { bodice: { sleeve: 'none', neckDepth: 70 }, skirt: { hem: 92, flare: 0.55 } },
  { bodice: { sleeve: 'puff', neckDepth: 40, bust: 80 }, skirt: { hem: 158, tiers: [0.3, 0.62] } },
];

const shoe: readonly Silhouette[] = [
  { last: [-74, 0.94, -128, -10, 1, -22, 60, 1, 60, 100, 1, 98] },
  { last: [-74, 1, -92, 58, 1, 34, 100, 1.03, 104] },
  { last: [-74, 1, -50, 60, 1.04, 66, 100, 1.02, 92] },
  { last: [-74, 0.92, -104, 0, 0.96, -18, 60, 1, 52, 100, 1.06, 112] },
];

const silhouettes: Readonly<Record<GarmentKind, readonly Silhouette[]>> = {
  't-shirt': tee,
  'printed-tee': tee,
  'oversized-tee': [
    { ...boxy, shoulder: 140, length: 270, chest: 126, waist: 126, hem: 128 },
    { sleeve: { ...long, bulge: 24, cuffWidth: 46 } },
    { top: 60, length: 384, hemShape: 'shirt-tail' },
    { shoulder: 118, chest: 104, waist: 106, hem: 128, sleeve: { length: 132, cuffWidth: 60 } },
  ],
  'crop-tee': [
    { top: 152, length: 176, shoulder: 100, chest: 92, waist: 90, hem: 92, hemRib: 0 },
    { sleeve: { ...long, cuffWidth: 32, length: 236 } },
    { hemRib: 34, shoulder: 76, neckWidth: 50, neckDepth: 30, sleeve: { length: 44, angle: 50 } },
    { length: 224, chest: 84, waist: 82, hem: 98, neckline: 'v', neckDepth: 66 },
  ],
  polo: [
    { sleeve: { ...long, cuffCloth: 'trim' } },
    { ...boxy, sleeve: { length: 104, angle: 30, cuffWidth: 62 } },
    { shoulder: 96, chest: 86, waist: 78, hem: 90, sleeve: { length: 74, angle: 42, cuffWidth: 44 } },
    { length: 352, hemShape: 'shirt-tail', hem: 112, sleeve: { cuff: 26, length: 116 } },
  ],
  'tank-top': [
    { shoulder: 52, neckWidth: 40, neckDepth: 92, armDepth: 124, armScoop: 30, chest: 92, hem: 98 },
    { top: 112, length: 206, chest: 80, waist: 74, hem: 76, hemRib: 20, neckWidth: 40 },
    { shoulder: 86, neckWidth: 40, neckDepth: 34, armScoop: 8, slope: 12, chest: 96, waist: 95, hem: 100 },
    { neckline: 'v', neckDepth: 84, hemShape: 'shirt-tail', length: 344, waist: 90, hem: 104 },
  ],
  shirt,
  'half-sleeve-shirt': shirt,
  'oversized-shirt': shirt,
  sweatshirt: knit,
  hoodie: [
    { shoulder: 140, slope: 40, chest: 128, waist: 124, sleeve: { length: 244, bulge: 36 } },
    { length: 346, chest: 106, waist: 108, hem: 112, hemRib: 16 },
    { shoulder: 100, slope: 18, chest: 92, waist: 84, hem: 88, hemRib: 20, sleeve: { bulge: 4 } },
    { chest: 118, waist: 118, hem: 122, hemRib: 0, sleeve: { length: 150, cuffWidth: 64, cuff: 0 } },
  ],
  sweater: knit,
  'bomber-jacket': jacket,
  'denim-jacket': jacket,
  blazer: [{ length: 286 }, { length: 420 }, { waist: 106, hem: 110 }, { waist: 76, hem: 122 }],
  kurta: [
    { top: 78, length: 330, waist: 84, sleeve: { length: 262, angle: 13, cuffWidth: 36 } },
    { hem: 136, waist: 80, chest: 82 },
    { chest: 92, waist: 94, shoulder: 96, sleeve: { length: 230, angle: 18, cuffWidth: 62, bulge: 4 } },
    { length: 424, waist: 70, hem: 116, sleeve: { length: 88, angle: 34, cuffWidth: 46, over: false } },
  ],
  'peplum-top': sleevedDress,
  blouse: [
    { length: 220, hemRib: 20, hem: 96, waist: 96 },
    { sleeve: { length: 110, angle: 34, cuffWidth: 54, over: false, bulge: 22 } },
    { length: 330, hemShape: 'shirt-tail', hem: 112 },
    { shoulder: 104, chest: 104, waist: 78, hem: 112, sleeve: { bulge: 60, cuff: 40, cuffWidth: 36 } },
  ],
  jeans: legs,
  trousers: legs,
  cargos: legs,
  'track-pants': legs,
  'lounge-pants': legs,
  shorts: [{ length: 152 }, { length: 262, hemOuter: 104 }, { hemOuter: 134 }, { hemRib: 16, hip: 98 }],
  'fit-flare-dress': strappedDress,
  'slip-dress': strappedDress,
  'maxi-dress': sleevedDress,
  'puff-midi-dress': sleevedDress,
  'bodycon-dress': [
    { skirt: { hemLine: 366 } },
    { bodice: { hang: 'straps' }, skirt: { hem: 60, hemLine: 448 } },
    { bodice: { sleeve: 'puff' }, skirt: { hem: 84 } },
    { bodice: { sleeve: 'cap', neckDepth: 30 }, skirt: { fit: 'flared', hem: 118, flare: 0.06 } },
  ],
  skirt: [{ hemLine: 330 }, { hem: 96, flare: 0.5 }, { tiers: [0.5], hem: 164 }, { hem: 118, flare: 0 }],
  'mini-skirt': [{ hem: 92 }, { hem: 146 }, { tiers: [0.5], hem: 128 }, { fit: 'fitted', hip: 98, hem: 90 }],
  'slit-skirt': [{ hemLine: 372 }, { hem: 118 }, { hem: 70 }, { mirrored: true, hem: 100, hemLine: 456 }],
  jumpsuit: [
    { hemOuter: 70, hemInner: 20, legEase: 8, hip: 88, sleeve: 'none', neckDepth: 76 },
    { hemOuter: 126, hemInner: 6, legEase: -30, sleeve: 'puff', neckDepth: 44 },
    { hemOuter: 122, hemInner: 4, hip: 100, hang: 'straps', sleeve: 'none' },
    { length: 262, hemOuter: 106, hemInner: 10, sleeve: 'none', neckDepth: 44 },
  ],
  'co-ord-set': [
    { hemOuter: 88, hemInner: 18, sleeve: { length: 176, angle: 20, cuffWidth: 44, over: true } },
    { hemOuter: 134, hemInner: 4, hip: 102, chest: 84, shoulder: 92, sleeve: { length: 60, angle: 44 } },
    { hemOuter: 120, rise: 90, shoulder: 118, slope: 28, chest: 108, waist: 98, hem: 112 },
    { hemOuter: 84, hemInner: 16, legEase: 20, hemShape: 'shirt-tail', sleeve: { cuffWidth: 70 } },
  ],
  // The pallu down to the hem, folded to a square, short over wide pleats, and narrow with a long pallu.
  saree: [
    { last: [48, 0.82, 48, 390, 0.98, 450] },
    { mirrored: true, rows: [60, 1.06, 120, 440, 0.9, 390], last: [48, 1, 48, 390, 1.02, 420] },
    { rows: [60, 0.72, 60, 440, 1.16, 440], last: [48, 1, 48, 390, 0.8, 300] },
    { mirrored: true, rows: [60, 0.8, 20, 440, 0.7, 470], last: [48, 1, 48, 390, 1.1, 352] },
  ],
  // Wide, narrow with ends of nearly one length, ends far apart, and gathered at the fold.
  dupatta: [
    { rows: [60, 1.3, 110, 440, 1.3, 400] },
    { length: 396, rows: [60, 0.66, 10, 440, 0.66, 480] },
    { length: 236, rows: [60, 1.06, 70, 440, 1.06, 440] },
    { mirrored: true, rows: [60, 0.3, 40, 130, 0.62, 130, 440, 1.16, 440] },
  ],
  // A bandeau, a halter, a longline and one with a high neck and narrow straps.
  bra: [
    { plain: true, rows: [150, 0.96, 186, 230, 1, 236, 316, 1, 316] },
    { rows: [60, 0.1, 10, 150, 0.82, 150, 230, 1, 236, 316, 1, 312] },
    { rows: [60, 1.06, 50, 150, 1, 140, 262, 0.98, 230, 316, 0.94, 330] },
    { rows: [60, 0.52, 96, 150, 0.62, 150, 230, 0.98, 250, 316, 0.94, 350] },
  ],
  // High waist, shorts, a low rise and full legs.
  briefs: [
    { rows: [166, 0.8, 104, 246, 1, 262, 360, 0.94, 372] },
    { rows: [166, 0.92, 150, 246, 1, 262, 352, 3.2, 338, 360, 3.2, 346] },
    { rows: [166, 1.14, 214, 196, 1.14, 238, 246, 1.1, 250, 360, 0.8, 346] },
    { rows: [166, 0.98, 176, 246, 0.86, 250, 352, 1.5, 352, 360, 1.5, 362] },
  ],
  shapewear: [{ length: 250 }, { length: 352, hemOuter: 70 }, { waistband: 60 }, { hemOuter: 106 }],
  sneakers: shoe,
  'casual-shoes': shoe,
  flats: [
    { last: [-160, 0.94, -172, 60, 0.94, 60, 140, 0.72, 170, 172, 0.3, 204] },
    { last: [-160, 1, -156, 60, 1.04, 40, 120, 1.16, 110, 172, 1.5, 160] },
    { last: [-160, 0.86, -180, 0, 0.8, -10, 172, 0.92, 190] },
    { last: [-160, 1.1, -140, 0, 1.06, 10, 172, 1.1, 160] },
  ],
  handbag: [
    { rows: [78, 0.8, -10, 190, 0.86, 180, 420, 0.8, 440] },
    { rows: [78, 1.04, 160, 190, 1.06, 230, 420, 1, 384] },
    { rows: [78, 0.74, 60, 190, 0.62, 150, 420, 1.02, 420] },
    { rows: [78, 1, 10, 190, 1.05, 210, 320, 1.04, 330, 420, 0.7, 410] },
  ],
  // A bucket hat, a tall crown over a short brim, a flat cap and a wide brim.
  cap: [
    { plain: true, rows: [120, 0.8, 90, 268, 0.86, 256, 300, 1.02, 286, 352, 1.3, 360] },
    { rows: [120, 0.92, 70, 268, 1, 276, 300, 1, 306, 352, 0.84, 340] },
    { plain: true, rows: [120, 1.1, 196, 200, 1.3, 226, 268, 1.24, 286, 300, 0.96, 306, 352, 0.72, 336] },
    { rows: [120, 0.9, 150, 268, 0.92, 270, 300, 1, 290, 352, 1.2, 390] },
  ],
  // Slim, broad, in a wide ring, and broad in a narrow one.
  belt: [
    { waistband: 24, rows: [140, 1, 170, 390, 1, 350] },
    { waistband: 62, rows: [140, 1, 120, 390, 1, 400] },
    { waistband: 30, mirrored: true, rows: [140, 0.94, 70, 390, 0.94, 420] },
    { waistband: 54, mirrored: true, rows: [140, 0.72, 120, 390, 0.72, 420] },
  ],
};

/** Returns what the spec's silhouette changes; nothing for silhouette 0. */
export const silhouetteOf = ({ kind, silhouette = 0 }: GarmentSpec): Silhouette =>
  silhouettes[kind][silhouette - 1] ?? {};

const changed = (cut: object, changes: object): object => {
  const found: Readonly<Record<string, unknown>> = { ...changes };
  const entries = Object.entries(cut).map(([name, own]) => {
    const change = found[name] ?? own;
    const nested = typeof own === 'object' && !Array.isArray(own);
    return [name, nested ? changed(own, change) : change];
  });
  return Object.fromEntries(entries);
};

/** Returns a kind's measurements with the changes of the spec's silhouette, which may also name measurements of another cut. */
export const cutOf = <Cut extends object>(spec: GarmentSpec, cut: Cut): Cut =>
  changed(cut, silhouetteOf(spec)) as Cut;

/** Returns the move of points that `rows` describe; between two heights the width changes gradually. */
export const reshape =
  (rows: readonly number[]): Warp =>
  ([x, y]) => {
    let at = 0;
    while (at + 6 < rows.length && y > (rows[at + 3] ?? 0)) at += 3;
    const [fromY = 0, fromWidth = 1, fromTo = 0, toY = 1, toWidth = 1, toTo = 1] = rows.slice(at, at + 6);
    const part = (y - fromY) / (toY - fromY);
    const inside = Math.min(1, Math.max(0, part));
    const eased = inside * inside * (3 - 2 * inside);
    return [x * (fromWidth + (toWidth - fromWidth) * eased), fromTo + (toTo - fromTo) * part];
  };
