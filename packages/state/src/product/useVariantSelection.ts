import type { Product } from '@naap/api-clients';
import { useMemo } from 'react';
import { choiceFromParams, paramsWithChoice } from './options-in-url.ts';
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
  /** The canonical query of the chosen options, in the order of the product: '?Colour=Olive&Size=M', or '' without any. */
  readonly query: string;
}

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
    select(option, value) {
      if (index === null) return;
      change((current) => {
        const choice = choose(index, choiceFromParams(index, current), option, value);
        return paramsWithChoice(index, current, choice);
      });
    },
  };
}

function canonicalQuery(index: VariantIndex, { options }: Selection): string {
  const chosen = options.flatMap(({ name, selected }): [string, string][] =>
    selected === null ? [] : [[name, selected]],
  );
  const params = paramsWithChoice(index, new URLSearchParams(), new Map(chosen));
  return params.size === 0 ? '' : `?${params}`;
}

/** Returns the selection of a product before the shopper chooses a value. */
export function initialSelection(product: Product): Selection {
  return selectVariant(indexVariants(product), new Map());
}
