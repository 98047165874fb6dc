import { defineRoute } from './route.tsx';

export const wishlist = defineRoute({
  path: '/wishlist',
  name: 'Wishlist',
  load: async () => (await import('@naap/ui/screens/Wishlist')).WishlistScreen,
  clientOnly: true,
});
