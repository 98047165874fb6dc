import type { Choice } from './selection.ts';
import type { IndexedOption, VariantIndex } from './variant-index.ts';

/**
 * Reads the options of an address, `?Colour=Olive&Size=M`, as Shopify's storefronts write them. Names and values may differ in
 * case; names and values that the product does not have are left out.
 */
export function choiceFromParams({ options }: VariantIndex, params: URLSearchParams): Choice {
  const entries = options.flatMap((option): [string, string][] => {
    const name = params.has(option.name) ? option.name : paramLike(option, options, params);
    const value = name === undefined ? undefined : valueLike(option, params.get(name) ?? '');
    return value === undefined ? [] : [[option.name, value]];
  });
  return new Map(entries);
}

/** The parameters with this choice in place of the options they held. What there is no choice about is not written. */
export function paramsWithChoice(
  { options }: VariantIndex,
  params: URLSearchParams,
  choice: Choice,
): URLSearchParams {
  const next = new URLSearchParams(params);
  for (const name of [...params.keys()])
    if (options.some((option) => isLike(option.name, name))) next.delete(name);
  for (const { name, values } of options) {
    const value = choice.get(name);
    if (value !== undefined && values.length > 1) next.set(name, value);
  }
  return next;
}

/** A parameter of the option's name in another case, unless it belongs to another option. */
function paramLike(
  { name }: IndexedOption,
  options: readonly IndexedOption[],
  params: URLSearchParams,
): string | undefined {
  return [...params.keys()].find((key) => isLike(name, key) && !options.some((other) => other.name === key));
}

function valueLike({ values, codeOf }: IndexedOption, text: string): string | undefined {
  return codeOf.has(text) ? text : values.find(({ name }) => isLike(name, text))?.name;
}

function isLike(one: string, other: string): boolean {
  return one.toLowerCase() === other.trim().toLowerCase();
}
