import type { Product } from '@naap/api-clients';
import { choiceFromParams, type OptionIndex, paramsWithChoice } from '../product/options-in-url.ts';
import { indexVariants } from '../product/variant-index.ts';

export type { OptionIndex };

/** Returns the options of a product that a URL can select. */
export function pageOptions(product: Product): OptionIndex {
  const { options } = indexVariants(product);
  return { options: options.map(({ name, values, codeOf }) => ({ name, values, codeOf })) };
}

/** Returns the parameters that select options, in the product's order and spelling, without all others. */
export function optionParams(index: OptionIndex, params: URLSearchParams): URLSearchParams {
  return paramsWithChoice(index, new URLSearchParams(), choiceFromParams(index, params));
}
