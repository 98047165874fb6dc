/** The words of checkout (spec section 2). */
export const copy = {
  title: 'Checkout',
  back: 'Back to cart',
  loading: 'Loading checkout',
  retry: 'Retry',
  address: {
    title: 'Delivery Address',
    empty: 'No addresses found. Please add an address to continue.',
    add: '+ Add New Address',
  },
  coupon: {
    title: 'Apply Coupon',
    label: 'Coupon code',
    placeholder: 'Coupon code',
    apply: 'Apply',
    saved: 'You saved ₹400',
    remove: 'Remove',
  },
  payment: { title: 'Payment Method', label: 'Cash on Delivery', description: 'Pay when you receive' },
  items: {
    title: 'Order Items',
    details: (size: string | null, options: readonly { name: string; value: string }[], quantity: number) =>
      [
        ...(size === null ? [] : [`Size ${size}`]),
        ...options.map(({ name, value }) => `${name} ${value}`),
        `Qty ${quantity}`,
      ].join(' · '),
    empty: 'Your cart is empty',
  },
  prices: {
    title: 'Price Details',
    subtotal: 'Subtotal',
    discount: 'Discount',
    deliveryFee: 'Delivery Fee',
    free: 'FREE',
    total: 'Total',
  },
  delivery: 'Delivery',
  safe: 'Safe and secure payments',
  place: 'Place Order',
  placing: 'Placing Order...',
  reason: {
    address: 'Choose a delivery address to place the order.',
    items: 'Add something to your cart to place an order.',
  },
} as const;
