/** The routes that depend on the shopper, so that only the browser renders their pages. */
import { defineRoute } from './route.tsx';

export const cart = defineRoute({
  path: '/cart',
  name: 'Cart',
  load: async () => (await import('@naap/ui/screens/Cart')).CartScreen,
  signedInOnly: true,
  clientOnly: true,
});

export const checkout = defineRoute({
  path: '/checkout',
  name: 'Checkout',
  load: async () => (await import('@naap/ui/screens/Checkout')).CheckoutScreen,
  signedInOnly: true,
  clientOnly: true,
});

export const wishlist = defineRoute({
  path: '/wishlist',
  name: 'Wishlist',
  load: async () => (await import('@naap/ui/screens/Wishlist')).WishlistScreen,
  clientOnly: true,
});

export const auth = defineRoute({
  path: '/auth',
  name: 'SignIn',
  load: async () => (await import('@naap/ui/screens/SignIn')).SignInScreen,
  clientOnly: true,
});

export const profile = defineRoute({
  path: '/profile',
  name: 'Profile',
  load: async () => (await import('@naap/ui/screens/Profile')).ProfileScreen,
  signedInOnly: true,
  clientOnly: true,
});

export const order = defineRoute({
  path: '/order/:orderId',
  name: 'Order',
  load: async () => (await import('@naap/ui/screens/Order')).OrderScreen,
  signedInOnly: true,
  clientOnly: true,
});

export const naap = defineRoute({
  path: '/naap',
  name: 'YourNaap',
  load: async () => (await import('@naap/ui/screens/YourNaap')).YourNaapScreen,
  clientOnly: true,
});
