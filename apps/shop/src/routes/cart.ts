import { defineRoute } from './route.tsx';

export const cart = defineRoute({
  path: '/cart',
  name: 'Cart',
  load: async () => (await import('@naap/ui/screens/Cart')).CartScreen,
  signedInOnly: true,
  clientOnly: true,
});
