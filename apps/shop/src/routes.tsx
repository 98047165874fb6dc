import { languagePrefix, splitLanguagePrefix } from '@naap/ui/languages';
import { type ComponentType, lazy, useState } from 'react';
import { matchPath } from 'react-router-dom';
import { openNewRelease } from './new-release.ts';

/** An entry of the route table. The screen's code is fetched on first render, or earlier by `load`. */
interface ScreenRoute extends RouteOptions {
  readonly path: string;
  /** Folder of the screen in packages/ui/src/screens. */
  readonly name: string;
  readonly Screen: ComponentType;
  readonly load: () => Promise<unknown>;
}

interface RouteOptions {
  /** Renders the sign-in screen instead, at the same URL, for signed-out shoppers (spec section 6). */
  readonly signedInOnly?: true;
  /** Whether the page depends on the shopper or only redirects: the server sends an empty page, which the browser renders. */
  readonly clientOnly?: true;
  /**
   * Query parameters that the page depends on. A name that ends in `*` is a prefix; `all` when their names depend on the product. None by
   * default.
   */
  readonly searchParams?: readonly string[] | 'all';
}

function route<Module>(
  path: string,
  name: string,
  load: () => Promise<Module>,
  pick: (module: Module) => ComponentType,
  options: RouteOptions = {},
): ScreenRoute {
  let loaded: ComponentType | undefined;
  const loadScreen = async () => {
    loaded = pick(await load());
    return { default: loaded };
  };
  const LazyScreen = lazy(() => loadScreen().catch(openNewRelease));
  /** Renders a screen that is loaded without a suspension, which would delay the hydration. */
  function Screen() {
    const [Component] = useState(() => loaded ?? LazyScreen);
    return <Component />;
  }
  return { path, name, load: loadScreen, Screen, ...options };
}

const loadSignIn = () => import('@naap/ui/screens/SignIn');
const loadNotFound = () => import('@naap/ui/screens/NotFound');
const loadProductList = () => import('@naap/ui/screens/ProductList');

const productList: RouteOptions = {
  searchParams: ['collection', 'search', 'tag', 'brand', 'option.*', 'price', 'available', 'sort', 'after'],
};

/** The route table of spec section 2, in its order; the last entry is "any other path". */
export const routes: readonly ScreenRoute[] = [
  route(
    '/',
    'Home',
    () => import('@naap/ui/screens/Home'),
    (m) => m.HomeScreen,
  ),
  route(
    '/categories',
    'Categories',
    () => import('@naap/ui/screens/Categories'),
    (m) => m.CategoriesScreen,
    { searchParams: ['group'] },
  ),
  route(
    '/category/:categoryName',
    'CategoryLanding',
    () => import('@naap/ui/screens/CategoryLanding'),
    (m) => m.CategoryLandingScreen,
  ),
  route('/products', 'ProductList', loadProductList, (m) => m.ProductListScreen, productList),
  route(
    '/products/:category/:subcategory',
    'ProductList',
    loadProductList,
    (m) => m.ProductListScreen,
    productList,
  ),
  route(
    '/product/:productId',
    'ProductDetail',
    () => import('@naap/ui/screens/ProductDetail'),
    (m) => m.ProductDetailScreen,
    { searchParams: 'all' },
  ),
  route(
    '/search-page',
    'SearchPage',
    () => import('@naap/ui/screens/SearchPage'),
    (m) => m.SearchPageScreen,
    { searchParams: ['q'] },
  ),
  route(
    '/search',
    'SearchRedirect',
    () => import('@naap/ui/screens/SearchRedirect'),
    (m) => m.SearchRedirectScreen,
    { clientOnly: true },
  ),
  route(
    '/cart',
    'Cart',
    () => import('@naap/ui/screens/Cart'),
    (m) => m.CartScreen,
    { signedInOnly: true, clientOnly: true },
  ),
  route(
    '/checkout',
    'Checkout',
    () => import('@naap/ui/screens/Checkout'),
    (m) => m.CheckoutScreen,
    { signedInOnly: true, clientOnly: true },
  ),
  route(
    '/wishlist',
    'Wishlist',
    () => import('@naap/ui/screens/Wishlist'),
    (m) => m.WishlistScreen,
    { clientOnly: true },
  ),
  route('/auth', 'SignIn', loadSignIn, (m) => m.SignInScreen, { clientOnly: true }),
  route(
    '/profile',
    'Profile',
    () => import('@naap/ui/screens/Profile'),
    (m) => m.ProfileScreen,
    { signedInOnly: true, clientOnly: true },
  ),
  route('*', 'NotFound', loadNotFound, (m) => m.NotFoundScreen),
];

/** The sign-in screen, which routes with `signedInOnly` render for signed-out shoppers. */
export const SignIn = lazy(async () => ({
  default: (await loadSignIn().catch(openNewRelease)).SignInScreen,
}));

/** Rendered for a path that no route matches. */
export const NotFound = lazy(async () => ({ default: (await loadNotFound()).NotFoundScreen }));

export interface FoundRoute {
  /** undefined for a path that not even `*` matches, such as one with a line break. */
  readonly route: ScreenRoute | undefined;
  /** The parameters of the route's path. */
  readonly params: Readonly<Record<string, string | undefined>>;
  /** Fetches the code of the screen. Never rejects: a failed fetch is repeated, and its error shown, when the screen renders. */
  preload(): Promise<unknown>;
}

const NO_ROUTE: FoundRoute = { route: undefined, params: {}, preload: () => Promise.resolve() };

/** Finds the route of a path of the router. */
export function findRoute({ pathname }: Pick<URL, 'pathname'>): FoundRoute {
  for (const found of routes) {
    const match = matchPath(found.path, pathname);
    if (!match) continue;
    return {
      route: found,
      params: match.params,
      preload: () => found.load().catch(() => undefined),
    };
  }
  return NO_ROUTE;
}

/** Finds the route of a URL of the browser, which begins with the prefix of its language. A page in another language has no route here. */
export function findRouteInLanguage({ pathname }: URL): FoundRoute {
  const { prefix, path } = splitLanguagePrefix(pathname);
  return prefix === languagePrefix() ? findRoute({ pathname: path }) : NO_ROUTE;
}
