import { landingOf } from '@naap/state';
import { breadcrumbList, homeCrumb } from '../structured-data/lists.ts';
import { defineRoute } from './route.tsx';

export const category = defineRoute({
  path: '/category/:categoryName',
  name: 'CategoryLanding',
  load: async () => (await import('@naap/ui/screens/CategoryLanding')).CategoryLandingScreen,
  data: async ({ categoryName }) => (await import('@naap/state/page-data')).landingData(categoryName),
  ...(import.meta.env.SSR && {
    pagePath: ({ categoryName }, _search, content) => `/category/${landingOf(content, categoryName)?.name}`,
    structuredData: ({ params, content, siteUrl }) => {
      const landing = landingOf(content, params.categoryName);
      return landing
        ? [breadcrumbList([homeCrumb(), [landing.title, `/category/${landing.name}`]], siteUrl)]
        : [];
    },
    sitemap: ({ landing }) => landing.map(({ name }) => `/category/${name}`),
  }),
});
