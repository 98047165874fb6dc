import { defineRoute } from './route.tsx';

export const notFound = defineRoute({
  path: '*',
  name: 'NotFound',
  load: async () => (await import('@naap/ui/screens/NotFound')).NotFoundScreen,
});
