/**
 * Query keys of a shopper's data. They share a prefix, so that a sign-out can remove them in one call, and contain the
 * customer ID, so that one shopper never sees the data of another.
 */
export const shopperKeys = {
  all: ['shopper'],
  cart: (customerId: string | null) => ['shopper', customerId, 'cart'],
  addresses: (customerId: string | null) => ['shopper', customerId, 'addresses'],
  orders: (customerId: string | null) => ['shopper', customerId, 'orders'],
} as const;
