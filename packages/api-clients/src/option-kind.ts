import type { ProductOption } from './storefront/types.ts';

/** The kind of an option, which decides its selector: the size tape, swatches, or chips. */
export type OptionKind = 'size' | 'colour' | 'other';

/** Returns whether the option's name is that of the specification's colour option, whose first value is preselected (spec section 4). */
export function isNamedColour(name: string): boolean {
  return ['color', 'colour'].includes(normalised(name));
}

/** Returns whether the option's name is that of the specification's size option (spec sections 3 and 5). */
export function isNamedSize(name: string): boolean {
  return normalised(name) === 'size';
}

/** Returns whether an option is the placeholder option that Shopify gives to a product without options. */
export function isPlaceholderOption(name: string, values: readonly string[]): boolean {
  return name === 'Title' && values.length === 1 && values[0] === 'Default Title';
}

/** Classifies an option by its name, else by swatch data, else by values that look like sizes (docs/decisions/catalogue.md). */
export function optionKind({ name, values }: Pick<ProductOption, 'name' | 'values'>): OptionKind {
  if (mentions(name, COLOUR_WORDS)) return 'colour';
  if (mentions(name, SIZE_WORDS)) return 'size';
  if (values.some(({ swatchColor, swatchImage }) => swatchColor || swatchImage)) return 'colour';
  return values.length > 0 && values.every((value) => looksLikeSize(value.name)) ? 'size' : 'other';
}

/** Minimum length of a word that matches inside compounds ("Schuhgröße") too. Shorter words match as a whole: "cor" does not match "decor". */
const MIN_COMPOUND_LENGTH = 4;

const COLOUR_WORDS = [
  ...['color', 'colour', 'farbe', 'couleur', 'colore', 'kleur', 'färg', 'farve', 'kolor', 'barva', 'renk'],
  ...['cor', 'रंग', 'রং', 'நிறம்', 'రంగు', 'ಬಣ್ಣ', '色', '颜色', 'цвет'],
].map(normalised);

const SIZE_WORDS = [
  ...['size', 'sizes', 'größe', 'groesse', 'grösse', 'taille', 'pointure', 'talla', 'taglia', 'tamanho'],
  ...['maat', 'storlek', 'størrelse', 'rozmiar', 'velikost', 'beden', 'размер', 'サイズ', '尺码', '尺寸'],
  ...['साइज़', 'साइज', 'नाप', 'माप', 'আকার', 'அளவு', 'సైజు', 'ಗಾತ್ರ'],
].map(normalised);

function mentions(name: string, words: readonly string[]): boolean {
  const text = normalised(name);
  const parts = text.split(/[^\p{L}\p{M}]+/u);
  return words.some(
    (word) => parts.includes(word) || (word.length >= MIN_COMPOUND_LENGTH && text.includes(word)),
  );
}

const LETTER_SIZE =
  /^(\d{0,2}x{0,5}[sl]|\d{0,2}xs|s\/m|m\/l|m|small|medium|large|(x|extra)[ -]?(small|large))$/;
const ONE_SIZE = /^(one|free|uni)[ -]?size$/;
const REGIONAL_SIZE = /^(uk|us|eu|eur|it|fr|in|ind|jp)[ -]?\d{1,2}([.,]5|½)?$/;
const BRA_SIZE = /^\d{2}[a-k]{1,3}$/;
const WAIST_AND_LENGTH = /^w?\d{2}[ /x-]{0,3}l?\d{2}$/;
/** Numbers from 20 to 60, as for clothes and shoes. Smaller numbers may be pieces in a pack. */
const NUMBER_SIZE = /^([2-5]\d([.,]5|½)?|60)$/;

function looksLikeSize(value: string): boolean {
  const text = normalised(value);
  return [LETTER_SIZE, ONE_SIZE, REGIONAL_SIZE, BRA_SIZE, WAIST_AND_LENGTH, NUMBER_SIZE].some((form) =>
    form.test(text),
  );
}

/** Normalises a text for comparison. NFC unifies letters with several encodings, such as ज़. */
function normalised(text: string): string {
  return text.normalize('NFC').trim().toLowerCase();
}
