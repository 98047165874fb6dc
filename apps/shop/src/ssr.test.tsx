import { naap, parseContent } from '@naap/content';
import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { readShopConfig } from '../config.ts';
import { App } from './app.tsx';
import { createClients } from './clients.ts';
import { routes } from './routes.tsx';

const config = readShopConfig({
  STOREFRONT_URL: 'http://localhost:1/graphql.json',
  STOREFRONT_TOKEN: 'public',
  BACKEND_URL: 'http://localhost:1',
  FIREBASE_PROJECT_ID: 'demo-naap',
  FIREBASE_API_KEY: 'key',
  MAPS_URL: 'http://localhost:1/maps',
  IP_INFO_URL: 'http://localhost:1/ip',
});

/** For each route: a URL, and text that the page shows before any data has loaded. */
const pages: Readonly<Record<string, { at: string; shows: RegExp }>> = {
  '/': { at: '/', shows: /SHOP NOW/ },
  '/categories': { at: '/categories', shows: /Gen-Z Fashion/ },
  '/category/:categoryName': { at: '/category/men', shows: /Featured Categories/ },
  '/products': { at: '/products?tag=Jeans', shows: /<h1[^>]*>Jeans/ },
  '/products/:category/:subcategory': { at: '/products/women/dresses', shows: /<h1[^>]*>Women/ },
  '/product/:productId': { at: '/product/1', shows: /Loading product details\.\.\./ },
  '/search-page': { at: '/search-page?q=dress', shows: /Trending Now/ },
  '/search': { at: '/search?q=dress', shows: /Redirecting\.\.\./ },
  '/cart': { at: '/cart', shows: /Sign In/ },
  '/checkout': { at: '/checkout', shows: /Sign In/ },
  '/auth': { at: '/auth', shows: /Send OTP/ },
  '/profile': { at: '/profile', shows: /Sign In/ },
  '*': { at: '/nowhere', shows: /Oops! Page not found/ },
};

describe('server rendering', () => {
  it('is tested for every route', () => {
    expect(routes.map(({ path }) => path)).toEqual(Object.keys(pages));
  });

  it.each([
    ...Object.entries(pages),
    ['a path with a line break', { at: '/no%0Awhere', shows: /Oops! Page not found/ }] as const,
  ])('renders %s to a string without a window', async (_path, { at, shows }) => {
    expect(globalThis).not.toHaveProperty('window');
    const errors: unknown[] = [];
    const { prelude } = await prerender(
      <StaticRouter location={at}>
        <App clients={createClients(config)} content={parseContent(naap, 'naap')} smsInboxUrl={null} />
      </StaticRouter>,
      { onError: (error) => void errors.push(error) },
    );
    const html = await new Response(prelude).text();
    expect(errors).toEqual([]);
    // toMatch would print the whole page on failure.
    expect(shows.test(html), `${at} shows ${shows}`).toBe(true);
  });
});
