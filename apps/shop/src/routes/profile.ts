import { defineRoute } from './route.tsx';

export const profile = defineRoute({
  path: '/profile',
  name: 'Profile',
  load: async () => (await import('@naap/ui/screens/Profile')).ProfileScreen,
  signedInOnly: true,
  clientOnly: true,
});
