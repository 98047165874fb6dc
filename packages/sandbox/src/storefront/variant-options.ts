import type { CatalogueProduct, CatalogueVariant } from '../catalogue/types.ts';
import { checkInputSize } from './check-arguments.ts';

export interface SelectedOption {
  readonly name: string;
  readonly value: string;
}

/** The arguments of the fields that select variants by options. */
export interface SelectionArgs {
  readonly selectedOptions?: readonly SelectedOption[] | null;
  readonly caseInsensitiveMatch?: boolean | null;
  readonly ignoreUnknownOptions?: boolean | null;
}

/**
 * The options that the arguments select, in the spelling of the product. Null where one is unknown to the product and unknown
 * ones are not ignored; empty where nothing is selected.
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

/** The first variant that has all wanted options. */
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

/** The first variant that can be bought, else the first one. */
export const firstAvailable = ({ variants }: CatalogueProduct): CatalogueVariant | undefined =>
  variants.find(({ quantityAvailable }) => quantityAvailable > 0) ?? variants[0];

/** The variants that differ from `selected` in exactly one option, ordered by id. */
export function adjacentVariants(
  variants: readonly CatalogueVariant[],
  selected: readonly SelectedOption[],
): readonly CatalogueVariant[] {
  const wanted = new Map(selected.map(({ name, value }) => [name, value]));
  const differences = ({ selectedOptions }: CatalogueVariant): number =>
    selectedOptions.filter(({ name, value }) => wanted.has(name) && wanted.get(name) !== value).length;
  return variants.filter((variant) => differences(variant) === 1).toSorted((a, b) => a.id - b.id);
}

/** Positions of each variant's option values, in the order of the product's options. */
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
