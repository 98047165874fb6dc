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
    saved: (amount: string) => `You saved ${amount}`,
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
    problem: {
      'look-up': 'The price could not be loaded',
      'not-found': 'No longer sold',
      'sold-out': 'Sold out',
      'other-currency': 'Not sold in the currency of this shop',
    },
    removeUnavailable: 'Remove unavailable items',
    retry: 'Load prices again',
  },
  prices: {
    title: 'Price Details',
    subtotal: 'Subtotal',
    discount: 'Discount',
    deliveryFee: 'Delivery Fee',
    free: 'FREE',
    total: 'Total',
  },
  unknownTotal: 'Total not known yet',
  delivery: 'Delivery',
  safe: 'Safe and secure payments',
  place: 'Place Order',
  placing: 'Placing Order...',
  reason: {
    address: 'Choose a delivery address to place the order.',
    items: 'Add something to your cart to place an order.',
    'looking-up': 'Checking the prices...',
    'look-up-failed': 'Some prices could not be loaded. Load them again to place the order.',
    unavailable: 'Some items cannot be ordered. Remove them to place the order.',
  },
} as const;
