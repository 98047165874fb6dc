import { defineRoute } from './route.tsx';

export const order = defineRoute({
  path: '/order/:orderId',
  name: 'Order',
  load: async () => (await import('@naap/ui/screens/Order')).OrderScreen,
  signedInOnly: true,
  clientOnly: true,
});
