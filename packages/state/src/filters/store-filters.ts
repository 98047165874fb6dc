import {
  type Money,
  minorDigits,
  money,
  type PriceRange,
  type SelectedOption,
  type VariantFilter,
} from '@naap/api-clients';

/** A range of prices in whole units of the shop's currency, such as rupees. Both ends are inclusive; null is no limit. */
export interface WholePrices {
  readonly min: number | null;
  readonly max: number | null;
}

/** The chosen values of the filters that the storefront offers. */
export interface StoreFilters {
  /** Values of one option, such as two sizes, are alternatives. */
  readonly options: readonly SelectedOption[];
  readonly price: WholePrices | null;
  readonly inStock: boolean;
}

export const NO_STORE_FILTERS: StoreFilters = { options: [], price: null, inStock: false };

export function hasStoreFilters({ options, price, inStock }: StoreFilters): boolean {
  return options.length > 0 || price !== null || inStock;
}

/** Limits of the filters that a URL can select, because a request has to contain them. */
const MAX_OPTIONS = 50;
const MAX_NAME_LENGTH = 255;
const WHOLE_PRICE = /^\d{1,9}$/;

const OPTION = 'option.';

/** Returns whether a parameter of a URL belongs to these filters. */
export function isStoreParam(name: string): boolean {
  return name.startsWith(OPTION) || name === 'price' || name === 'available';
}

/** Appends the filters as `option.Size=M&option.Size=L&price=500-1500&available=1`. */
export function appendStoreFilters(params: URLSearchParams, { options, price, inStock }: StoreFilters): void {
  for (const { name, value } of options) params.append(OPTION + name, value);
  if (price) params.append('price', `${price.min ?? ''}-${price.max ?? ''}`);
  if (inStock) params.append('available', '1');
}

/** Parses the filters. Malformed values are ignored, and prices in the wrong order are swapped. */
export function parseStoreFilters(params: URLSearchParams): StoreFilters {
  const options: SelectedOption[] = [];
  for (const [param, text] of params) {
    const name = param.startsWith(OPTION) ? param.slice(OPTION.length).trim() : '';
    const value = text.trim();
    const isValid = [name, value].every((part) => part !== '' && part.length <= MAX_NAME_LENGTH);
    const isNew = !options.some((option) => option.name === name && option.value === value);
    if (isValid && isNew && options.length < MAX_OPTIONS) options.push({ name, value });
  }
  return { options, price: parsePrices(params.get('price')), inStock: params.get('available') === '1' };
}

/** Returns the prices in their order; null without a limit. */
export function wholePrices(min: number | null, max: number | null): WholePrices | null {
  if (min === null && max === null) return null;
  return min !== null && max !== null && min > max ? { min: max, max: min } : { min, max };
}

/** Converts whole units of a currency to money. */
export function wholeMoney(whole: number, currency: string): Money {
  return money(whole * 10 ** minorDigits(currency), currency);
}

/** Returns the filter of a request. `within` is the range of prices to which the list is limited. */
export function variantFilter(
  { options, price, inStock }: StoreFilters,
  within: PriceRange | null,
  currency: string,
): VariantFilter {
  const range = {
    ...(price !== null && price.min !== null && { min: wholeMoney(price.min, currency) }),
    ...(price !== null && price.max !== null && { max: wholeMoney(price.max, currency) }),
  };
  const priceRange = price === null ? within : intersection(range, within ?? {});
  return {
    ...(priceRange && { priceRange }),
    ...(options.length > 0 && { options }),
    ...(inStock && { inStock }),
  };
}

function intersection(one: PriceRange, other: PriceRange): PriceRange {
  const [min] = [one.min, other.min].filter((end) => end !== undefined).sort((a, b) => b.amount - a.amount);
  const [max] = [one.max, other.max].filter((end) => end !== undefined).sort((a, b) => a.amount - b.amount);
  return { ...(min && { min }), ...(max && { max }) };
}

function parsePrices(text: string | null): WholePrices | null {
  const [min = '', max = '', ...more] = (text ?? '').split('-');
  if (more.length > 0 || ![min, max].every((end) => end === '' || WHOLE_PRICE.test(end))) return null;
  return wholePrices(min === '' ? null : Number(min), max === '' ? null : Number(max));
}
