import { type Colourway, colourways, hexOf } from '../colourways.ts';
import type { Point } from '../geometry/path.ts';
import type { Tones } from '../tones.ts';
import * as prints from './prints.ts';
import type { Inks, PatternFill, Print, Tile } from './tile.ts';
import * as weaves from './weaves.ts';

const named = {
  breton: weaves.breton,
  'wide-stripe': weaves.wideStripe,
  pin: weaves.pin,
  awning: weaves.awning,
  gingham: weaves.gingham,
  madras: weaves.madras,
  windowpane: weaves.windowpane,
  lace: weaves.lace,
  polka: prints.polka,
  ditsy: prints.ditsy,
  floral: prints.floral(colourways.haldi.hex),
  buta: prints.buta,
  ambi: prints.ambiPrint,
  bandhani: prints.bandhani,
  leheriya: prints.leheriya,
  ikat: prints.ikat,
  ajrakh: prints.ajrakh,
  shibori: prints.shibori,
  denim: ({ ink }) => weaves.denimTile(ink),
  knit: ({ ink }) => weaves.knitTile(ink),
  cable: ({ ink }) => weaves.cableTile(ink),
} as const satisfies Readonly<Record<string, Print>>;

export type PatternName = keyof typeof named;

export const isPatternName = (name: string): name is PatternName => Object.hasOwn(named, name);

export const patternNames: readonly PatternName[] = Object.keys(named).filter(isPatternName);

/** A printed or woven pattern. Inks left out fall back to the first; floral and ditsy get green leaves. */
export interface PatternSpec {
  readonly name: PatternName;
  readonly ink: Colourway;
  readonly ink2?: Colourway;
  readonly ink3?: Colourway;
  /** 1 is the pattern's own size; 0.3 to 3. */
  readonly scale?: number;
}

interface Lay {
  readonly angle?: number;
  readonly shift?: Point;
}

const flowered: ReadonlySet<PatternName> = new Set(['floral', 'ditsy']);

/** The pattern as cut for one piece: turned by `angle` degrees and shifted. */
export const patternFill = (spec: PatternSpec, { angle = 0, shift = [0, 0] }: Lay = {}): PatternFill => {
  const ink = colourways[spec.ink].hex;
  const ink2 = spec.ink2 === undefined ? ink : colourways[spec.ink2].hex;
  const leaves = flowered.has(spec.name) ? colourways.mehendi.hex : ink2;
  const ink3 = spec.ink3 === undefined ? leaves : colourways[spec.ink3].hex;
  const inks: Inks = { ink, ink2, ink3 };
  return { tile: named[spec.name](inks), angle, scale: spec.scale ?? 1, shift };
};

const texture = (tile: Tile, angle = 0, scale = 1): PatternFill => ({ tile, angle, scale, shift: [0, 0] });

const darker = ({ oklch: [l, c, h] }: Tones, by: number): string => hexOf([Math.max(0.1, l - by), c, h]);

/** Ribbed knit: cuffs, hems and necks. */
export const ribFill = (
  tones: Tones,
  lay: { angle?: number; scale?: number; depth?: number } = {},
): PatternFill => texture(weaves.ribTile(darker(tones, lay.depth ?? 0.12)), lay.angle, lay.scale);

/** The diagonal of denim twill. */
export const denimFill = (tones: Tones): PatternFill =>
  texture(weaves.denimTile(hexOf([tones.oklch[0] * 0.73, tones.oklch[1], tones.oklch[2]])), 0, 0.9);

export const cableFill = (tones: Tones, angle = 0): PatternFill =>
  texture(weaves.cableTile(darker(tones, 0.16)), angle, 0.9);

export const meshFill = (tones: Tones): PatternFill => texture(weaves.meshTile(darker(tones, 0.14)));
