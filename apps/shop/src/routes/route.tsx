import type { Clients } from '@naap/api-clients';
import type { Content, createQueryClient, PageData } from '@naap/state';
import type { OptionIndex } from '@naap/state/page-key';
import { savesData } from '@naap/ui/saves-data';
import { type ComponentType, lazy, useState } from 'react';
import type { Thing } from 'schema-dts';
import { openNewRelease } from '../new-release.ts';

/** The parameters of a route's path. */
export type RouteParams = Readonly<Record<string, string | undefined>>;

/** A page whose data has been fetched. */
export interface FetchedPage {
  readonly params: RouteParams;
  /** The page's URL. Its origin is not used. */
  readonly url: URL;
  readonly clients: Clients;
  readonly content: Content;
  readonly queryClient: ReturnType<typeof createQueryClient>;
  /** Origin of the shop; '' leaves URLs relative. */
  readonly siteUrl: string;
}

interface RouteDefinition {
  readonly path: string;
  /** Folder of the screen in packages/ui/src/screens. */
  readonly name: string;
  readonly load: () => Promise<ComponentType>;
  /** Loads what the controls of the screen open, such as a sheet, when the screen's own code has loaded. */
  readonly loadNext?: () => Promise<unknown>;
  /** Renders the sign-in screen instead, at the same URL, for signed-out shoppers (spec section 6). */
  readonly signedInOnly?: true;
  /** Whether the page depends on the shopper or only redirects: the server sends an empty page, which the browser renders. */
  readonly clientOnly?: true;
  /** Returns the path to which the server redirects; null for a page. */
  readonly redirect?: ((search: URLSearchParams, content: Content) => string | null) | undefined;
  /** Names of the query parameters that the page depends on. None by default. */
  readonly searchParams?: readonly string[];
  /** Returns the one path and query of all URLs of the same page, where `searchParams` does not suffice. Only the server calls it. */
  readonly pagePath?:
    | ((params: RouteParams, search: URLSearchParams, content: Content) => string)
    | undefined;
  /** Returns the options of the page's product, which the query selects. Only the server calls it. */
  readonly options?:
    | ((page: Pick<FetchedPage, 'params' | 'clients' | 'queryClient'>) => OptionIndex | undefined)
    | undefined;
  /** Loads the queries of the page's remote data. Their outcome determines its status (`PageQuery.isRequired`). */
  readonly data?: (params: RouteParams, search: URLSearchParams) => Promise<PageData>;
  /** Returns the page's schema.org objects. Only the server calls it, so define it in `import.meta.env.SSR` alone. */
  readonly structuredData?: ((page: FetchedPage) => readonly Thing[]) | undefined;
  /** Returns the paths of the pages that the content determines, for the sitemap. Only the server calls it. */
  readonly sitemap?: ((content: Content) => readonly string[]) | undefined;
}

export interface Route extends Omit<RouteDefinition, 'load' | 'loadNext'> {
  /** The screen. Its code is fetched on first render, or earlier by `load`. */
  readonly Screen: ComponentType;
  readonly load: () => Promise<unknown>;
}

/** Creates a route whose screen is loaded when it is needed. */
export function defineRoute<Path extends string>({
  load,
  loadNext,
  ...route
}: RouteDefinition & { readonly path: Path }): Route & { readonly path: Path } {
  let loaded: ComponentType | undefined;
  const loadScreen = async () => {
    loaded = await load();
    // The control itself fetches it again after a failure.
    if (!import.meta.env.SSR && !savesData()) loadNext?.().catch(() => undefined);
    return { default: loaded };
  };
  const LazyScreen = lazy(() => loadScreen().catch(openNewRelease));
  /** Renders a screen that is loaded without a suspension, which would delay the hydration. */
  function Screen() {
    const [Component] = useState(() => loaded ?? LazyScreen);
    return <Component />;
  }
  return { ...route, Screen, load: loadScreen };
}
