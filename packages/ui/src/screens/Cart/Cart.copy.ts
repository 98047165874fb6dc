/** The words of the cart (spec section 2). */
export const copy = {
  back: 'Back',
  pageTitle: 'Cart',
  title: (count: number) => `Cart (${count})`,
  promise: {
    strong: (minutes: number, time: string | null) =>
      time === null ? `Arrives in ${minutes} minutes.` : `Arrives in ${minutes} minutes, by ${time}.`,
    rest: 'Try everything on while the rider waits.',
  },
  size: 'Size',
  line: {
    quantity: (name: string) => `Quantity of ${name}`,
    decrease: (name: string) => `One less of ${name}`,
    increase: (name: string) => `One more of ${name}`,
    remove: (name: string) => `Remove ${name}`,
  },
  problem: {
    'look-up': 'The price could not be loaded.',
    'not-found': 'No longer sold. Remove it to order the rest.',
    'sold-out': 'Sold out. Remove it to order the rest.',
    'other-currency': 'Not sold in the currency of this shop. Remove it to order the rest.',
  },
  saved: {
    'no-connection': 'Saved on this phone. We will update your bag when you are online.',
    'signed-out': 'Saved on this phone. Sign in again to update your bag.',
  },
  itemsLabel: 'Items',
  summary: { title: 'Order Summary', subtotal: 'Subtotal', deliveryFee: 'Delivery Fee', total: 'Total' },
  checkout: 'Proceed to Checkout',
  continueShopping: 'Continue Shopping',
  loading: 'Loading cart...',
  error: { title: 'Cart Loading Error', retry: 'Retry', goBack: 'Go Back' },
  empty: { title: 'Your cart is empty', text: 'Add some items to get started' },
} as const;
