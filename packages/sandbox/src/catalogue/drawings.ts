import {
  type ChestArt,
  type Colourway,
  chestArts,
  chooseTint,
  colourways,
  type GarmentKind,
  type GarmentSpec,
  type GarmentView,
  garmentViews,
  type PatternName,
} from '@naap/garments';
import { productKinds } from './kinds/index.ts';
import type { ProductLine } from './lines.ts';
import type { Random } from './random.ts';
import type { GarmentDrawing } from './types.ts';

/** The design of a product, shared by all its colours. */
export interface Look {
  readonly kind: GarmentKind;
  readonly pattern: PatternName | null;
  /** Colour of collars, neckbands and soles; null for the default of the garment kind. */
  readonly trim: Colourway | null;
  readonly colours: readonly Colourway[];
  readonly cut: Omit<GarmentSpec, 'kind' | 'colourway' | 'trim' | 'pattern'>;
  readonly seed: number;
}

const chestArtKinds: ReadonlySet<GarmentKind> = new Set([
  'printed-tee',
  'oversized-tee',
  'hoodie',
  'sweatshirt',
  'crop-tee',
]);
const stripeKinds: ReadonlySet<GarmentKind> = new Set(['track-pants']);
const contrastKinds: ReadonlySet<GarmentKind> = new Set([
  'polo',
  't-shirt',
  'tank-top',
  'sneakers',
  'bra',
  'cap',
]);
const tieredKinds: ReadonlySet<GarmentKind> = new Set(['maxi-dress', 'puff-midi-dress', 'skirt']);
const tiedKinds: ReadonlySet<GarmentKind> = new Set(['fit-flare-dress', 'puff-midi-dress', 'jumpsuit']);
const sleeveBlockKinds: ReadonlySet<GarmentKind> = new Set(['sweatshirt', 'bomber-jacket']);

/** Kinds without a chest to measure. */
const kindsWithoutMeasuredView: ReadonlySet<GarmentKind> = new Set([
  'sneakers',
  'casual-shoes',
  'flats',
  'handbag',
  'belt',
  'cap',
]);

function chestArtOf(line: ProductLine, random: Random): ChestArt | undefined {
  if (line.kind === 'printed-tee') return random.pick(chestArts);
  return chestArtKinds.has(line.kind) && random.chance(0.3) ? random.pick(chestArts) : undefined;
}

/** Kinds whose borders and flaps take the ink of the pattern as their trim. */
const borderedKinds: ReadonlySet<GarmentKind> = new Set(['kurta', 'saree', 'dupatta', 'handbag']);

/** Returns two pattern inks that contrast with the cloth; the seed chooses among them. */
function inksFor(cloth: Colourway, seed: number): readonly [Colourway, Colourway] {
  const [lightness] = colourways[cloth].oklch;
  const darkInks: readonly Colourway[] = ['neel', 'anar', 'jamun', 'mehendi', 'morpankh'];
  const lightInks: readonly Colourway[] = ['lassi', 'haldi', 'kora', 'gulkand', 'asmani'];
  const inks = (lightness > 0.66 ? darkInks : lightInks).filter((ink) => ink !== cloth);
  const at = (offset: number): Colourway => inks[(seed + offset) % inks.length] ?? 'kajal';
  return [at(0), at(1 + (seed % 3))];
}

/** Draws a design at random: colours, pattern, trim and cut that suit the garment kind. */
export function designLook(line: ProductLine, seed: number, random: Random): Look {
  const { palette, patterns } = productKinds[line.kind];
  const patterned = random.chance((line.patterned ?? 4) / 10);
  const art = chestArtOf(line, random);
  return {
    kind: line.kind,
    pattern: patterned && patterns.length > 0 && art === undefined ? random.pick(patterns) : null,
    trim:
      contrastKinds.has(line.kind) && random.chance(0.4)
        ? random.pick(['kora', 'raat', 'haldi', 'anar', 'neel', 'mehendi', 'sindoor'] as const)
        : null,
    colours: random.shuffle(palette).slice(0, random.pick([1, 2, 2, 3, 3, 4])),
    cut: {
      ...(art ? { chestArt: art } : {}),
      ...(stripeKinds.has(line.kind) && random.chance(0.6)
        ? { sideStripe: random.chance(0.5) ? (['lassi', 'sindoor'] as const) : (['lassi'] as const) }
        : {}),
      ...(tieredKinds.has(line.kind) && random.chance(0.5) ? { tiered: true } : {}),
      ...(tiedKinds.has(line.kind) && random.chance(0.35) ? { tied: true } : {}),
      ...(sleeveBlockKinds.has(line.kind) && random.chance(0.3)
        ? { sleeveColourway: random.pick(['haldi', 'kora', 'raat', 'anar'] as const) }
        : {}),
      ...(line.kind === 't-shirt' && random.chance(0.25) ? { neckline: 'v' as const } : {}),
    },
    seed,
  };
}

/** Returns the views that product images of a garment kind show. */
export function viewsOf(kind: GarmentKind): readonly GarmentView[] {
  return kindsWithoutMeasuredView.has(kind)
    ? garmentViews.filter((view) => view !== 'measured')
    : garmentViews;
}

/** Returns the drawing of a design in one colour and view. */
export function drawingOf(look: Look, colour: Colourway, view: GarmentView): GarmentDrawing {
  const [ink, ink2] = inksFor(colour, look.seed);
  const trim = borderedKinds.has(look.kind) ? ink : look.trim;
  const spec: GarmentSpec = {
    kind: look.kind,
    colourway: colour,
    ...look.cut,
    ...(look.pattern ? { pattern: { name: look.pattern, ink, ink2 } } : {}),
    ...(trim ? { trim } : {}),
  };
  return { spec, view, tint: chooseTint(spec, look.seed), seed: look.seed };
}
