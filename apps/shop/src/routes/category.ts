import { breadcrumbList, homeCrumb } from '../structured-data/lists.ts';
import { defineRoute } from './route.tsx';

export const category = defineRoute({
  path: '/category/:categoryName',
  name: 'CategoryLanding',
  load: async () => (await import('@naap/ui/screens/CategoryLanding')).CategoryLandingScreen,
  ...(import.meta.env.SSR && {
    structuredData: ({ params, content, siteUrl }) => {
      const landing = content.landing.find(({ name }) => name === params.categoryName) ?? content.landing[0];
      return landing
        ? [breadcrumbList([homeCrumb(), [landing.title, `/category/${landing.name}`]], siteUrl)]
        : [];
    },
    sitemap: ({ landing }) => landing.map(({ name }) => `/category/${name}`),
  }),
});
