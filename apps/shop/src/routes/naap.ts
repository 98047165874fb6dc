import { defineRoute } from './route.tsx';

export const naap = defineRoute({
  path: '/naap',
  name: 'YourNaap',
  load: async () => (await import('@naap/ui/screens/YourNaap')).YourNaapScreen,
  clientOnly: true,
});
