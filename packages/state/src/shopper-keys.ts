/**
 * Query keys of what belongs to one shopper. All begin alike, so that signing out drops them in one call, and
 * carry the customer id, so that one shopper's answers are never shown to the next.
 */
export const shopperKeys = {
  all: ['shopper'],
  cart: (customerId: string | null) => ['shopper', customerId, 'cart'],
  addresses: (customerId: string | null) => ['shopper', customerId, 'addresses'],
  orders: (customerId: string | null) => ['shopper', customerId, 'orders'],
} as const;
