import { defineRoute } from './route.tsx';

export const checkout = defineRoute({
  path: '/checkout',
  name: 'Checkout',
  load: async () => (await import('@naap/ui/screens/Checkout')).CheckoutScreen,
  signedInOnly: true,
  clientOnly: true,
});
