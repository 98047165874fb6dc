import { isNamedColour, isNamedSize, type OptionChoice } from '@naap/state';
import { copy } from './ProductDetail.copy.ts';

/** The label of an option: the specification's words for a colour and a size, else the storefront's name. */
export function optionLabel({ name }: OptionChoice, options: readonly OptionChoice[]): string {
  const isOnly = (isNamed: (name: string) => boolean) =>
    isNamed(name) && options.filter((option) => isNamed(option.name)).length === 1;
  if (isOnly(isNamedColour)) return copy.colours;
  return isOnly(isNamedSize) ? copy.size : name;
}

/** What asks for a choice beside the label. */
export function optionHint({ name }: OptionChoice): string {
  return isNamedSize(name) ? copy.sizeHint : copy.optionHint(name);
}

/** What asks for the choice that is missing when the product is to be added; the size comes first (spec section 5). */
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

/** The chosen size for 'added to your bag', with its label. */
export function chosenSize(options: readonly OptionChoice[]): { label: string; value: string } | null {
  const sizes = options.filter(({ kind }) => kind === 'size');
  const size = sizes.find(({ name }) => isNamedSize(name)) ?? sizes[0];
  return size && size.selected !== null ? { label: optionLabel(size, options), value: size.selected } : null;
}
