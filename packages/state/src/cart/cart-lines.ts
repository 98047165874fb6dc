import {
  type Cart,
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
import { otherOptionsOf, sizeOf } from '../product/variant-index.ts';
import type { PendingDeltas } from './cart-changes.ts';

/** Why a line cannot be ordered. `look-up` is worth another try; the others are not. */
export type LineProblem = 'look-up' | 'not-found' | 'sold-out' | 'other-currency';

/** A line of the cart as it is shown (spec section 3). */
export interface CartItem {
  /** The variant's global id, as is `productVariantId`. */
  readonly id: string;
  readonly productVariantId: string;
  readonly name: string;
  /** Of one piece: whole rupees in the cart, exact at checkout (spec section 9). */
  readonly price: Money;
  readonly image: string | null;
  readonly brand: string;
  /** null when the variant has no size. */
  readonly selectedSize: string | null;
  /** The chosen values of all other options. */
  readonly otherOptions: readonly SelectedOption[];
  readonly quantity: number;
  readonly lineTotal: Money;
  readonly lookup: VariantLookup['status'];
  /** null when the line can be ordered. */
  readonly problem: LineProblem | null;
  /** Global id; null when the lookup gave none. */
  readonly productId: string | null;
}

export function quantityOf(lines: readonly CartLine[], variantId: string): number {
  return lines.find((line) => line.variantId === variantId)?.quantity ?? 0;
}

/** The cart with one line set to a quantity; 0 removes it, an unknown variant is appended. */
export function withLine(cart: Cart, variantId: string, quantity: number): Cart {
  const isKnown = cart.lines.some((line) => line.variantId === variantId);
  const all = isKnown ? cart.lines : [...cart.lines, { variantId, quantity: 0 }];
  const lines = all
    .map((line) => (line.variantId === variantId ? { variantId, quantity } : line))
    .filter((line) => line.quantity > 0);
  return { status: lines.length === 0 ? 'empty' : 'success', lines };
}

/** The server's cart with what the shopper changed since (spec section 4: the screen changes at once). */
export function withPending(cart: Cart, pending: PendingDeltas): Cart {
  return Object.entries(pending).reduce(
    (shown, [variantId, delta]) =>
      withLine(shown, variantId, Math.max(quantityOf(shown.lines, variantId) + delta, 0)),
    cart,
  );
}

function problemOf({ availableForSale, price }: VariantDetails, currency: string): LineProblem | null {
  if (!availableForSale) return 'sold-out';
  return price.currency === currency ? null : 'other-currency';
}

/** A line with the details of its variant, or the spec's fallbacks and a price of 0 in `currency` without them. */
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
      // GraphQL errors mean no variant (spec section 7); another try may still find it.
      name:
        lookup.status === 'failed' && lookup.error.kind !== 'graphql' ? 'Product Error' : 'Product Not Found',
      problem: lookup.status === 'failed' ? 'look-up' : 'not-found',
      brand: 'Unknown Brand',
      price: money(0, currency),
      lineTotal: money(0, currency),
      image: null,
      selectedSize: 'Unknown',
      otherOptions: [],
      productId: null,
    };
  }
  const { variant } = lookup;
  const price = prices === 'exact' ? variant.price : roundToRupees(variant.price);
  return {
    ...shared,
    name: variant.productTitle || 'Unknown Product',
    brand: variant.vendor || 'Unknown Brand',
    price,
    lineTotal: times(price, quantity),
    image: variant.image?.url ?? null,
    selectedSize: sizeOf(variant),
    otherOptions: otherOptionsOf(variant),
    productId: variant.productId,
    problem: problemOf(variant, currency),
  };
}
