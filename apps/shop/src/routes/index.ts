import { languagePrefix, splitLanguagePrefix } from '@naap/ui/languages';
import { matchPath } from 'react-router-dom';
import { auth } from './auth.ts';
import { cart } from './cart.ts';
import { categories } from './categories.ts';
import { category } from './category.ts';
import { checkout } from './checkout.ts';
import { home } from './home.ts';
import { naap } from './naap.ts';
import { notFound } from './not-found.ts';
import { order } from './order.ts';
import { product } from './product.ts';
import { products, productsOfCategory } from './products.ts';
import { profile } from './profile.ts';
import type { Route, RouteParams } from './route.tsx';
import { search } from './search.ts';
import { searchPage } from './search-page.ts';
import { wishlist } from './wishlist.ts';

export { auth, notFound };

/** The route table of spec section 2, in its order, the page of an order and that of measurements; the last entry is "any other path". */
export const routes = [
  home,
  categories,
  category,
  products,
  productsOfCategory,
  product,
  searchPage,
  search,
  cart,
  checkout,
  wishlist,
  auth,
  profile,
  order,
  naap,
  notFound,
] as const satisfies readonly Route[];

export interface FoundRoute {
  readonly route: Route;
  readonly params: RouteParams;
}

/** Finds the route of a path of the router. */
export function findRoute({ pathname }: Pick<URL, 'pathname'>): FoundRoute {
  for (const route of routes) {
    const match = matchPath(route.path, pathname);
    if (match) return { route, params: decodeParams(match.params) };
  }
  // The router's `*` does not match a path with a line break (%0A).
  return { route: notFound, params: {} };
}

/** Decodes the parameters of a path, as the router does. */
function decodeParams(params: RouteParams): RouteParams {
  try {
    const entries = Object.entries(params).map(([name, text = '']) => [name, decodeURIComponent(text)]);
    return Object.fromEntries(entries);
  } catch {
    return params;
  }
}

/** Finds the route of a URL of the browser, which begins with the prefix of its language. null for a page in another language. */
export function findRouteInLanguage({ pathname }: URL): FoundRoute | null {
  const { prefix, path } = splitLanguagePrefix(pathname);
  return prefix === languagePrefix() ? findRoute({ pathname: path }) : null;
}
