import { m } from '@naap/messages';
import { breadcrumbList, homeCrumb } from '../structured-data/lists.ts';
import { defineRoute } from './route.tsx';

export const categories = defineRoute({
  path: '/categories',
  name: 'Categories',
  load: async () => (await import('@naap/ui/screens/Categories')).CategoriesScreen,
  searchParams: ['group'],
  ...(import.meta.env.SSR && {
    structuredData: ({ siteUrl }) => [
      breadcrumbList([homeCrumb(), [m.site_nav_categories(), '/categories']], siteUrl),
    ],
    sitemap: () => ['/categories'],
  }),
});
