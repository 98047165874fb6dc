import { isPlaceholderOption } from '../product/option-kind.ts';

/** Returns the values of a variant's options from its title: 'M / Red' has two, 'Default Title' has none. */
export function optionsOf(variantTitle: string): readonly string[] {
  const values = variantTitle.split(' / ').filter((value) => value !== '');
  return isPlaceholderOption('Title', values) ? [] : values;
}
