import {
  type Address,
  type ApiError,
  type CheckoutTotals,
  checkoutTotals,
  ERROR_TEXTS,
  type Money,
  type NewAddress,
} from '@naap/api-clients';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useStore } from 'zustand/react';
import { useAddresses } from '../addresses/useAddresses.ts';
import type { CartItem, LineProblem } from '../cart/cart-lines.ts';
import { cartQueryOptions } from '../cart/cart-queries.ts';
import { type CartItems, useCartItems } from '../cart/useCartItems.ts';
import { useShopState } from '../context.ts';
import { asApiError, failure, type Message, type Result, success } from '../result.ts';
import { useSession } from '../session/useSession.ts';
import { shopperKeys } from '../shopper-keys.ts';

/** What a checkout that cannot load says; `error` of the hook has the reason. */
export const LOADING_ERROR: Message = { title: 'Loading Error', description: 'Failed to load checkout data' };

export interface Checkout {
  readonly isLoading: boolean;
  /** The addresses or the cart could not be read; the words for the shopper are `LOADING_ERROR`. */
  readonly error: ApiError | null;
  retry(): void;
  readonly addresses: readonly Address[];
  readonly selectedAddressId: string | null;
  selectAddress(id: string): void;
  createAddress(input: NewAddress): Promise<Result<Address>>;
  /** Deleting the chosen address leaves none chosen (docs/decisions/bag-and-order.md). */
  removeAddress(id: string): Promise<Result>;
  readonly isCreatingAddress: boolean;
  readonly deletingAddressId: string | null;
  /** With exact prices: checkout shows two decimals (spec section 9). */
  readonly items: readonly CartItem[];
  readonly coupon: {
    readonly code: string | null;
    apply(text: string): Result;
    remove(): Result;
  };
  /** `total` is what an order is placed at: the backend's own total where it has refused another one. */
  readonly totals: CheckoutTotals;
  /** Why no order can be placed with these items; null when one can. While prices are unknown, so are the totals. */
  readonly block: 'looking-up' | 'look-up-failed' | 'unavailable' | null;
  /** Looks up the prices again. */
  retryLookUp(): void;
  /** Removes the lines that cannot be ordered: 'Item Removed', or 'Remove Failed' with the reason. */
  removeUnavailable(): Promise<Result>;
  readonly isRemoving: boolean;
  readonly canPlace: boolean;
  readonly isPlacing: boolean;
  /**
   * The value is the new order's id, where the shop API names one. When the backend refuses because of the total or of
   * items, cart and prices are read again before this resolves.
   */
  placeOrder(): Promise<Result<string | undefined>>;
}

/** The checkout screen (spec sections 2, 4 and 5). */
export function useCheckout(): Checkout {
  const { clients, cartChanges, coupon, orderPlacement, tabs, content } = useShopState();
  const { pricing } = content;
  const { customerId } = useSession();
  const queryClient = useQueryClient();
  const book = useAddresses();
  const cart = useCartItems('exact');
  const { code } = useStore(coupon.store);
  const [isPlacing, setIsPlacing] = useState(false);
  const { selectedAddressId, select } = useAddressChoice(book.addresses);

  const [refused, setRefused] = useState<ReadonlyMap<string, LineProblem>>(new Map());
  const [isRemoving, setIsRemoving] = useState(false);

  const items = (cart.items ?? []).map((item) => ({
    ...item,
    problem: item.problem ?? refused.get(item.id) ?? null,
  }));
  const block = blockOf(items, cart);
  const computed = checkoutTotals(
    items.map(({ price, quantity }) => ({ unitPrice: price, quantity })),
    code,
    pricing,
  );
  const { total, askFor } = useAgreedTotal(computed.total, JSON.stringify([items.map(priceKey), code]));
  const selected = book.addresses.find(({ id }) => id === selectedAddressId);

  async function placeOrder(): Promise<Result<string | undefined>> {
    if (selectedAddressId === null) return failure('Address Required', 'Please select a delivery address');
    if (selected === undefined) return failure('Address Error', 'Selected address not found');
    if (block !== null) return failure('Order Failed', ERROR_TEXTS.shopApi.placeOrder);
    setIsPlacing(true);
    try {
      // The server prices its own cart: what was just tapped has to be in it.
      await cartChanges.settled();
      const { orderId } = await orderPlacement.place({
        address: {
          fullAddress: selected.address,
          name: selected.name,
          phone: selected.phone,
          latitude: selected.latitude,
          longitude: selected.longitude,
          addressId: selected.id,
        },
        ...(code === null ? {} : { couponCode: code }),
        expectedTotal: total,
      });
      const { queryKey } = cartQueryOptions(clients.cart, cartChanges, customerId);
      await queryClient.cancelQueries({ queryKey });
      queryClient.setQueryData(queryKey, { status: 'empty', lines: [] });
      coupon.remove();
      void queryClient.invalidateQueries({ queryKey: shopperKeys.orders(customerId) });
      tabs.post('cart');
      tabs.post('orders');
      return success(orderId, 'Order Placed Successfully!', 'Your order has been confirmed');
    } catch (cause) {
      const error = asApiError(cause, ERROR_TEXTS.shopApi.placeOrder);
      await acceptRefusal(error);
      return failure('Order Failed', error.message);
    } finally {
      setIsPlacing(false);
    }
  }

  /** A definite refusal says that the screen is out of date. */
  async function acceptRefusal({ refusal, kind, status = 0 }: ApiError) {
    if (refusal?.code === 'unavailable') {
      setRefused(new Map(refusal.items.map(({ variantId, reason }) => [variantId, PROBLEMS[reason]])));
    }
    if (refusal) await cart.refresh();
    else if (kind === 'http' && status >= 400 && status < 500) cart.retry();
    if (refusal?.code === 'total_changed') askFor(refusal.total);
  }

  async function removeUnavailable(): Promise<Result> {
    const lines = items.filter(isUnavailable);
    setIsRemoving(true);
    try {
      await Promise.all(lines.map(({ id, quantity }) => cartChanges.change(id, -quantity)));
      return success(undefined, 'Item Removed');
    } catch (cause) {
      return failure('Remove Failed', asApiError(cause, ERROR_TEXTS.backend.changeCart).message);
    } finally {
      setIsRemoving(false);
    }
  }

  async function createAddress(input: NewAddress) {
    const result = await book.create(input);
    if (result.ok && selectedAddressId === null) select(result.value.id);
    return result;
  }

  async function removeAddress(id: string) {
    const result = await book.remove(id);
    if (result.ok && id === selectedAddressId) select(null);
    return result;
  }

  const error = book.error ?? cart.error;
  return {
    isLoading: error === null && (book.isLoading || cart.items === undefined),
    error,
    retry: () => {
      if (book.error !== null) book.retry();
      if (cart.error !== null) cart.retry();
    },
    addresses: book.addresses,
    selectedAddressId,
    selectAddress: select,
    createAddress,
    removeAddress,
    isCreatingAddress: book.isCreating,
    deletingAddressId: book.deletingId,
    items,
    coupon: { code, apply: coupon.apply, remove: coupon.remove },
    totals: { ...computed, total },
    block,
    retryLookUp: () => void cart.refresh(),
    removeUnavailable,
    isRemoving,
    canPlace: !isPlacing && selected !== undefined && items.length > 0 && block === null,
    isPlacing,
    placeOrder,
  };
}

const PROBLEMS = {
  sold_out: 'sold-out',
  not_found: 'not-found',
  other_currency: 'other-currency',
} as const satisfies Record<string, LineProblem>;

function isUnavailable({ problem }: CartItem): boolean {
  return problem !== null && problem !== 'look-up';
}

function blockOf(items: readonly CartItem[], cart: CartItems): Checkout['block'] {
  if (cart.hasUnknownLines) return 'looking-up';
  if (items.some(({ problem }) => problem === 'look-up')) {
    return cart.isRefreshing ? 'looking-up' : 'look-up-failed';
  }
  return items.some(isUnavailable) ? 'unavailable' : null;
}

function priceKey({ id, price, quantity }: CartItem) {
  return [id, price.amount, price.currency, quantity];
}

/**
 * The total to order at: the computed one, or the backend's after it has refused that one. `key` names what the total was
 * computed from; once it changes, the backend's total no longer counts.
 */
function useAgreedTotal(computed: Money, key: string) {
  const [asked, setAsked] = useState<{ readonly total: Money; readonly key: string | null } | null>(null);
  // The first render after a refusal shows the prices that were read again because of it.
  if (asked !== null && asked.key === null) setAsked({ ...asked, key });
  return {
    total: asked !== null && (asked.key ?? key) === key ? asked.total : computed,
    askFor: (total: Money) => setAsked({ total, key: null }),
  };
}

/** The first address is chosen once, when addresses are first seen; later the shopper chooses (docs/decisions/bag-and-order.md). */
function useAddressChoice(addresses: readonly Address[]) {
  const [choice, setChoice] = useState<{ readonly id: string | null } | null>(null);
  const [first] = addresses;
  if (choice === null && first !== undefined) setChoice({ id: first.id });
  return {
    selectedAddressId: choice?.id ?? null,
    select: (id: string | null) => setChoice({ id }),
  };
}
