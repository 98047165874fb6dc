import type { Product, ProductOptionValue, ProductVariant, SelectedOption } from '@naap/api-clients';
import { uniqueBy } from '../unique-by.ts';
import { isNamedSize, isPlaceholderOption, type OptionKind, optionKind } from './option-kind.ts';

export interface IndexedOption {
  readonly name: string;
  readonly kind: OptionKind;
  readonly values: readonly ProductOptionValue[];
  /** The index in `values` by the name of the value. */
  readonly codeOf: ReadonlyMap<string, number>;
  /** For each variant, the index of its value; -1 where the variant has none. */
  readonly codes: readonly number[];
  /** For each value, the indexes of its variants, ascending. */
  readonly variants: readonly (readonly number[])[];
}

/** An index of a product's variants by option value, computed once per product, which may have 2,000 variants. */
export interface VariantIndex {
  readonly product: Product;
  readonly options: readonly IndexedOption[];
  /** For each variant, whether it is for sale. */
  readonly forSale: readonly boolean[];
  /** For each image, the index of the colour of the first variant with that image; -1 for an image of no variant. */
  readonly colourOfImage: readonly number[];
}

export function indexVariants(product: Product): VariantIndex {
  const options = uniqueBy(product.options, nameOf).flatMap(({ name, values: listed }) => {
    const values = uniqueBy(listed.length > 0 ? listed : valuesOfVariants(product.variants, name), nameOf);
    if (values.length === 0 || isPlaceholderOption(name, values.map(nameOf))) return [];
    const codeOf = new Map(values.map((value, code) => [value.name, code]));
    const codes = product.variants.map((variant) => codeOf.get(optionValue(variant, name) ?? '') ?? -1);
    const variants = values.map((): number[] => []);
    for (const [position, code] of codes.entries()) variants[code]?.push(position);
    return [{ name, kind: optionKind({ name, values }), values, codeOf, codes, variants }];
  });
  const colour = options.find(({ kind }) => kind === 'colour');
  const firstVariantOf = new Map<string, number>();
  for (const [position, { image }] of product.variants.entries()) {
    if (image && !firstVariantOf.has(image.url)) firstVariantOf.set(image.url, position);
  }
  return {
    product,
    options,
    forSale: product.variants.map(({ availableForSale }) => availableForSale),
    colourOfImage: product.images.map(({ url }) => colour?.codes[firstVariantOf.get(url) ?? -1] ?? -1),
  };
}

/** Returns the indexes of the variants that have all these values, ascending; -1 matches any value of an option. */
export function matchingVariants(
  { product, options }: VariantIndex,
  codes: readonly number[],
): readonly number[] {
  const chosen = options.flatMap((option, position) => {
    const code = codes[position] ?? -1;
    return code < 0 ? [] : [{ option, code, variants: option.variants[code] ?? [] }];
  });
  // Stryker disable next-line all: the order only saves time
  chosen.sort((one, other) => one.variants.length - other.variants.length);
  const [rarest, ...others] = chosen;
  if (rarest === undefined) return [...product.variants.keys()];
  return rarest.variants.filter((variant) =>
    others.every(({ option, code }) => option.codes[variant] === code),
  );
}

/** Returns the value of the option named "size", ignoring case (spec section 3). */
export function sizeOf({ selectedOptions }: Pick<ProductVariant, 'selectedOptions'>): string | null {
  return selectedOptions.find(({ name }) => isNamedSize(name))?.value ?? null;
}

/** Returns the options other than the size, without Shopify's placeholder option. */
export function otherOptionsOf(variant: Pick<ProductVariant, 'selectedOptions'>): readonly SelectedOption[] {
  const size = variant.selectedOptions.find(({ name }) => isNamedSize(name));
  return variant.selectedOptions.filter(
    (option) => option !== size && !isPlaceholderOption(option.name, [option.value]),
  );
}

/** Returns a variant's value of an option. The name is case-sensitive: names that differ only in case are two options. */
function optionValue({ selectedOptions }: ProductVariant, option: string): string | undefined {
  return selectedOptions.find(({ name }) => name === option)?.value;
}

function valuesOfVariants(
  variants: readonly ProductVariant[],
  option: string,
): readonly ProductOptionValue[] {
  return variants.flatMap((variant) => {
    const name = optionValue(variant, option);
    return name === undefined ? [] : [{ name }];
  });
}

function nameOf({ name }: { readonly name: string }): string {
  return name;
}
