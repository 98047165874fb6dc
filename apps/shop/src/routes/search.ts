import { searchPath } from '@naap/ui/paths';
import { defineRoute } from './route.tsx';

/** Redirects to the results of a search. */
export const search = defineRoute({
  path: '/search',
  name: 'SearchRedirect',
  load: async () => (await import('@naap/ui/screens/SearchRedirect')).SearchRedirectScreen,
  clientOnly: true,
  redirect: (search) => searchPath(search.get('q') ?? ''),
});
