import { organization, webSite } from '../structured-data/site.ts';
import { defineRoute } from './route.tsx';

export const home = defineRoute({
  path: '/',
  name: 'Home',
  load: async () => (await import('@naap/ui/screens/Home')).HomeScreen,
  data: async () => (await import('@naap/state/page-data')).homeData(),
  ...(import.meta.env.SSR && {
    structuredData: ({ content, siteUrl }) => [organization(content, siteUrl), webSite(content, siteUrl)],
    sitemap: () => ['/'],
  }),
});
