import { m } from '@naap/messages';
import { isNamedColour, isNamedSize, type OptionChoice } from '@naap/state';

/** Returns the label of an option's name or value. */
type LabelOf = (word: string) => string;

/** Returns the label of an option: the specification's words for colour and size, or the storefront's name. */
export function optionLabel(
  { name }: OptionChoice,
  options: readonly OptionChoice[],
  labelOf: LabelOf,
): string {
  const isOnly = (isNamed: (name: string) => boolean) =>
    isNamed(name) && options.filter((option) => isNamed(option.name)).length === 1;
  if (isOnly(isNamedColour)) return m.product_detail_colours();
  return isOnly(isNamedSize) ? m.product_detail_size() : labelOf(name);
}

/** Returns the hint beside the label of an option without a selection. */
export function optionHint({ name }: OptionChoice, labelOf: LabelOf): string {
  return isNamedSize(name)
    ? m.product_detail_size_hint()
    : m.product_detail_option_hint({ option: labelOf(name) });
}

/** Returns the dialog's text for the first missing option, size first; null when none is missing (spec section 5). */
export function requiredWords(
  missing: readonly OptionChoice[],
  labelOf: LabelOf,
): { title: string; description: string } | null {
  const size = missing.find(({ name }) => isNamedSize(name));
  if (size) return sizeRequired();
  const [first] = missing;
  if (!first) return null;
  const option = labelOf(first.name);
  return {
    title: m.product_detail_option_required_title({ option }),
    description: m.product_detail_option_required_description({ option }),
  };
}

/** Returns the dialog's text for a missing size. */
export const sizeRequired = () => ({
  title: m.product_detail_size_required_title(),
  description: m.product_detail_size_required_description(),
});

/** Returns the selected size with its label, for 'added to your bag'. */
export function chosenSize(
  options: readonly OptionChoice[],
  labelOf: LabelOf,
): { label: string; value: string } | null {
  const sizes = options.filter(({ kind }) => kind === 'size');
  const size = sizes.find(({ name }) => isNamedSize(name)) ?? sizes[0];
  if (!size || size.selected === null) return null;
  return { label: optionLabel(size, options, labelOf), value: labelOf(size.selected) };
}
