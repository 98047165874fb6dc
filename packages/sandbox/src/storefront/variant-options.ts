import type { CatalogueProduct, CatalogueVariant } from '../catalogue/types.ts';

export interface SelectedOption {
  readonly name: string;
  readonly value: string;
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
