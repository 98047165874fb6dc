import type { Clients } from '@naap/api-clients';
import {
  type Content,
  createQueryClient,
  dehydrate,
  type PageQuery,
  type StateProviderProps,
  sanitiseDescriptions,
} from '@naap/state';
import { type OptionIndex, optionParams } from '@naap/state/page-key';
import { languagePrefix } from '@naap/ui/languages';
import { MissingPageContext } from '@naap/ui/screens/app-frame';
import { StrictMode } from 'react';
import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import type { Thing } from 'schema-dts';
import { App } from './app.tsx';
import { findRoute, notFound } from './routes/index.ts';
import type { Route } from './routes/route.tsx';

/** A page rendered for everybody. Contains nothing about a shopper. */
export interface RenderedPage {
  /** 404 for an unknown path, product or collection; 503 when the page has nothing to show because the storefront failed. */
  readonly status: 200 | 404 | 503;
  /** Elements for the document's head. */
  readonly head: string;
  /** The root element. */
  readonly body: string;
  /** The dehydrated query data. */
  readonly data: unknown;
  /** The page's schema.org objects. */
  readonly structuredData: readonly Thing[];
  /** Folder of the screen in packages/ui/src/screens. */
  readonly screen: string;
  /** Prefix of the paths in the page's language: '' or '/hi'. */
  readonly languagePrefix: string;
  /** The options of the page's product, which the query selects; undefined for other pages. */
  readonly options?: OptionIndex | undefined;
  /** Whether all remote data arrived in time. Otherwise the page shows skeletons, and the browser fetches the data. */
  readonly isComplete: boolean;
}

/** Unknown paths have the same page. It is cached once. */
const NOT_FOUND_PATH = '/404';

export interface PageRendererOptions {
  /** Called for each page, so that requests share nothing. */
  readonly createClients: () => Clients;
  readonly content: Content;
  readonly loadSizeCharts?: StateProviderProps['loadSizeCharts'];
  /** Not called on a server. Tells pages that the shop sends events, so that they ask for consent. */
  readonly loadEvents?: StateProviderProps['loadEvents'];
  /** Origin of the shop, such as 'https://shop.example'; '' while it is unknown. */
  readonly siteUrl: string;
  readonly smsInboxUrl: string | null;
}

export interface RenderOptions {
  /** How long the page waits for its remote data, in ms. */
  readonly deadlineMs: number;
  /** Sanitises the HTML of product descriptions. */
  readonly sanitise: (html: string) => string;
}

/** Renders the pages of one language, whose prefix its paths do not have. */
export interface PageRenderer {
  /** Returns the path of the shop to which a URL redirects; null for a page. */
  redirectTarget(url: URL): string | null;
  /**
   * Returns the path and query that identify the page of a URL, in one order and without parameters that do not change it; null for a page that
   * only the browser renders. A product's page has no query unless its `options` are passed.
   */
  pagePath(url: URL, options?: OptionIndex): string | null;
  /** Returns the pattern of a URL's route, such as `/product/:productId`. */
  routePattern(url: URL): string;
  /** Renders the page at a path that `pagePath` returned. Rejects when a component throws. */
  renderPage(path: string, options: RenderOptions): Promise<RenderedPage>;
}

/** Returns the pathname of a route in its one spelling: in lower case but for the parameters, and without a slash at the end. */
function spelledPathname({ path }: Route, pathname: string): string {
  const names = path.split('/');
  const segments = pathname.replace(/\/+$/, '').split('/');
  const spelled = segments.map((segment, index) => (names[index]?.startsWith(':') ? segment : names[index]));
  return spelled.join('/') || '/';
}

export function createPageRenderer({
  createClients,
  content,
  loadSizeCharts = async () => [],
  loadEvents,
  siteUrl,
  smsInboxUrl,
}: PageRendererOptions): PageRenderer {
  const prefix = languagePrefix();
  return {
    redirectTarget({ pathname, search, searchParams }) {
      const { route } = findRoute({ pathname });
      if (route === notFound) return null;
      const target = route.redirect?.(searchParams, content);
      if (target != null) return target;
      const spelled = spelledPathname(route, pathname);
      return spelled === pathname ? null : spelled + search;
    },

    pagePath(url, options) {
      const { route, params } = findRoute(url);
      if (route === notFound) return NOT_FOUND_PATH;
      if (route.clientOnly) return null;
      if (route.pagePath) return route.pagePath(params, url.searchParams, content);
      const named = (route.searchParams ?? []).flatMap((name) => {
        const value = url.searchParams.get(name);
        return value === null ? [] : [[name, value]];
      });
      const query = options ? optionParams(options, url.searchParams) : new URLSearchParams(named);
      return query.size === 0 ? url.pathname : `${url.pathname}?${query}`;
    },

    routePattern: (url) => findRoute(url).route.path,

    async renderPage(path, { deadlineMs, sanitise }) {
      const url = new URL(`http://localhost${path}`);
      const { route, params } = findRoute(url);
      const clients = createClients();
      const queryClient = createQueryClient({ retries: 0 });
      const data = await route.data?.(params, url.searchParams);
      const queries = data?.({ clients, content, queryClient, loadSizeCharts }) ?? [];
      await prefetchAll(queries, deadlineMs);
      const status = path === NOT_FOUND_PATH ? 404 : statusOf(queries);
      const isComplete = queries.every((query) => ['ready', 'missing'].includes(query.outcome()));
      // The browser fetches what did not arrive, and shows its errors. Until then both render the loading state.
      await queryClient.cancelQueries();
      queryClient.removeQueries({
        predicate: ({ state, meta }) => state.status !== 'success' || meta?.isIntermediate === true,
      });
      sanitiseDescriptions(queryClient, sanitise);
      const structuredData =
        status === 200
          ? (route.structuredData?.({ params, url, clients, content, queryClient, siteUrl }) ?? [])
          : [];

      const { prelude } = await prerender(
        <div id="root" data-dehydrated="">
          <StrictMode>
            <StaticRouter basename={prefix || '/'} location={prefix + path}>
              <MissingPageContext value={status === 404}>
                <App
                  clients={clients}
                  content={content}
                  queryClient={queryClient}
                  siteUrl={siteUrl}
                  smsInboxUrl={smsInboxUrl}
                  loadEvents={loadEvents}
                />
              </MissingPageContext>
            </StaticRouter>
          </StrictMode>
        </div>,
        // Inline every Suspense boundary: React would put large ones after the shell and move them into place with a script.
        { progressiveChunkSize: Number.POSITIVE_INFINITY },
      );
      return {
        ...splitHoisted(await new Response(prelude).text()),
        status,
        isComplete,
        options: route.options?.({ params, clients, queryClient }),
        data: dehydrate(queryClient),
        structuredData,
        screen: route.name,
        languagePrefix: prefix,
      };
    },
  };
}

/** Resolves when all queries are settled, or after `deadlineMs`. */
async function prefetchAll(queries: readonly PageQuery[], deadlineMs: number): Promise<void> {
  const { promise: deadline, resolve } = Promise.withResolvers<void>();
  const timer = setTimeout(resolve, deadlineMs);
  await Promise.race([Promise.all(queries.map((query) => query.prefetch())), deadline]);
  clearTimeout(timer);
}

function statusOf(queries: readonly PageQuery[]): 200 | 404 | 503 {
  const required = queries.filter(({ isRequired }) => isRequired).map((query) => query.outcome());
  if (required.includes('missing')) return 404;
  return required.includes('failed') ? 503 : 200;
}

/** Splits off the elements that React hoists to the front of its HTML: title, meta tags and links. */
function splitHoisted(html: string): { head: string; body: string } {
  const start = html.indexOf('<div id="root"');
  return { head: html.slice(0, start), body: html.slice(start) };
}
