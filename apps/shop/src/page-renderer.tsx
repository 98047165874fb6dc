import type { Clients } from '@naap/api-clients';
import {
  type Content,
  createQueryClient,
  dehydrate,
  type PageQuery,
  sanitiseDescriptions,
} from '@naap/state';
import { languagePrefix } from '@naap/ui/languages';
import { StrictMode } from 'react';
import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import type { Thing } from 'schema-dts';
import { App } from './app.tsx';
import { findRoute, notFound } from './routes/index.ts';

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
  /** Whether all remote data arrived in time. Otherwise the page shows skeletons, and the browser fetches the data. */
  readonly isComplete: boolean;
}

/** Unknown paths have the same page. It is cached once. */
const NOT_FOUND_PATH = '/404';

/** Parameters that advertisements and newsletters append to links. */
const TRACKING_PARAM =
  /^(utm_|mc_|_ga|_gl)|^(gclid|gbraid|wbraid|dclid|fbclid|msclkid|igshid|twclid|ttclid|srsltid)$/;

export interface PageRendererOptions {
  /** Called for each page, so that requests share nothing. */
  readonly createClients: () => Clients;
  readonly content: Content;
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
   * Returns the path and query that identify the page of a URL, without parameters that do not change it; null for a page that only the
   * browser renders.
   */
  pagePath(url: URL): string | null;
  /** Returns the pattern of a URL's route, such as `/product/:productId`. */
  routePattern(url: URL): string;
  /** Renders the page at a path that `pagePath` returned. Rejects when a component throws. */
  renderPage(path: string, options: RenderOptions): Promise<RenderedPage>;
}

/** Returns whether a query parameter is in the list, or starts with a prefix in it such as `option.*`. */
function isNamed(name: string, names: readonly string[]): boolean {
  return names.some((other) => (other.endsWith('*') ? name.startsWith(other.slice(0, -1)) : name === other));
}

export function createPageRenderer({
  createClients,
  content,
  siteUrl,
  smsInboxUrl,
}: PageRendererOptions): PageRenderer {
  const prefix = languagePrefix();
  return {
    redirectTarget: ({ pathname, searchParams }) =>
      findRoute({ pathname }).route.redirect?.(searchParams) ?? null,

    pagePath(url) {
      const { route } = findRoute(url);
      if (route === notFound) return NOT_FOUND_PATH;
      if (route.clientOnly) return null;
      const { searchParams = [] } = route;
      const kept = [...url.searchParams].filter(([name]) =>
        searchParams === 'all' ? !TRACKING_PARAM.test(name) : isNamed(name, searchParams),
      );
      const query = new URLSearchParams(kept).toString();
      return query === '' ? url.pathname : `${url.pathname}?${query}`;
    },

    routePattern: (url) => findRoute(url).route.path,

    async renderPage(path, { deadlineMs, sanitise }) {
      const url = new URL(`http://localhost${path}`);
      const { route, params } = findRoute(url);
      const clients = createClients();
      const queryClient = createQueryClient({ retries: 0 });
      const data = await route.data?.(params, url.searchParams);
      const queries = data?.({ clients, content, queryClient }) ?? [];
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
              <App
                clients={clients}
                content={content}
                queryClient={queryClient}
                siteUrl={siteUrl}
                smsInboxUrl={smsInboxUrl}
              />
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
