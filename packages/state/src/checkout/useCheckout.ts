import {
  type Address,
  type ApiError,
  type CheckoutTotals,
  checkoutTotals,
  ERROR_TEXTS,
  type NewAddress,
} from '@naap/api-clients';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useStore } from 'zustand/react';
import { useAddresses } from '../addresses/useAddresses.ts';
import type { CartItem } from '../cart/cart-lines.ts';
import { cartQueryOptions } from '../cart/cart-queries.ts';
import { useCartItems } from '../cart/useCartItems.ts';
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
  readonly totals: CheckoutTotals;
  readonly canPlace: boolean;
  readonly isPlacing: boolean;
  /** The value is the new order's id, where the shop API names one. */
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

  const items = cart.items ?? [];
  const selected = book.addresses.find(({ id }) => id === selectedAddressId);

  async function placeOrder(): Promise<Result<string | undefined>> {
    if (selectedAddressId === null) return failure('Address Required', 'Please select a delivery address');
    if (selected === undefined) return failure('Address Error', 'Selected address not found');
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
      return failure('Order Failed', asApiError(cause, ERROR_TEXTS.shopApi.placeOrder).message);
    } finally {
      setIsPlacing(false);
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
    totals: checkoutTotals(
      items.map(({ price, quantity }) => ({ unitPrice: price, quantity })),
      code,
      pricing,
    ),
    canPlace: !isPlacing && selected !== undefined && items.length > 0,
    isPlacing,
    placeOrder,
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
