import { isNamedColour, isNamedSize, type OptionChoice } from '@naap/state';
import { copy } from './ProductDetail.copy.ts';

/** Returns the label of an option: the specification's words for colour and size, or the storefront's name. */
export function optionLabel({ name }: OptionChoice, options: readonly OptionChoice[]): string {
  const isOnly = (isNamed: (name: string) => boolean) =>
    isNamed(name) && options.filter((option) => isNamed(option.name)).length === 1;
  if (isOnly(isNamedColour)) return copy.colours;
  return isOnly(isNamedSize) ? copy.size : name;
}

/** Returns the hint beside the label of an option without a selection. */
export function optionHint({ name }: OptionChoice): string {
  return isNamedSize(name) ? copy.sizeHint : copy.optionHint(name);
}

/** Returns the dialog's text for the first missing option, size first; null when none is missing (spec section 5). */
export function requiredWords(
  missing: readonly OptionChoice[],
): { title: string; description: string } | null {
  const size = missing.find(({ name }) => isNamedSize(name));
  if (size) return copy.sizeRequired;
  const [first] = missing;
  if (!first) return null;
  const { title, description } = copy.optionRequired;
  return { title: title(first.name), description: description(first.name) };
}

/** Returns the selected size with its label, for 'added to your bag'. */
export function chosenSize(options: readonly OptionChoice[]): { label: string; value: string } | null {
  const sizes = options.filter(({ kind }) => kind === 'size');
  const size = sizes.find(({ name }) => isNamedSize(name)) ?? sizes[0];
  return size && size.selected !== null ? { label: optionLabel(size, options), value: size.selected } : null;
}
