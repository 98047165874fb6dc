import { parseAccept } from 'hono/utils/accept';
import type { PageRenderer, RenderOptions } from '../src/page-renderer.tsx';
import type { SiteFiles } from '../src/site-files/site-files.ts';
import { createRenderObserver } from './metrics.ts';
import { BUSY, type CachedPage, createPageCache, FRESH_MS, STALE_WHILE_REVALIDATE_MS } from './page-cache.ts';
import type { PageTemplate } from './page-template.ts';

export interface PageHandlerOptions {
  readonly renderer: PageRenderer;
  /** robots.txt and the sitemaps. */
  readonly siteFiles: SiteFiles;
  /** The template of each language, by the prefix of its paths. */
  readonly templates: ReadonlyMap<string, PageTemplate>;
  /** Returns the headers of a document with inlined styles. */
  readonly headersWith: (styles: string) => Readonly<Record<string, string>>;
  readonly renderOptions: RenderOptions;
  /** Limit of the memory for rendered pages. Sitemaps may take a quarter of it in addition. */
  readonly maxBytes: number;
  readonly onError: (error: unknown) => void;
}

/** Limit of pages that are rendered at the same time. More requests get the empty page. */
const MAX_RENDERS = 32;
/** A longer path is no link of the shop's. */
const MAX_PATH_LENGTH = 2048;
const RETRY_AFTER_SECONDS = 30;
/** Limit of sitemaps that are created, or wait for the storefront, at the same time. More requests get 503. */
const MAX_SITEMAPS = 8;
/** Time that a sitemap waits for the storefront. Search engines wait longer than shoppers. */
const SITEMAP_DEADLINE_MS = 10_000;

const SHARED_CACHE = `public, max-age=0, s-maxage=${FRESH_MS / 1000}, stale-while-revalidate=${STALE_WHILE_REVALIDATE_MS / 1000}`;

/** A response, or `'empty'`: the caller sends the empty page, which the browser renders; `'private'`: the same, out of search engines. */
export type PageAnswer = Response | 'empty' | 'private';

/**
 * Creates the function that answers GET requests for pages, robots.txt and sitemaps. It leaves to the empty page: pages that only the browser
 * renders, and all pages when rendering failed and when the server is busy.
 */
export function createPageHandler(options: PageHandlerOptions): (request: Request) => Promise<PageAnswer> {
  const { renderer, siteFiles, templates, headersWith, renderOptions, maxBytes, onError } = options;
  const observeRender = createRenderObserver();
  const pageAt = createPageCache({
    name: 'pages',
    maxBytes,
    maxAtOnce: MAX_RENDERS,
    async create(path) {
      const route = renderer.routePattern(new URL(path, 'http://localhost'));
      const page = await observeRender(route, () => renderer.renderPage(path, renderOptions));
      const template = templates.get(page.languagePrefix);
      if (template === undefined) throw new Error(`No language has the prefix "${page.languagePrefix}".`);
      const { status, isComplete, screen, options } = page;
      const headers = headersWith(template.styles.get(screen) ?? '');
      return { status, isComplete, headers, options, type: 'text/html; charset=utf-8', text: template(page) };
    },
  });
  const siteFileAt = createPageCache({
    name: 'site-files',
    maxBytes: maxBytes / 4,
    maxAtOnce: MAX_SITEMAPS,
    async create(path) {
      const file = await siteFiles.create(path, SITEMAP_DEADLINE_MS);
      return { ...file, isComplete: file.status === 200 };
    },
  });

  return async (request) => {
    const url = new URL(request.url);
    try {
      const redirect = renderer.redirectTarget(url);
      if (redirect !== null)
        return new Response(null, {
          status: 301,
          headers: { Location: redirect, 'Cache-Control': 'no-cache' },
        });
      if (siteFiles.has(url.pathname)) {
        const file = await siteFileAt(url.pathname);
        return file === BUSY ? unavailable() : responseOf(file, request);
      }
      const path = renderer.pagePath(url);
      if (path === null) return 'private';
      if (path.length > MAX_PATH_LENGTH) return 'empty';
      let page = await pageAt(path);
      // The first of the product's pages tells which other one the query selects.
      const selected =
        page === BUSY || page.options === undefined ? path : renderer.pagePath(url, page.options);
      if (selected !== null && selected !== path) page = await pageAt(selected);
      return page === BUSY ? 'empty' : responseOf(page, request);
    } catch (error) {
      onError(error);
      return 'empty';
    }
  };
}

const retryLater = { 'Cache-Control': 'no-store', 'Retry-After': String(RETRY_AFTER_SECONDS) };

const unavailable = () => new Response('Service unavailable\n', { status: 503, headers: retryLater });

function responseOf(page: CachedPage, request: Request): Response {
  const { status, type, text, brotli, etag, isComplete, headers } = page;
  const acceptsBrotli = parseAccept(request.headers.get('Accept-Encoding') ?? '').some(
    (coding) => ['br', '*'].includes(coding.type) && coding.q > 0,
  );
  return new Response(acceptsBrotli ? brotli : text, {
    status,
    headers: {
      ...headers,
      'Content-Type': type,
      Vary: 'Accept-Encoding',
      'Cache-Control': isComplete ? SHARED_CACHE : 'no-store',
      ...(isComplete && { ETag: etag }),
      ...(acceptsBrotli && { 'Content-Encoding': 'br', 'Content-Length': String(brotli.byteLength) }),
      ...(status === 503 && retryLater),
    },
  });
}
