import type { ImageRef, Money, ProductVariant } from '@naap/api-clients';
import { isNamedColour, type OptionKind } from './option-kind.ts';
import { type IndexedOption, matchingVariants, type VariantIndex } from './variant-index.ts';

/** What the shopper chose: the value of each option by the option's name. */
export type Choice = ReadonlyMap<string, string>;

export interface OptionValueChoice {
  readonly value: string;
  /** CSS colour, where the storefront has one. */
  readonly swatchColor: string | null;
  /** Address of a picture of the material or pattern, where the storefront has one. */
  readonly swatchImage: string | null;
  /** Can be bought together with the other chosen options. Shown struck otherwise (docs/decisions/bag-and-order.md). */
  readonly available: boolean;
  /** May be chosen: an unavailable value can, if that drops other options rather than ends at nothing. */
  readonly selectable: boolean;
}

export interface OptionChoice {
  readonly name: string;
  readonly kind: OptionKind;
  /** Of a size, those that exist in the chosen colour (spec section 4); of other options, all. */
  readonly values: readonly OptionValueChoice[];
  readonly selected: string | null;
}

export interface Selection {
  /** Without options that have no value, and without the placeholder of a product that has none. */
  readonly options: readonly OptionChoice[];
  /** The options to choose before the product can be added to the bag. */
  readonly missing: readonly OptionChoice[];
  /** The variant of all chosen options; null while one is missing. */
  readonly variant: ProductVariant | null;
  /** Nothing that these choices can still become is for sale. */
  readonly isSoldOut: boolean;
  /** Of the chosen variant, or while an option is missing of the cheapest one it could become; null without any. */
  readonly price: Money | null;
  readonly originalPrice: Money | null;
  /** The images of the chosen colour, that of the variant first; all of the product's where colours cannot be told apart. */
  readonly images: readonly ImageRef[];
}

/** The position of the chosen value of each option; -1 where none is chosen. */
type Codes = readonly number[];

export const NO_SELECTION: Selection = {
  options: [],
  missing: [],
  variant: null,
  isSoldOut: false,
  price: null,
  originalPrice: null,
  images: [],
};

/** Everything a product page derives from a product and a choice (spec section 4, docs/decisions/catalogue.md). */
export function selectVariant(index: VariantIndex, choice: Choice): Selection {
  const { product } = index;
  const codes = resolve(index, choice);
  const options = index.options.map((option, position) => optionChoice(index, codes, option, position));
  const missing = options.filter(({ selected }) => selected === null);
  const candidates = variantsOf(index, codes);
  const variant = missing.length > 0 ? null : preferAvailable(candidates);
  const priced = variant ?? cheapest(candidates) ?? cheapest(product.variants);
  const colours = codesOfKind(index, codes, 'colour');
  const firstOfColour = variantsOf(index, colours)[0];
  return {
    options,
    missing,
    variant,
    isSoldOut: !product.availableForSale || (product.variants.length > 0 && !candidates.some(isForSale)),
    price: priced?.price ?? null,
    originalPrice: priced?.originalPrice ?? null,
    images: imagesLedBy(variant?.image ?? firstOfColour?.image ?? null, imagesOfColour(index, codes)),
  };
}

/**
 * The choice after one more value was chosen. Another colour clears the sizes (spec section 4); other choices stay as far as
 * a variant has them together, the colour before all.
 */
export function choose(index: VariantIndex, choice: Choice, name: string, value: string): Choice {
  const before = resolve(index, choice);
  const chosenOption = index.options.findIndex((option) => option.name === name);
  const option = index.options[chosenOption];
  const code = option?.codeOf.get(value);
  if (option === undefined || code === undefined) return toChoice(index, before);

  const clearsSizes = option.kind === 'colour' && before[chosenOption] !== code;
  let codes: Codes = index.options.map((_, position) => (position === chosenOption ? code : -1));
  for (const position of coloursFirst(index)) {
    const kept = before[position] ?? -1;
    if (position === chosenOption || kept < 0) continue;
    if (clearsSizes && index.options[position]?.kind === 'size') continue;
    const next = codes.with(position, kept);
    if (matchingVariants(index, next).length > 0) codes = next;
  }
  return toChoice(index, codes);
}

/**
 * Unknown values, and those that no variant has together with what stands before them, count as not chosen. What was chosen of a
 * colour stands before a colour that nobody chose.
 */
function resolve(index: VariantIndex, choice: Choice): Codes {
  const asked = index.options.map(({ name, codeOf }) => codeOf.get(choice.get(name) ?? '') ?? -1);
  const exists = (codes: Codes) => matchingVariants(index, codes).length > 0;
  let codes: Codes = index.options.map(() => -1);
  for (const position of coloursFirst(index)) {
    const next = codes.with(position, asked[position] ?? -1);
    if (index.options[position]?.kind === 'colour' && exists(next)) codes = next;
  }
  for (const position of coloursFirst(index)) {
    const option = index.options[position];
    if (option === undefined || codes[position] !== -1) continue;
    const next = codes.with(position, asked[position] ?? -1);
    if (asked[position] !== -1 && exists(next)) codes = next;
    else
      codes = codes.with(
        position,
        preselected(option, (code) => exists(codes.with(position, code))),
      );
  }
  return codes;
}

/** What is chosen for the shopper: the first colour (spec section 4) that the others allow, and what there is only one of; else -1. */
function preselected({ name, values }: IndexedOption, exists: (code: number) => boolean): number {
  if (values.length === 1) return 0;
  return isNamedColour(name) ? Math.max(0, [...values.keys()].findIndex(exists)) : -1;
}

function coloursFirst({ options }: VariantIndex): readonly number[] {
  const isColour = (position: number) => options[position]?.kind === 'colour';
  const positions = options.map((_, position) => position);
  return [...positions.filter(isColour), ...positions.filter((position) => !isColour(position))];
}

function toChoice({ options }: VariantIndex, codes: Codes): Choice {
  const entries = options.flatMap(({ name, values }, position): [string, string][] => {
    const value = values[codes[position] ?? -1];
    return value === undefined ? [] : [[name, value.name]];
  });
  return new Map(entries);
}

function optionChoice(
  index: VariantIndex,
  codes: Codes,
  option: IndexedOption,
  position: number,
): OptionChoice {
  const { name, kind, values } = option;
  const others = codes.with(position, -1);
  // A colour is not held against the sizes that choosing it clears.
  const together = kind === 'colour' ? withoutKind(index, others, 'size') : others;
  const forSale = codesIn(option, matchingVariants(index, together), index.forSale);
  const ofColour = matchingVariants(index, codesOfKind(index, others, 'colour'));
  const forSaleInColour = codesIn(option, ofColour, index.forSale);
  const inColour = codesIn(option, ofColour);
  return {
    name,
    kind,
    values: values.flatMap((value, code) => {
      if (kind === 'size' && !inColour.has(code)) return [];
      const available = forSale.has(code);
      const selectable = available || kind === 'colour' || forSaleInColour.has(code);
      const { swatchColor = null, swatchImage = null } = value;
      return [{ value: value.name, swatchColor, swatchImage, available, selectable }];
    }),
    selected: values[codes[position] ?? -1]?.name ?? null,
  };
}

/** The values that these variants have of an option; only those for sale where `forSale` is given. */
function codesIn(
  { codes }: IndexedOption,
  variants: readonly number[],
  forSale?: readonly boolean[],
): ReadonlySet<number> {
  const found = new Set<number>();
  for (const variant of variants) {
    const code = codes[variant];
    if (code !== undefined && (forSale === undefined || forSale[variant])) found.add(code);
  }
  return found;
}

function codesOfKind({ options }: VariantIndex, codes: Codes, kind: OptionKind): Codes {
  return codes.map((code, position) => (options[position]?.kind === kind ? code : -1));
}

function withoutKind({ options }: VariantIndex, codes: Codes, kind: OptionKind): Codes {
  return codes.map((code, position) => (options[position]?.kind === kind ? -1 : code));
}

function variantsOf(index: VariantIndex, codes: Codes): readonly ProductVariant[] {
  return matchingVariants(index, codes).flatMap((position) => index.product.variants[position] ?? []);
}

function isForSale({ availableForSale }: ProductVariant): boolean {
  return availableForSale;
}

/** Several are left only when the storefront has two variants of the same values. */
function preferAvailable(variants: readonly ProductVariant[]): ProductVariant | null {
  return variants.find(isForSale) ?? variants[0] ?? null;
}

function cheapest(variants: readonly ProductVariant[]): ProductVariant | null {
  return variants.reduce<ProductVariant | null>(
    (best, variant) => (best === null || variant.price.amount < best.price.amount ? variant : best),
    null,
  );
}

/**
 * A merchant keeps the images of a colour together, each run beginning with the one its variants show. Without two such
 * beginnings there is nothing to tell colours apart by.
 */
function imagesOfColour(
  { product, options, colourOfImage }: VariantIndex,
  codes: Codes,
): readonly ImageRef[] {
  const { images } = product;
  const position = options.findIndex(({ kind }) => kind === 'colour');
  const colour = codes[position] ?? -1;
  const beginnings = new Set(colourOfImage.filter((code) => code >= 0));
  if (beginnings.size < 2 || !beginnings.has(colour)) return images;
  let current = colourOfImage.find((code) => code >= 0) ?? -1;
  return images.filter((_image, at) => {
    const beginning = colourOfImage[at] ?? -1;
    if (beginning >= 0) current = beginning;
    return current === colour;
  });
}

function imagesLedBy(first: ImageRef | null, images: readonly ImageRef[]): readonly ImageRef[] {
  return first === null ? images : [first, ...images.filter(({ url }) => url !== first.url)];
}
