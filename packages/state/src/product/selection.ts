import type { ImageRef, Money, ProductVariant } from '@naap/api-clients';
import { isNamedColour, type OptionKind } from './option-kind.ts';
import { type IndexedOption, matchingVariants, type VariantIndex } from './variant-index.ts';

/** The values that the shopper chose, by the name of the option. */
export type Choice = ReadonlyMap<string, string>;

export interface OptionValueChoice {
  readonly value: string;
  /** CSS colour, where the storefront has one. */
  readonly swatchColor: string | null;
  /** URL of an image of the material or pattern, where the storefront has one. */
  readonly swatchImage: string | null;
  /**
   * Whether a variant with the other chosen values is for sale, for a colour with any size; otherwise shown struck through
   * (docs/decisions/catalogue.md).
   */
  readonly available: boolean;
  /** Whether the value can be chosen: every colour, and what is for sale in the chosen colour when the other chosen values are dropped. */
  readonly selectable: boolean;
}

export interface OptionChoice {
  readonly name: string;
  readonly kind: OptionKind;
  /** For a size, the values that exist in the chosen colour (spec section 4); for other options, all values. */
  readonly values: readonly OptionValueChoice[];
  readonly selected: string | null;
}

export interface Selection {
  /** All options except those without values and Shopify's placeholder option. */
  readonly options: readonly OptionChoice[];
  /** The options that still have to be chosen before the product can be added to the bag. */
  readonly missing: readonly OptionChoice[];
  /** The variant with all chosen values; null while an option is missing, and when no variant has them. */
  readonly variant: ProductVariant | null;
  /** Whether no variant with the chosen values is for sale. */
  readonly isSoldOut: boolean;
  /** The price of the chosen variant, or while an option is missing, of the cheapest matching variant; null without variants. */
  readonly price: Money | null;
  readonly originalPrice: Money | null;
  /** The images of the chosen colour, those of the variant or of the colour's first variant first. All images when they cannot be assigned to colours. */
  readonly images: readonly ImageRef[];
}

/** For each option, the index of the chosen value; -1 where none is chosen. */
type Codes = readonly number[];

export const EMPTY_SELECTION: Selection = {
  options: [],
  missing: [],
  variant: null,
  isSoldOut: false,
  price: null,
  originalPrice: null,
  images: [],
};

/** Derives the state of a product page from a product and the chosen values (spec section 4, docs/decisions/catalogue.md). */
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
    images: withFirstImage(variant?.image ?? firstOfColour?.image ?? null, imagesOfColour(index, codes)),
  };
}

/**
 * Returns the choice after one more value is chosen. Another colour clears the sizes (spec section 4). Other chosen values are kept as
 * long as a variant has all of them, colours first.
 */
export function choose(index: VariantIndex, choice: Choice, name: string, value: string): Choice {
  const before = resolve(index, choice);
  const changed = index.options.findIndex((option) => option.name === name);
  const option = index.options[changed];
  const code = option?.codeOf.get(value);
  if (option === undefined || code === undefined) return toChoice(index, before);

  const clearsSizes = option.kind === 'colour' && before[changed] !== code;
  let codes: Codes = index.options.map((_, position) => (position === changed ? code : -1));
  for (const [position, { kind }] of coloursFirst(index)) {
    if (position === changed || (clearsSizes && kind === 'size')) continue;
    const next = codes.with(position, before[position] ?? -1);
    if (matchingVariants(index, next).length > 0) codes = next;
  }
  return toChoice(index, codes);
}

/**
 * Resolves a choice to the indexes of existing values. Unknown values, and values that no variant combines with the values resolved
 * before them, count as not chosen. Chosen colours are resolved before preselected colours.
 */
function resolve(index: VariantIndex, choice: Choice): Codes {
  const requested = ({ name, codeOf }: IndexedOption) => codeOf.get(choice.get(name) ?? '') ?? -1;
  const exists = (codes: Codes) => matchingVariants(index, codes).length > 0;
  let codes: Codes = index.options.map(() => -1);
  for (const [position, option] of coloursFirst(index)) {
    const next = codes.with(position, requested(option));
    if (option.kind === 'colour' && exists(next)) codes = next;
  }
  for (const [position, option] of coloursFirst(index)) {
    const next = codes.with(position, requested(option));
    if (requested(option) !== -1 && exists(next)) codes = next;
    else
      codes = codes.with(
        position,
        preselected(option, (code) => exists(codes.with(position, code))),
      );
  }
  return codes;
}

/**
 * Returns the preselected value: the only value, or the first colour (spec section 4), if possible one that a variant with the values before it has;
 * otherwise -1.
 */
function preselected({ name, values }: IndexedOption, exists: (code: number) => boolean): number {
  if (values.length === 1) return 0;
  return isNamedColour(name) ? Math.max(0, [...values.keys()].findIndex(exists)) : -1;
}

/** Returns the options with their positions, colours before the others. */
function coloursFirst({ options }: VariantIndex): readonly (readonly [number, IndexedOption])[] {
  const entries = [...options.entries()];
  return [
    ...entries.filter(([, { kind }]) => kind === 'colour'),
    ...entries.filter(([, { kind }]) => kind !== 'colour'),
  ];
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
  // Choosing a colour clears the sizes, so they do not limit which colours are available.
  const limiting = kind === 'colour' ? withoutKind(index, others, 'size') : others;
  const forSale = codesIn(option, matchingVariants(index, limiting), index.forSale);
  const ofColour = matchingVariants(index, codesOfKind(index, others, 'colour'));
  const forSaleInColour = codesIn(option, ofColour, index.forSale);
  const inColour = codesIn(option, ofColour);
  return {
    name,
    kind,
    values: values.flatMap((value, code) => {
      if (kind === 'size' && !inColour.has(code)) return [];
      const available = forSale.has(code);
      const selectable = kind === 'colour' || forSaleInColour.has(code);
      const { swatchColor = null, swatchImage = null } = value;
      return [{ value: value.name, swatchColor, swatchImage, available, selectable }];
    }),
    selected: values[codes[position] ?? -1]?.name ?? null,
  };
}

/** Returns the values of an option that these variants have; with `forSale`, only of variants that are for sale. */
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

/** Returns a variant for sale, or else the first. There are several only when the storefront has two variants with the same values. */
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
 * Returns the images of the chosen value of the first colour option. Assumes that the images of a colour are consecutive and begin with the image of
 * its variants; images before the first such image belong to its colour. Returns all images when no sequence begins with the chosen colour.
 */
function imagesOfColour(
  { product, options, colourOfImage }: VariantIndex,
  codes: Codes,
): readonly ImageRef[] {
  const { images } = product;
  const position = options.findIndex(({ kind }) => kind === 'colour');
  const colour = codes[position] ?? -1;
  const colourStarts = new Set(colourOfImage.filter((code) => code >= 0));
  if (!colourStarts.has(colour)) return images;
  let current = colourOfImage.find((code) => code >= 0);
  return images.filter((_image, at) => {
    const start = colourOfImage[at] ?? -1;
    if (start >= 0) current = start;
    return current === colour;
  });
}

function withFirstImage(first: ImageRef | null, images: readonly ImageRef[]): readonly ImageRef[] {
  return first === null ? images : [first, ...images.filter(({ url }) => url !== first.url)];
}
