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
import { type ProductKind, type ProductLine, productKinds } from './data.ts';
import type { Random } from './random.ts';
import type { GarmentDrawing, MeasuredPiece } from './types.ts';

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

const contrastTrims = ['kora', 'raat', 'haldi', 'anar', 'neel', 'mehendi', 'sindoor'] as const;
const sleeveColours = ['haldi', 'kora', 'raat', 'anar'] as const;
const darkInks: readonly Colourway[] = ['neel', 'anar', 'jamun', 'mehendi', 'morpankh'];
const lightInks: readonly Colourway[] = ['lassi', 'haldi', 'kora', 'gulkand', 'asmani'];

/** Scales of fine patterns, with which a picture has at most 15 kB at 360 px. */
const scales: Partial<Record<PatternName, number>> = { ajrakh: 1.5, leheriya: 1.6, buta: 1.3 };

/** Returns two pattern inks that contrast with the cloth; the seed chooses among them. */
function inksFor(cloth: Colourway, seed: number): readonly [Colourway, Colourway] {
  const [lightness] = colourways[cloth].oklch;
  const inks = (lightness > 0.66 ? darkInks : lightInks).filter((ink) => ink !== cloth);
  const at = (offset: number): Colourway => inks[(seed + offset) % inks.length] ?? 'kajal';
  return [at(0), at(1 + (seed % 3))];
}

/** Draws a design at random: colours, pattern, trim and cut that suit the garment kind. */
export function designLook({ kind, patterned }: ProductLine, seed: number, random: Random): Look {
  const { palette, patterns, traits } = productKinds[kind];
  /** Draws only for kinds with the trait, so that a new trait does not change other kinds. */
  const chance = (trait: ProductKind['traits'][number], probability: number): boolean =>
    traits.includes(trait) && random.chance(probability);
  const hasPattern = random.chance(patterned / 10);
  const art: ChestArt | undefined =
    kind === 'printed-tee' || chance('chest-art', 0.3) ? random.pick(chestArts) : undefined;
  return {
    kind,
    pattern: hasPattern && patterns.length > 0 && art === undefined ? random.pick(patterns) : null,
    trim: chance('contrast-trim', 0.4) ? random.pick(contrastTrims) : null,
    colours: random.shuffle(palette).slice(0, random.pick([1, 2, 2, 3, 3, 4])),
    cut: {
      ...(art && { chestArt: art }),
      ...(chance('side-stripes', 0.6) && {
        sideStripe: random.chance(0.5) ? (['lassi', 'sindoor'] as const) : (['lassi'] as const),
      }),
      ...(chance('tiers', 0.5) && { tiered: true }),
      ...(chance('tie', 0.35) && { tied: true }),
      ...(chance('sleeve-blocks', 0.3) && { sleeveColourway: random.pick(sleeveColours) }),
      ...(kind === 't-shirt' && random.chance(0.25) && { neckline: 'v' as const }),
    },
    seed,
  };
}

/** Returns the views that product images of a garment kind show. */
export const viewsOf = (kind: GarmentKind): readonly GarmentView[] =>
  productKinds[kind].traits.includes('unmeasured')
    ? garmentViews.filter((view) => view !== 'measured')
    : garmentViews;

/** Returns the drawing of a design in one colour and view. The tape of the measured view shows the numbers of the piece. */
export function drawingOf(
  look: Look,
  colour: Colourway,
  view: GarmentView,
  piece: MeasuredPiece | undefined,
): GarmentDrawing {
  const [ink, ink2] = inksFor(colour, look.seed);
  // Borders and flaps take the ink of the pattern.
  const trim = productKinds[look.kind].traits.includes('border') ? ink : look.trim;
  const spec: GarmentSpec = {
    kind: look.kind,
    colourway: colour,
    ...look.cut,
    ...(look.pattern && { pattern: { name: look.pattern, ink, ink2, scale: scales[look.pattern] ?? 1 } }),
    ...(trim ? { trim } : {}),
    ...(view === 'measured' && piece && { acrossInches: piece.acrossInches }),
  };
  return { spec, view, tint: chooseTint(spec, look.seed), seed: look.seed };
}
