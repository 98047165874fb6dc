import { m } from '@naap/messages';
import { breadcrumbList, homeCrumb } from '../structured-data/lists.ts';
import { defineRoute } from './route.tsx';

export const searchPage = defineRoute({
  path: '/search-page',
  name: 'SearchPage',
  load: async () => (await import('@naap/ui/screens/SearchPage')).SearchPageScreen,
  searchParams: ['q'],
  ...(import.meta.env.SSR && {
    structuredData: ({ siteUrl }) => [
      breadcrumbList([homeCrumb(), [m.search_page_title(), '/search-page']], siteUrl),
    ],
  }),
});
