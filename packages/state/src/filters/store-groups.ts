import {
  type OptionFacet,
  type PriceRange,
  type ProductOptionValue,
  toDecimal,
  type VariantFacets,
} from '@naap/api-clients';
import { type OptionKind, optionKind } from '../product/option-kind.ts';
import { uniqueBy } from '../unique-by.ts';
import type { StoreFilters } from './store-filters.ts';

interface StoreFilterValue extends ProductOptionValue {
  /** Number of products with this value instead of the chosen values of its group; null while it is unknown. */
  readonly count: number | null;
}

/** A filter by an option, such as size. */
export interface StoreFilterOption {
  /** The name in a filter. */
  readonly name: string;
  /** The name to show. */
  readonly label: string;
  readonly kind: OptionKind;
  readonly values: readonly StoreFilterValue[];
}

/** The filters that a store offers. A chosen filter is always among them, so that it can be removed. */
export interface StoreFilterGroups {
  /** Sizes first, then colours, then other options. */
  readonly options: readonly StoreFilterOption[];
  /** Limits of the prices, in whole units of the currency; null when they are unknown. */
  readonly prices: { readonly min: number; readonly max: number } | null;
  /** Null when the store does not filter by availability. */
  readonly inStock: { readonly count: number | null } | null;
}

interface GroupInput {
  readonly chosen: StoreFilters;
  /** The facets that give the values. */
  readonly offered: readonly VariantFacets[];
  /** Returns the facets that count the values of an option; null while they are unknown. */
  countsOfOption(name: string): VariantFacets | null;
  readonly countsOfStock: VariantFacets | null;
  /** The range of prices to which the list is limited. */
  readonly within: PriceRange | null | undefined;
}

const KINDS: readonly OptionKind[] = ['size', 'colour', 'other'];

/** Returns whether two names of options, or two values, select the same. */
export function sameName(one: string, other: string): boolean {
  return key(one) === key(other);
}

export function storeFilterGroups(input: GroupInput): StoreFilterGroups {
  const { chosen, offered, countsOfOption, countsOfStock } = input;
  const options = uniqueBy(
    [
      ...offered.flatMap((facets) => facets.options),
      ...chosen.options.map(({ name }): OptionFacet => ({ name, label: name, values: [] })),
    ],
    ({ name }) => key(name),
  ).map(({ name, label }): StoreFilterOption => {
    const counted = countsOfOption(name);
    const values = uniqueBy<ProductOptionValue>(
      [
        ...offered.flatMap((facets) => valuesOf(facets, name)),
        ...chosen.options
          .filter((option) => sameName(option.name, name))
          .map(({ value }) => ({ name: value })),
      ],
      (value) => key(value.name),
    ).map((value) => ({ ...value, count: counted && countOf(counted, name, value.name) }));
    const kind = optionKind({ name, values });
    return { name, label, kind, values: kind === 'size' ? inSizeOrder(values) : values };
  });
  const offersStock = chosen.inStock || offered.some(({ inStock }) => inStock !== null);
  return {
    options: KINDS.flatMap((kind) => options.filter((option) => option.kind === kind)),
    prices: priceLimits(input),
    inStock: offersStock ? { count: countsOfStock?.inStock?.count ?? null } : null,
  };
}

function valuesOf({ options }: VariantFacets, name: string): OptionFacet['values'] {
  return options.find((option) => sameName(option.name, name))?.values ?? [];
}

function countOf(facets: VariantFacets, name: string, value: string): number | null {
  const found = valuesOf(facets, name).find((other) => sameName(other.name, value));
  return found ? found.count : 0;
}

function priceLimits({ offered, within }: GroupInput): StoreFilterGroups['prices'] {
  const prices = offered.flatMap((facets) => facets.prices ?? []);
  if (prices.length === 0) return null;
  const lowest = Math.min(...prices.map(({ min }) => min));
  const highest = Math.max(...prices.map(({ max }) => max));
  const min = Math.floor(Math.max(lowest, within?.min ? Number(toDecimal(within.min)) : lowest));
  const max = Math.ceil(Math.min(highest, within?.max ? Number(toDecimal(within.max)) : highest));
  return min <= max ? { min, max } : null;
}

/** Returns the same text for sizes of one kind: letters such as XS and 2XL, numbers, bands with a cup such as 32B, sizes with a prefix such as UK 6, or others. */
export function sizeKind(size: string): string {
  if (letterRank(size) !== null) return 'letters';
  if (numberOf(size) !== null) return 'numbers';
  if (/^\d{2,3}\s*[a-k]{1,3}$/i.test(size.trim())) return 'cups';
  const [, prefix = 'others'] = /^([a-z]+)\s*\d+([.,]\d+)?$/i.exec(size.trim()) ?? [];
  return prefix.toLowerCase();
}

/** Sorts letter sizes from small to large, then numbers; other sizes follow in the store's order. */
function inSizeOrder(values: readonly StoreFilterValue[]): readonly StoreFilterValue[] {
  const kinds: readonly ((name: string) => number | null)[] = [letterRank, numberOf];
  const sorted = kinds.flatMap((rank) =>
    values
      .filter(({ name }) => rank(name) !== null)
      .toSorted((a, b) => (rank(a.name) ?? 0) - (rank(b.name) ?? 0)),
  );
  return [...new Set([...sorted, ...values])];
}

/** Returns the number of a size such as 38, 37.5 or 37,5; null for another size. */
function numberOf(size: string): number | null {
  const text = size.trim().replace(',', '.');
  return text === '' || Number.isNaN(Number(text)) ? null : Number(text);
}

/** Returns the position of a size such as XS, M or 2XL; null for another size. */
function letterRank(size: string): number | null {
  const [, digits = '', extra = '', letter = ''] = /^(\d*)(x*)([sml])$/i.exec(size.trim()) ?? [];
  const steps = (digits === '' ? extra.length : Number(digits)) + 1;
  switch (letter.toLowerCase()) {
    case 's':
      return -steps;
    case 'm':
      return 0;
    case 'l':
      return steps;
    default:
      return null;
  }
}

function key(name: string): string {
  return name.trim().toLowerCase();
}
