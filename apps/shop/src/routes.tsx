import { type ComponentType, lazy } from 'react';
import { matchPath } from 'react-router-dom';

/** An entry of the route table. The screen's code is fetched on first render, or earlier by `load`. */
interface ScreenRoute {
  readonly path: string;
  readonly Screen: ComponentType;
  readonly load: () => Promise<unknown>;
  /** Renders the sign-in screen instead, at the same URL, for signed-out shoppers (spec section 6). */
  readonly signedInOnly?: true;
}

function route<Module>(
  path: string,
  load: () => Promise<Module>,
  pick: (module: Module) => ComponentType,
  options: Pick<ScreenRoute, 'signedInOnly'> = {},
): ScreenRoute {
  return { path, load, Screen: lazy(async () => ({ default: pick(await load()) })), ...options };
}

const loadSignIn = () => import('@naap/ui/screens/SignIn');
const loadNotFound = () => import('@naap/ui/screens/NotFound');
const loadProductList = () => import('@naap/ui/screens/ProductList');

/** The route table of spec section 2, in its order; the last entry is "any other path". */
export const routes: readonly ScreenRoute[] = [
  route(
    '/',
    () => import('@naap/ui/screens/Home'),
    (m) => m.HomeScreen,
  ),
  route(
    '/categories',
    () => import('@naap/ui/screens/Categories'),
    (m) => m.CategoriesScreen,
  ),
  route(
    '/category/:categoryName',
    () => import('@naap/ui/screens/CategoryLanding'),
    (m) => m.CategoryLandingScreen,
  ),
  route('/products', loadProductList, (m) => m.ProductListScreen),
  route('/products/:category/:subcategory', loadProductList, (m) => m.ProductListScreen),
  route(
    '/product/:productId',
    () => import('@naap/ui/screens/ProductDetail'),
    (m) => m.ProductDetailScreen,
  ),
  route(
    '/search-page',
    () => import('@naap/ui/screens/SearchPage'),
    (m) => m.SearchPageScreen,
  ),
  route(
    '/search',
    () => import('@naap/ui/screens/SearchRedirect'),
    (m) => m.SearchRedirectScreen,
  ),
  route(
    '/cart',
    () => import('@naap/ui/screens/Cart'),
    (m) => m.CartScreen,
    { signedInOnly: true },
  ),
  route(
    '/checkout',
    () => import('@naap/ui/screens/Checkout'),
    (m) => m.CheckoutScreen,
    { signedInOnly: true },
  ),
  route('/auth', loadSignIn, (m) => m.SignInScreen),
  route(
    '/profile',
    () => import('@naap/ui/screens/Profile'),
    (m) => m.ProfileScreen,
    { signedInOnly: true },
  ),
  route('*', loadNotFound, (m) => m.NotFoundScreen),
];

/** The sign-in screen, which routes with `signedInOnly` render for signed-out shoppers. */
export const SignIn = lazy(async () => ({ default: (await loadSignIn()).SignInScreen }));

/** Rendered for a path that no route matches. */
export const NotFound = lazy(async () => ({ default: (await loadNotFound()).NotFoundScreen }));

/** Starts fetching the code of the screen at `pathname` before React renders it. */
export function preloadRoute(pathname: string): void {
  const found = routes.find(({ path }) => matchPath(path, pathname));
  // A failed fetch is retried, and its error shown, when the screen renders.
  found?.load().catch(() => undefined);
}
