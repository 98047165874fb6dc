import type { Content } from '@naap/state';
import { breadcrumbList, homeCrumb } from '../structured-data/lists.ts';
import { defineRoute, type RouteParams } from './route.tsx';

export const category = defineRoute({
  path: '/category/:categoryName',
  name: 'CategoryLanding',
  load: async () => (await import('@naap/ui/screens/CategoryLanding')).CategoryLandingScreen,
  data: async ({ categoryName }) => (await import('@naap/state/page-data')).landingData(categoryName),
  ...(import.meta.env.SSR && {
    pagePath: (params, _search, content) => `/category/${landingOf(params, content)?.name}`,
    structuredData: ({ params, content, siteUrl }) => {
      const landing = landingOf(params, content);
      return landing
        ? [breadcrumbList([homeCrumb(), [landing.title, `/category/${landing.name}`]], siteUrl)]
        : [];
    },
    sitemap: ({ landing }) => landing.map(({ name }) => `/category/${name}`),
  }),
});

/** Returns the landing page of a name; the first for an unknown name (spec section 2). */
function landingOf({ categoryName }: RouteParams, { landing }: Content) {
  return landing.find(({ name }) => name === categoryName) ?? landing[0];
}
