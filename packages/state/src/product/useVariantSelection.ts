import type { Product, ProductVariant } from '@naap/api-clients';
import { useMemo } from 'react';
import { isNamedSize } from './option-kind.ts';
import { choiceFromParams, paramsWithChoice } from './options-in-url.ts';
import { partnersOf } from './partners.ts';
import { choose, EMPTY_SELECTION, type Selection, selectVariant } from './selection.ts';
import { indexVariants, type VariantIndex } from './variant-index.ts';

/** Access to the query parameters of the product page's URL, independent of the router. */
export interface OptionParams {
  /** The rendered parameters. */
  readonly params: URLSearchParams;
  /** Changes the latest parameters, which may not be rendered yet, without adding a history entry. */
  change(update: (current: URLSearchParams) => URLSearchParams): void;
}

export interface VariantSelection extends Selection {
  /** Chooses a value of an option by writing it to the URL (`OptionParams.change`). */
  select(option: string, value: string): void;
  /** Returns the selection after a value of an option is chosen, without choosing it. */
  with(option: string, value: string): Selection;
  /** Null for a product without sizes. */
  readonly pair: PairSelection | null;
  /** The canonical query of the chosen options, in the order of the product: '?Colour=Olive&Size=M', or '' without any. */
  readonly query: string;
}

/** Two sizes that the shopper tries both and pays one of. */
export interface PairSelection {
  /** The name of the size option. */
  readonly option: string;
  /** All sizes, in the option's order. */
  readonly order: readonly string[];
  /** The sizes that can be tried on with the selected one, the larger one first. */
  readonly partners: readonly string[];
  /** The partner that is tried on too; null for one size. */
  readonly partner: string | null;
  /** The sizes that are tried on, in the option's order, with their variants; none for one size. */
  readonly both: readonly { readonly size: string; readonly variant: ProductVariant | null }[];
  /** The canonical query with the partner. */
  readonly query: string;
  /** Selects a size, and a partner or none. */
  select(size: string, partner: string | null): void;
}

/** The query parameter with the partner of the selected size (`PairSelection`). */
export const PARTNER = 'with';

/** Returns the selection of a product page. The URL is the only source of truth for the chosen options (docs/decisions/catalogue.md). */
export function useVariantSelection(
  product: Product | null | undefined,
  { params, change }: OptionParams,
): VariantSelection {
  const index = useMemo(() => (product ? indexVariants(product) : null), [product]);
  const query = params.toString();
  const selection = useMemo(
    () =>
      index === null
        ? EMPTY_SELECTION
        : selectVariant(index, choiceFromParams(index, new URLSearchParams(query))),
    [index, query],
  );
  const pair = useMemo(
    () => (index === null ? null : pairIn(index, selection, new URLSearchParams(query).get(PARTNER))),
    [index, selection, query],
  );

  function select(option: string, value: string, partner: string | null) {
    if (index === null) return;
    change((current) => {
      const choice = choose(index, choiceFromParams(index, current), option, value);
      const next = paramsWithChoice(index, current, choice);
      if (option === pair?.option) next.delete(PARTNER);
      if (partner !== null) next.set(PARTNER, partner);
      return next;
    });
  }

  return {
    ...selection,
    query: index === null ? '' : canonicalQuery(index, selection),
    with: (option, value) =>
      index === null
        ? EMPTY_SELECTION
        : selectVariant(
            index,
            choose(index, choiceFromParams(index, new URLSearchParams(query)), option, value),
          ),
    select: (option, value) => select(option, value, null),
    pair: pair && { ...pair, select: (size, partner) => select(pair.option, size, partner) },
  };
}

/** Returns the sizes that can be tried on together; null without a size option. */
function pairIn(
  index: VariantIndex,
  { options, variant }: Selection,
  wanted: string | null,
): Omit<PairSelection, 'select'> | null {
  const sizes = options.filter(({ kind }) => kind === 'size');
  const option = sizes.find(({ name }) => isNamedSize(name)) ?? sizes[0];
  if (option === undefined) return null;
  const { name, selected } = option;
  const order = index.options.find((each) => each.name === name)?.values.map((value) => value.name) ?? [];
  const partners = partnersOf(option, order);
  const partner = partners.find((size) => size === wanted) ?? null;
  const both = order.filter((size) => partner !== null && (size === selected || size === partner));
  const variantOf = (size: string) =>
    size === selected ? variant : selectVariant(index, new Map([...chosenIn(options), [name, size]])).variant;
  return {
    option: name,
    order,
    partners,
    partner,
    query: canonicalQuery(index, { options }, partner),
    both: both.map((size) => ({ size, variant: variantOf(size) })),
  };
}

function canonicalQuery(
  index: VariantIndex,
  { options }: Pick<Selection, 'options'>,
  partner: string | null = null,
): string {
  const params = paramsWithChoice(index, new URLSearchParams(), new Map(chosenIn(options)));
  if (partner !== null) params.set(PARTNER, partner);
  return params.size === 0 ? '' : `?${params}`;
}

function chosenIn(options: Selection['options']): readonly [string, string][] {
  return options.flatMap(({ name, selected }) => (selected === null ? [] : [[name, selected]]));
}

/** Returns the selection of a product before the shopper chooses a value. */
export function initialSelection(product: Product): Selection {
  return selectVariant(indexVariants(product), new Map());
}
