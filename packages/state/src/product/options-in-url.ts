import type { Choice } from './selection.ts';
import type { IndexedOption } from './variant-index.ts';

/** The options of a product, in its order. */
export interface OptionIndex {
  readonly options: readonly Pick<IndexedOption, 'name' | 'values' | 'codeOf'>[];
}

/**
 * Parses the selected options of a URL, `?Colour=Olive&Size=M`, in the format of Shopify's storefronts. Ignores case, and names and
 * values that the product does not have.
 */
export function choiceFromParams({ options }: OptionIndex, params: URLSearchParams): Choice {
  const entries = options.flatMap((option): [string, string][] => {
    const name = params.has(option.name) ? option.name : findParam(option, options, params);
    const value = name === undefined ? undefined : findValue(option, params.get(name) ?? '');
    return value === undefined ? [] : [[option.name, value]];
  });
  return new Map(entries);
}

/** Returns the parameters with their options replaced by `choice`. Options with only one value are not written. */
export function paramsWithChoice(
  { options }: OptionIndex,
  params: URLSearchParams,
  choice: Choice,
): URLSearchParams {
  const next = new URLSearchParams(params);
  for (const name of [...params.keys()])
    if (options.some((option) => equalsIgnoringCase(option.name, name))) next.delete(name);
  for (const { name, values } of options) {
    const value = choice.get(name);
    if (value !== undefined && values.length > 1) next.set(name, value);
  }
  return next;
}

/** Returns the parameter whose name differs from the option's only in case, unless it is the exact name of another option. */
function findParam(
  { name }: OptionIndex['options'][number],
  options: OptionIndex['options'],
  params: URLSearchParams,
): string | undefined {
  return [...params.keys()].find(
    (key) => equalsIgnoringCase(name, key) && !options.some((other) => other.name === key),
  );
}

function findValue({ values, codeOf }: OptionIndex['options'][number], text: string): string | undefined {
  return codeOf.has(text) ? text : values.find(({ name }) => equalsIgnoringCase(name, text))?.name;
}

function equalsIgnoringCase(one: string, other: string): boolean {
  return one.toLowerCase() === other.trim().toLowerCase();
}
