import type { CatalogueProduct, CatalogueVariant } from '../catalogue/types.ts';
import { checkInputSize } from './check-arguments.ts';

export interface SelectedOption {
  readonly name: string;
  readonly value: string;
}

/** Arguments of fields that select variants by options. */
export interface SelectionArgs {
  readonly selectedOptions?: readonly SelectedOption[] | null;
  readonly caseInsensitiveMatch?: boolean | null;
  readonly ignoreUnknownOptions?: boolean | null;
}

/**
 * Returns the selected options in the product's spelling; empty if none are selected. Returns null if the product lacks
 * one of the options, unless the arguments ignore unknown options.
 */
export function selectionOf(
  { options }: CatalogueProduct,
  { selectedOptions, caseInsensitiveMatch, ignoreUnknownOptions }: SelectionArgs,
): readonly SelectedOption[] | null {
  checkInputSize(selectedOptions);
  const isSame = (one: string, other: string): boolean =>
    caseInsensitiveMatch ? one.toLowerCase() === other.toLowerCase() : one === other;
  const selection: SelectedOption[] = [];
  for (const { name, value } of selectedOptions ?? []) {
    const option = options.find((other) => isSame(other.name, name));
    if (option) {
      const known = option.values.find((other) => isSame(other.name, value));
      selection.push({ name: option.name, value: known?.name ?? value });
    } else if (!ignoreUnknownOptions) {
      return null;
    }
  }
  return selection;
}

/** Returns the first variant with all wanted options. */
export function variantWith(
  variants: readonly CatalogueVariant[],
  wanted: readonly SelectedOption[],
): CatalogueVariant | undefined {
  return variants.find(({ selectedOptions }) =>
    wanted.every(({ name, value }) =>
      selectedOptions.some((option) => option.name === name && option.value === value),
    ),
  );
}

/** Returns the first variant in stock, else the first variant. */
export const firstAvailable = ({ variants }: CatalogueProduct): CatalogueVariant | undefined =>
  variants.find(({ quantityAvailable }) => quantityAvailable > 0) ?? variants[0];

/** Returns the variants that differ from `selected` in exactly one option, ordered by id. */
export function adjacentVariants(
  variants: readonly CatalogueVariant[],
  selected: readonly SelectedOption[],
): readonly CatalogueVariant[] {
  const wanted = new Map(selected.map(({ name, value }) => [name, value]));
  const differences = ({ selectedOptions }: CatalogueVariant): number =>
    selectedOptions.filter(({ name, value }) => wanted.has(name) && wanted.get(name) !== value).length;
  return variants.filter((variant) => differences(variant) === 1).toSorted((a, b) => a.id - b.id);
}

/** Returns for each variant the indexes of its option values, in the order of the product's options. */
export function optionPositions(
  { options }: CatalogueProduct,
  variants: readonly CatalogueVariant[],
): readonly (readonly number[])[] {
  return variants.map(({ selectedOptions }) =>
    options.map(({ name, values }) => {
      const selected = selectedOptions.find((option) => option.name === name)?.value;
      return values.findIndex((value) => value.name === selected);
    }),
  );
}
