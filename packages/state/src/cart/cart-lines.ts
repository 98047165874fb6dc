import {
  type CartLine,
  type Money,
  money,
  type Precision,
  roundToRupees,
  type SelectedOption,
  times,
  type VariantDetails,
  type VariantLookup,
} from '@naap/api-clients';
import { m } from '@naap/messages';
import { isNamedSize } from '../product/option-kind.ts';
import type { PairLine } from '../product/pairs.ts';
import { otherOptionsOf, sizeOf } from '../product/variant-index.ts';

/** The reason why a line cannot be ordered. Only `look-up` can be retried. */
export type LineProblem = 'look-up' | 'not-found' | 'sold-out' | 'other-currency';

/** A line of the cart with the fields that screens show (spec section 3). */
export interface CartItem {
  /** The variant's global ID, like `productVariantId`. */
  readonly id: string;
  readonly productVariantId: string;
  readonly name: string;
  /** Unit price: whole rupees in the cart, exact at checkout (spec section 9). */
  readonly price: Money;
  readonly image: string | null;
  readonly brand: string;
  /** null when the variant has no size. */
  readonly selectedSize: string | null;
  /** The selected values of all other options. */
  readonly otherOptions: readonly SelectedOption[];
  /** All values of the product's options, where they are known. */
  readonly productOptions?: VariantDetails['productOptions'];
  readonly quantity: number;
  readonly lineTotal: Money;
  readonly lookup: VariantLookup['status'];
  /** null when the line can be ordered. */
  readonly problem: LineProblem | null;
  /** Global ID; null when the look-up did not find the variant. */
  readonly productId: string | null;
}

function problemOf({ availableForSale, price }: VariantDetails, currency: string): LineProblem | null {
  if (!availableForSale) return 'sold-out';
  return price.currency === currency ? null : 'other-currency';
}

/** Combines a cart line with its variant. Without a variant, uses the spec's fallback texts and a price of 0 in `currency`. */
export function toCartItem(
  line: CartLine,
  lookup: VariantLookup,
  prices: Precision,
  currency: string,
): CartItem {
  const { variantId: id, quantity } = line;
  const shared = { id, productVariantId: id, quantity, lookup: lookup.status };
  if (lookup.status !== 'found') {
    return {
      ...shared,
      // GraphQL errors count as "not found" (spec section 7), but a retry may succeed.
      name:
        lookup.status === 'failed' && lookup.error.kind !== 'graphql'
          ? m.state_product_error()
          : m.state_product_not_found(),
      problem: lookup.status === 'failed' ? 'look-up' : 'not-found',
      brand: m.state_unknown_brand(),
      price: money(0, currency),
      lineTotal: money(0, currency),
      image: null,
      selectedSize: m.state_unknown_size(),
      otherOptions: [],
      productId: null,
    };
  }
  const { variant } = lookup;
  const price = prices === 'exact' ? variant.price : roundToRupees(variant.price);
  return {
    ...shared,
    name: variant.productTitle || m.state_unknown_product(),
    brand: variant.vendor || m.state_unknown_brand(),
    price,
    lineTotal: times(price, quantity),
    image: variant.image?.url ?? null,
    selectedSize: sizeOf(variant),
    otherOptions: otherOptionsOf(variant),
    ...(variant.productOptions && { productOptions: variant.productOptions }),
    productId: variant.productId,
    problem: problemOf(variant, currency),
  };
}

/** Returns what `pairsOf` needs to know of a line. A line that cannot be ordered is shown by itself, with the reason. */
export function pairLineOf({ productOptions = [], ...item }: CartItem): PairLine {
  const { productId, problem, quantity, selectedSize, otherOptions } = item;
  const name = productOptions.find((option) => isNamedSize(option.name))?.name ?? 'Size';
  const size = selectedSize === null ? [] : [{ name, value: selectedSize }];
  return {
    product: problem === null ? productId : null,
    quantity,
    options: [...size, ...otherOptions],
    values: new Map(productOptions.map((option) => [option.name, option.values])),
  };
}
