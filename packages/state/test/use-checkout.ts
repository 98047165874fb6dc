import {
  useCheckoutAddresses,
  useCheckoutOrder,
  useCoupon,
  usePlaceOrder,
  useRemoveUnavailable,
} from '../src/index.ts';

/** Returns all hooks of the checkout screen together, as the screen combines them. */
export function useCheckout() {
  const addresses = useCheckoutAddresses();
  const order = useCheckoutOrder();
  const coupon = useCoupon();
  const error = addresses.error ?? order.error;
  return {
    ...addresses,
    ...order,
    ...usePlaceOrder(order, addresses),
    ...useRemoveUnavailable(order.items),
    coupon,
    isLoading: error === null && (addresses.isLoading || order.isLoading),
    error,
    retry() {
      addresses.retry();
      order.retry();
    },
  };
}
