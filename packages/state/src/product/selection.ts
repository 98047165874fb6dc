import type { ImageRef, Money, Product, ProductVariant } from '@naap/api-clients';

/** What the shopper chose; null where nothing is chosen. */
export interface Choice {
  readonly colour: string | null;
  readonly size: string | null;
}

export interface ColourChoice {
  readonly value: string;
  /** CSS colour, where the storefront knows one. */
  readonly swatchColor: string | null;
  /** Some size of it can be bought. */
  readonly available: boolean;
}

export interface SizeChoice {
  readonly value: string;
  /** False when it is sold out in the chosen colour: shown struck, cannot be added (docs/decisions/bag-and-order.md). */
  readonly available: boolean;
}

export interface Selection {
  /** Empty without a colour option. */
  readonly colours: readonly ColourChoice[];
  readonly selectedColour: string | null;
  /** The sizes that exist in the chosen colour. */
  readonly sizes: readonly SizeChoice[];
  readonly selectedSize: string | null;
  readonly hasSizeOption: boolean;
  /** A size must be chosen before adding to the bag. */
  readonly needsSize: boolean;
  /** The variant of the chosen colour and size; null until both are known. */
  readonly variant: ProductVariant | null;
  /** Of the chosen variant, or while a size is missing of the cheapest one it could become; null without any. */
  readonly price: Money | null;
  readonly originalPrice: Money | null;
  /** The images of the chosen colour, that of the variant first; all of the product's where colours cannot be told apart. */
  readonly images: readonly ImageRef[];
}

const COLOUR_NAMES = ['color', 'colour'];
const SIZE_NAMES = ['size'];

/** Everything a product page derives from a product and a choice (spec section 4). */
export function selectVariant(product: Product | null | undefined, choice: Choice): Selection {
  if (!product) return NOTHING;
  const colourOption = product.options.find(({ name }) => isNamed(name, COLOUR_NAMES));
  const sizeOption = product.options.find(({ name }) => isNamed(name, SIZE_NAMES));

  const colours = (colourOption?.values ?? []).map(({ name, swatchColor }) => ({
    value: name,
    swatchColor: swatchColor ?? null,
    available: product.variants.some((variant) => colourOf(variant) === name && variant.availableForSale),
  }));
  const selectedColour =
    colours.find(({ value }) => value === choice.colour)?.value ?? colours[0]?.value ?? null;

  const ofColour = product.variants.filter(
    (variant) => selectedColour === null || colourOf(variant) === selectedColour,
  );
  const sizes = (sizeOption?.values ?? []).flatMap(({ name }) => {
    const ofSize = ofColour.filter((variant) => sizeOf(variant) === name);
    return ofSize.length === 0
      ? []
      : [{ value: name, available: ofSize.some((variant) => variant.availableForSale) }];
  });
  const selectedSize = sizes.find(({ value }) => value === choice.size)?.value ?? null;

  const hasSizeOption = sizeOption !== undefined;
  const needsSize = hasSizeOption && selectedSize === null;
  const candidates = ofColour.filter(
    (variant) => needsSize || !hasSizeOption || sizeOf(variant) === selectedSize,
  );
  const variant = needsSize ? null : preferAvailable(candidates);
  const priced = variant ?? cheapest(candidates);
  return {
    colours,
    selectedColour,
    sizes,
    selectedSize,
    hasSizeOption,
    needsSize,
    variant,
    price: priced?.price ?? null,
    originalPrice: priced?.originalPrice ?? null,
    images: imagesLedBy(
      variant?.image ?? ofColour[0]?.image ?? null,
      imagesOfColour(product, selectedColour),
    ),
  };
}

const NOTHING: Selection = {
  colours: [],
  selectedColour: null,
  sizes: [],
  selectedSize: null,
  hasSizeOption: false,
  needsSize: false,
  variant: null,
  price: null,
  originalPrice: null,
  images: [],
};

/** The value of the option called size, in whatever case. */
export function sizeOf(variant: Pick<ProductVariant, 'selectedOptions'>): string | null {
  return optionValue(variant, SIZE_NAMES);
}

function colourOf(variant: ProductVariant): string | null {
  return optionValue(variant, COLOUR_NAMES);
}

function optionValue(
  { selectedOptions }: Pick<ProductVariant, 'selectedOptions'>,
  names: readonly string[],
): string | null {
  return selectedOptions.find(({ name }) => isNamed(name, names))?.value ?? null;
}

function isNamed(name: string, names: readonly string[]): boolean {
  return names.includes(name.trim().toLowerCase());
}

/** Several are left only when a third option tells them apart. */
function preferAvailable(variants: readonly ProductVariant[]): ProductVariant | null {
  return variants.find(({ availableForSale }) => availableForSale) ?? variants[0] ?? null;
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
function imagesOfColour({ images, variants }: Product, colour: string | null): readonly ImageRef[] {
  const colourAt = images.map(({ url }) => {
    const first = variants.find(({ image }) => image?.url === url);
    return first ? colourOf(first) : null;
  });
  const colours = new Set(colourAt.filter((name) => name !== null));
  if (colour === null || colours.size < 2 || !colours.has(colour)) return images;
  let current = colourAt.find((name) => name !== null) ?? null;
  return images.filter((_image, index) => {
    current = colourAt[index] ?? current;
    return current === colour;
  });
}

function imagesLedBy(first: ImageRef | null, images: readonly ImageRef[]): readonly ImageRef[] {
  return first === null ? images : [first, ...images.filter(({ url }) => url !== first.url)];
}
