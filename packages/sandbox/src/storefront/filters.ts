import type { CatalogueProduct, CatalogueVariant } from '../catalogue/types.ts';

/** The GraphQL input `ProductFilter`; metafields and taxonomy are not played. */
export interface ProductFilterInput {
  readonly available?: boolean | null;
  readonly price?: { readonly min?: number | null; readonly max?: number | null } | null;
  readonly productType?: string | null;
  readonly productVendor?: string | null;
  readonly tag?: string | null;
  readonly variantOption?: { readonly name: string; readonly value: string } | null;
}

type Test<T> = (subject: T) => boolean;

/** True where at least one test of every kind that was asked for holds: OR within a kind, AND between kinds. */
export function passesFilters(product: CatalogueProduct, filters: readonly ProductFilterInput[]): boolean {
  const productKinds = [
    filters.flatMap(({ productType }) => isText(productType, (item: CatalogueProduct) => [item.productType])),
    filters.flatMap(({ productVendor }) => isText(productVendor, (item: CatalogueProduct) => [item.vendor])),
    filters.flatMap(({ tag }) => isText(tag, (item: CatalogueProduct) => item.tags)),
  ];
  if (!productKinds.every((tests) => passesAny(product, tests))) return false;

  // One variant has to pass them all: "in size M and in stock" is about the M.
  const optionNames = new Set(
    filters.flatMap(({ variantOption }) => variantOption?.name.toLowerCase() ?? []),
  );
  const variantKinds = [
    filters.flatMap(({ available }) => (available == null ? [] : [isAvailable(available)])),
    filters.flatMap(({ price }) => (price ? [isPriced(price)] : [])),
    ...[...optionNames].map((name) =>
      filters.flatMap(({ variantOption: option }) =>
        option && option.name.toLowerCase() === name ? [hasOption(option)] : [],
      ),
    ),
  ];
  return product.variants.some((variant) => variantKinds.every((tests) => passesAny(variant, tests)));
}

function passesAny<T>(subject: T, tests: readonly Test<T>[]): boolean {
  return tests.length === 0 || tests.some((test) => test(subject));
}

function isText<T>(wanted: string | null | undefined, read: (subject: T) => readonly string[]): Test<T>[] {
  if (wanted == null) return [];
  const value = wanted.toLowerCase();
  return [(subject) => read(subject).some((text) => text.toLowerCase() === value)];
}

function isAvailable(wanted: boolean): Test<CatalogueVariant> {
  return ({ quantityAvailable }) => quantityAvailable > 0 === wanted;
}

/** Bounds in rupees, both included. */
function isPriced({ min, max }: NonNullable<ProductFilterInput['price']>): Test<CatalogueVariant> {
  return ({ price }) => price / 100 >= (min ?? 0) && price / 100 <= (max ?? Number.POSITIVE_INFINITY);
}

function hasOption({
  name,
  value,
}: NonNullable<ProductFilterInput['variantOption']>): Test<CatalogueVariant> {
  return ({ selectedOptions }) =>
    selectedOptions.some(
      (option) =>
        option.name.toLowerCase() === name.toLowerCase() &&
        option.value.toLowerCase() === value.toLowerCase(),
    );
}
