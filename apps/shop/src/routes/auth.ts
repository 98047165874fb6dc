import { defineRoute } from './route.tsx';

export const auth = defineRoute({
  path: '/auth',
  name: 'SignIn',
  load: async () => (await import('@naap/ui/screens/SignIn')).SignInScreen,
});
