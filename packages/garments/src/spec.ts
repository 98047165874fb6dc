import type { Colourway } from './colourways.ts';
import { isColourway } from './colourways.ts';
import { isPatternName, type PatternSpec } from './patterns/index.ts';

export const garmentKinds = [
  't-shirt',
  'oversized-tee',
  'crop-tee',
  'printed-tee',
  'polo',
  'tank-top',
  'shirt',
  'half-sleeve-shirt',
  'oversized-shirt',
  'sweatshirt',
  'hoodie',
  'sweater',
  'bomber-jacket',
  'denim-jacket',
  'blazer',
  'kurta',
  'peplum-top',
  'blouse',
  'jeans',
  'trousers',
  'shorts',
  'track-pants',
  'cargos',
  'lounge-pants',
  'fit-flare-dress',
  'maxi-dress',
  'puff-midi-dress',
  'bodycon-dress',
  'slip-dress',
  'skirt',
  'mini-skirt',
  'slit-skirt',
  'jumpsuit',
  'co-ord-set',
  'saree',
  'dupatta',
  'bra',
  'briefs',
  'shapewear',
  'sneakers',
  'casual-shoes',
  'flats',
  'handbag',
  'cap',
  'belt',
] as const;

export type GarmentKind = (typeof garmentKinds)[number];

export const chestArts = ['sun', 'ambi', 'mountains', 'auto-rickshaw', 'words'] as const;
export type ChestArt = (typeof chestArts)[number];

/** The cuts of each kind; 0 is the kind's own. */
export const silhouettes = [0, 1, 2, 3, 4] as const;

export const sleeveLengths = ['none', 'short', 'long'] as const;
export type SleeveLength = (typeof sleeveLengths)[number];

/** Describes a garment. The comment of an optional field lists the kinds that use it; other kinds ignore it. */
export interface GarmentSpec {
  readonly kind: GarmentKind;
  readonly colourway: Colourway;
  /** Neckbands, cuffs, waistbands, borders, soles. Default: the kind's usual contrast, or the colourway. */
  readonly trim?: Colourway;
  readonly pattern?: PatternSpec;
  /** Colour-blocked sleeves: tees, sweatshirts, hoodies, sweaters and jackets. */
  readonly sleeveColourway?: Colourway;
  /** t-shirt, printed-tee, kurta, peplum-top. */
  readonly sleeve?: SleeveLength;
  /** t-shirt, printed-tee, sweater. */
  readonly neckline?: 'round' | 'v';
  /** Printed on the chest in the trim colour: t-shirt, oversized-tee, crop-tee, printed-tee, sweatshirt, hoodie. */
  readonly chestArt?: ChestArt;
  /** Down the outer leg, widest first: track-pants, lounge-pants, shorts. */
  readonly sideStripe?: readonly Colourway[];
  /** The cut and its details; every kind. */
  readonly silhouette?: (typeof silhouettes)[number];
  /** Gathered tiers: maxi-dress, puff-midi-dress, skirt. */
  readonly tiered?: boolean;
  /** A sash tied at the waist: dresses. */
  readonly tied?: boolean;
  /** The number that the horizontal tape of the measured view reads: half of the garment's girth; every kind. Default: 11 px for each inch. */
  readonly acrossInches?: number;
}

const quoted = (names: readonly string[]): string => names.map((name) => `"${name}"`).join(', ');

/** @throws RangeError that names the field, the value and the allowed values. */
export const requireOneOf = (field: string, value: unknown, allowed: readonly string[]): void => {
  if (typeof value === 'string' && allowed.includes(value)) return;
  throw new RangeError(`Unknown ${field} ${JSON.stringify(value)}. Use one of ${quoted(allowed)}.`);
};

const requireColourway = (field: string, value: unknown): void => {
  if (typeof value === 'string' && isColourway(value)) return;
  throw new RangeError(`Unknown ${field} ${JSON.stringify(value)}. Use a key of colourways, such as "rani".`);
};

const requirePattern = (pattern: PatternSpec): void => {
  if (!isPatternName(pattern.name)) {
    throw new RangeError(
      `Unknown pattern ${JSON.stringify(pattern.name)}. Use one of patternNames, such as "buta".`,
    );
  }
  requireColourway('pattern ink', pattern.ink);
  if (pattern.ink2 !== undefined) requireColourway('pattern ink2', pattern.ink2);
  if (pattern.ink3 !== undefined) requireColourway('pattern ink3', pattern.ink3);
  const scale = pattern.scale ?? 1;
  if (!(scale >= 0.3 && scale <= 3)) {
    throw new RangeError(`Pattern scale ${scale} is out of range. Use 0.3 to 3.`);
  }
};

/** Validates a spec, which may come from a URL in spite of its type. @throws RangeError that names the first invalid field. */
export const requireSpec = (spec: GarmentSpec): void => {
  requireOneOf('kind', spec.kind, garmentKinds);
  requireColourway('colourway', spec.colourway);
  if (spec.trim !== undefined) requireColourway('trim', spec.trim);
  if (spec.sleeveColourway !== undefined) requireColourway('sleeveColourway', spec.sleeveColourway);
  if (spec.pattern !== undefined) requirePattern(spec.pattern);
  if (spec.sleeve !== undefined) requireOneOf('sleeve', spec.sleeve, sleeveLengths);
  if (spec.neckline !== undefined) requireOneOf('neckline', spec.neckline, ['round', 'v']);
  if (spec.chestArt !== undefined) requireOneOf('chestArt', spec.chestArt, chestArts);
  requireOneOf('silhouette', String(spec.silhouette ?? 0), silhouettes.map(String));
  if (!((spec.acrossInches ?? 20) >= 5 && (spec.acrossInches ?? 20) <= 60)) {
    throw new RangeError(`acrossInches ${spec.acrossInches} is out of range. Use 5 to 60.`);
  }
  for (const stripe of spec.sideStripe ?? []) requireColourway('sideStripe', stripe);
};
