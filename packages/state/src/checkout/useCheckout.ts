import {
  type Address,
  type ApiError,
  type CheckoutTotals,
  checkoutTotals,
  ERROR_MESSAGES,
  type NewAddress,
} from '@naap/api-clients';
import { m } from '@naap/messages';
import { useIsMutating, useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useStore } from 'zustand/react';
import type { CartItem, LineProblem } from '../cart/cart-lines.ts';
import { type CartItems, useCartItems } from '../cart/useCartItems.ts';
import { useRemoveLine } from '../cart/useRemoveLine.ts';
import { useShopState } from '../context.ts';
import {
  asApiError,
  failure,
  type Message,
  type Removal,
  type Result,
  success,
  type Undo,
} from '../result.ts';
import { useSession } from '../session/useSession.ts';
import { shopperKeys } from '../shopper-keys.ts';
import type { OrderDraft } from './order-placement.ts';
import { useCheckoutAddresses } from './useCheckoutAddresses.ts';
import { useOrderTotal } from './useOrderTotal.ts';
import { useSendOrder } from './useSendOrder.ts';

/** Returns the message when checkout cannot be loaded; the hook's `error` has the reason. */
export const loadingError = (): Message => ({
  title: m.state_loading_error(),
  description: m.state_loading_error_description(),
});

export interface Checkout {
  readonly isLoading: boolean;
  /** The error of the addresses or the cart; show `loadingError` to the shopper. */
  readonly error: ApiError | null;
  retry(): void;
  readonly addresses: readonly Address[];
  readonly selectedAddressId: string | null;
  selectAddress(id: string): void;
  createAddress(input: NewAddress): Promise<Result<Address>>;
  /** Deleting the selected address leaves none selected (docs/decisions/bag-and-order.md); the undo selects it again. */
  removeAddress(id: string): Promise<Removal>;
  readonly isCreatingAddress: boolean;
  /** The IDs of the addresses that are being deleted. */
  readonly deletingAddressIds: readonly string[];
  /** The lines with exact prices: checkout shows two decimals (spec section 9). */
  readonly items: readonly CartItem[];
  readonly coupon: {
    readonly code: string | null;
    apply(text: string): Result;
    remove(): Result;
  };
  /** `total` is the total of the order: the backend's own total when the backend has rejected the computed one. */
  readonly totals: CheckoutTotals;
  /** The reason why the items cannot be ordered; null when they can. While prices are unknown, `totals` is wrong. */
  readonly block: 'looking-up' | 'look-up-failed' | 'unavailable' | null;
  /** Refetches the prices. */
  retryLookUp(): void;
  /** Removes the lines that cannot be ordered: `m.state_item_removed`, or `m.state_item_remove_failed` with the reason. */
  removeUnavailable(): Promise<Result<readonly Undo[]>>;
  readonly isRemoving: boolean;
  readonly canPlace: boolean;
  readonly isPlacing: boolean;
  /**
   * Resolves with the new order's ID, if the shop API returns one. When the backend rejects the total or items, the cart and the
   * prices are refetched before this resolves.
   */
  placeOrder(): Promise<Result<string | undefined>>;
}

/** Returns the state of the checkout screen (spec sections 2, 4 and 5). */
export function useCheckout(): Checkout {
  const { coupon, content } = useShopState();
  const { customerId } = useSession();
  const removeLine = useRemoveLine();
  const { addressBook, selectedAddressId, selected, ...addressActions } = useCheckoutAddresses();
  const cart = useCartItems('exact');
  const { code } = useStore(coupon.store);
  const [refusedLines, setRefusedLines] = useState<ReadonlyMap<string, LineProblem>>(new Map());

  const items = (cart.items ?? []).map((item) => ({
    ...item,
    problem: item.problem ?? refusedLines.get(item.id) ?? null,
  }));
  const block = blockOf(items, cart);
  const computed = checkoutTotals(
    items.map(({ price, quantity }) => ({ unitPrice: price, quantity })),
    code,
    content.pricing,
  );
  const { total, setBackendTotal } = useOrderTotal(
    computed.total,
    JSON.stringify([items.map(priceKey), code]),
  );
  const totals = { ...computed, total };

  const { sendOrder, isPlacing } = useSendOrder(applyRefusal);

  async function placeOrder(): Promise<Result<string | undefined>> {
    if (selectedAddressId === null)
      return failure(m.state_address_required(), m.state_address_required_description());
    if (selected === undefined) return failure(m.state_address_error(), m.state_address_error_description());
    if (block !== null) return failure(m.state_order_failed(), ERROR_MESSAGES.shopApi.placeOrder);
    try {
      const draft: OrderDraft = {
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
      };
      const { orderId } = await sendOrder({ draft, placed: { items, totals, coupon: code } });
      return success(orderId, m.state_order_placed(), m.state_order_placed_description());
    } catch (cause) {
      return failure(m.state_order_failed(), asApiError(cause, ERROR_MESSAGES.shopApi.placeOrder).message);
    }
  }

  /** Updates the screen after a rejected order: cart, prices and total were out of date. */
  async function applyRefusal({ refusal, kind, status = 0 }: ApiError) {
    if (refusal?.code === 'unavailable') {
      setRefusedLines(new Map(refusal.items.map(({ variantId, reason }) => [variantId, PROBLEMS[reason]])));
    }
    if (refusal) await cart.refresh();
    else if (kind === 'http' && status >= 400 && status < 500) cart.retry();
    if (refusal?.code === 'total_changed') setBackendTotal(refusal.total);
  }

  const removeKey = [...shopperKeys.cart(customerId), 'remove-unavailable'];
  const { mutateAsync: removeLines } = useMutation({
    mutationKey: removeKey,
    mutationFn: (lines: readonly CartItem[]) => Promise.all(lines.map(({ id }) => removeLine(id))),
  });
  const isRemoving = useIsMutating({ mutationKey: removeKey }) > 0;

  async function removeUnavailable(): Promise<Result<readonly Undo[]>> {
    const removals = await removeLines(items.filter(isUnavailable));
    const undos: Undo[] = [];
    for (const removal of removals) {
      if (!removal.ok) return removal;
      undos.push(removal.value);
    }
    return success(undos, m.state_item_removed());
  }

  const error = addressBook.error ?? cart.error;
  return {
    isLoading: error === null && (addressBook.isLoading || cart.items === undefined),
    error,
    retry: () => {
      if (addressBook.error !== null) addressBook.retry();
      if (cart.error !== null) cart.retry();
    },
    addresses: addressBook.addresses,
    selectedAddressId,
    selectAddress: addressActions.select,
    createAddress: addressActions.createAddress,
    removeAddress: addressActions.removeAddress,
    isCreatingAddress: addressBook.isCreating,
    deletingAddressIds: addressBook.deletingIds,
    items,
    coupon: { code, apply: coupon.apply, remove: coupon.remove },
    totals,
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
