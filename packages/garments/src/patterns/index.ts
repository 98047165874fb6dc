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

/** A printed or woven pattern. An omitted ink is the first one; an omitted `ink3` of floral and ditsy is leaf green. */
export interface PatternSpec {
  readonly name: PatternName;
  readonly ink: Colourway;
  readonly ink2?: Colourway;
  readonly ink3?: Colourway;
  /** From 0.3 to 3. Default 1. */
  readonly scale?: number;
}

interface Placement {
  /** Degrees clockwise. */
  readonly angle?: number;
  readonly shift?: Point;
}

const flowered: ReadonlySet<PatternName> = new Set(['floral', 'ditsy']);

/** Returns the fill of a pattern for one piece of cloth. */
export const patternFill = (
  spec: PatternSpec,
  { angle = 0, shift = [0, 0] }: Placement = {},
): PatternFill => {
  const ink = colourways[spec.ink].hex;
  const ink2 = spec.ink2 === undefined ? ink : colourways[spec.ink2].hex;
  const leaves = flowered.has(spec.name) ? colourways.mehendi.hex : ink2;
  const ink3 = spec.ink3 === undefined ? leaves : colourways[spec.ink3].hex;
  const inks: Inks = { ink, ink2, ink3 };
  return { tile: named[spec.name](inks), angle, scale: spec.scale ?? 1, shift };
};

const texture = (tile: Tile, angle = 0, scale = 1): PatternFill => ({ tile, angle, scale, shift: [0, 0] });

const darker = ({ oklch: [l, c, h] }: Tones, by: number): string => hexOf([Math.max(0.1, l - by), c, h]);

/** Ribbed knit, for cuffs, hems and necks. `depth` is how much darker the ribs are, in OKLCH lightness. */
export const ribFill = (
  tones: Tones,
  { angle, scale, depth = 0.12 }: { angle?: number; scale?: number; depth?: number } = {},
): PatternFill => texture(weaves.ribTile(darker(tones, depth)), angle, scale);

/** Returns the fill with the diagonal of denim twill. */
export const denimFill = (tones: Tones): PatternFill =>
  texture(weaves.denimTile(hexOf([tones.oklch[0] * 0.73, tones.oklch[1], tones.oklch[2]])), 0, 0.9);

export const cableFill = (tones: Tones, angle = 0): PatternFill =>
  texture(weaves.cableTile(darker(tones, 0.16)), angle, 0.9);

export const meshFill = (tones: Tones): PatternFill => texture(weaves.meshTile(darker(tones, 0.14)));
