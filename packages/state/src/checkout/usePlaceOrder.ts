import { ERROR_MESSAGES } from '@naap/api-clients';
import { m } from '@naap/messages';
import { asApiError, failure, type Result, reasonOf, success } from '../result.ts';
import type { CheckoutAddresses } from './useCheckoutAddresses.ts';
import type { CheckoutOrder } from './useCheckoutOrder.ts';
import { useSendOrder } from './useSendOrder.ts';

export interface OrderButton {
  readonly canPlace: boolean;
  readonly isPlacing: boolean;
  /**
   * Resolves with the new order's ID, if the shop API returns one. When the backend rejects the total or items, the cart and the
   * prices are refetched before this resolves.
   */
  placeOrder(): Promise<Result<string | undefined>>;
}

/** Returns the function that places the order with the selected address, and whether it can be placed (spec section 5). */
export function usePlaceOrder(order: CheckoutOrder, addresses: CheckoutAddresses): OrderButton {
  const { items, totals, coupon, block } = order;
  const { selectedAddressId, selected, outsideArea } = addresses;
  const { sendOrder, isPlacing } = useSendOrder(order.applyRefusal);

  function addressGone() {
    addresses.dropSelected();
    return failure(m.state_address_error(), m.state_address_error_description());
  }

  async function placeOrder(): Promise<Result<string | undefined>> {
    if (selectedAddressId === null)
      return failure(m.state_address_required(), m.state_address_required_description());
    if (selected === undefined) return addressGone();
    if (block !== null || outsideArea !== null)
      return failure(m.state_order_failed(), ERROR_MESSAGES.shopApi.placeOrder);
    const { address, name, phone, latitude, longitude, id } = selected;
    try {
      const { orderId } = await sendOrder({
        draft: {
          address: { fullAddress: address, name, phone, latitude, longitude, addressId: id },
          ...(coupon === null ? {} : { couponCode: coupon }),
          expectedTotal: totals.total,
        },
        placed: { items, totals, coupon },
      });
      return success(orderId, m.state_order_placed(), m.state_order_placed_description());
    } catch (cause) {
      const error = asApiError(cause, ERROR_MESSAGES.shopApi.placeOrder);
      if (error.refusal?.code === 'address_not_found') return addressGone();
      return failure(m.state_order_failed(), reasonOf(error));
    }
  }

  return {
    canPlace:
      !isPlacing && selected !== undefined && outsideArea === null && items.length > 0 && block === null,
    isPlacing,
    placeOrder,
  };
}
