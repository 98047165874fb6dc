import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import fresh from 'fresh';
import type { PageRenderer, RenderedPage, RenderOptions } from '../src/page-renderer.tsx';
import type { SiteFiles } from '../src/site-files/site-files.ts';
import { acceptedCodings } from './codings.ts';
import { createRenderObserver } from './metrics.ts';
import { BUSY, type CachedPage, createPageCache, FRESH_MS, STALE_WHILE_REVALIDATE_MS } from './page-cache.ts';
import { createPageCompressor } from './page-compression.ts';

export interface PageHandlerOptions {
  readonly renderer: PageRenderer;
  /** robots.txt and the sitemaps. */
  readonly siteFiles: SiteFiles;
  /** Turns a page into a document with its headers. */
  readonly template: (page: RenderedPage) => Pick<CachedPage, 'headers'> & { readonly html: string };
  readonly renderOptions: RenderOptions;
  /** Limit of the memory for rendered pages. Sitemaps may take a quarter of it in addition. */
  readonly maxBytes: number;
  /** Of redirects, robots.txt and sitemaps. */
  readonly headers: Readonly<Record<string, string>>;
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

/** Headers of the empty page where it stands for a private page. It has no robots meta tag before the browser has rendered it. */
const PRIVATE_PAGE_HEADERS = { 'X-Robots-Tag': 'noindex' };

/** Answers a GET or HEAD request, or returns the headers of the empty page, which the caller then sends. */
export type PageHandler = (
  url: URL,
  request: IncomingMessage,
  response: ServerResponse,
) => Promise<'sent' | Readonly<Record<string, string>>>;

/**
 * Creates the function that answers requests for pages, robots.txt and sitemaps. It leaves to the empty page: pages that only the browser
 * renders, and all pages when rendering failed and when the server is busy.
 */
export function createPageHandler({
  renderer,
  siteFiles,
  template,
  renderOptions,
  maxBytes,
  headers,
  onError,
}: PageHandlerOptions): PageHandler {
  const { compress, precompress } = createPageCompressor();
  const observeRender = createRenderObserver();
  const pageAt = createPageCache({
    name: 'pages',
    maxBytes,
    maxRenders: MAX_RENDERS,
    render: renderPage,
    onReplaced: precompress,
  });
  const siteFileAt = createPageCache({
    name: 'site-files',
    maxBytes: maxBytes / 4,
    maxRenders: MAX_SITEMAPS,
    render: createSiteFile,
  });

  /** Answers requests for sitemaps beyond the limit. */
  const busyFile = cachedPage({
    status: 503,
    type: 'text/plain; charset=utf-8',
    text: 'Service unavailable\n',
    headers,
    isComplete: false,
  });

  async function createSiteFile(path: string): Promise<CachedPage> {
    const { status, type, text } = await siteFiles.create(path, SITEMAP_DEADLINE_MS);
    return cachedPage({ status, type, text, headers, isComplete: status === 200 });
  }

  async function renderPage(path: string): Promise<CachedPage> {
    const route = renderer.routePattern(new URL(path, 'http://localhost'));
    const page = await observeRender(route, () => renderer.renderPage(path, renderOptions));
    const { status, isComplete } = page;
    const { html, headers } = template(page);
    return cachedPage({ status, type: 'text/html; charset=utf-8', text: html, headers, isComplete });
  }

  return async (url, request, response) => {
    try {
      const redirect = renderer.redirectTarget(url);
      if (redirect !== null) {
        sendRedirect(redirect, response);
        return 'sent';
      }
      if (siteFiles.has(url.pathname)) {
        const file = await siteFileAt(url.pathname);
        await send(file === BUSY ? busyFile : file, request, response);
        return 'sent';
      }
      const path = renderer.pagePath(url);
      if (path === null) return PRIVATE_PAGE_HEADERS;
      if (path.length > MAX_PATH_LENGTH) return {};
      const page = await pageAt(path);
      if (page === BUSY) return {};
      await send(page, request, response);
      return 'sent';
    } catch (error) {
      onError(error);
      return response.headersSent ? 'sent' : {};
    }
  };

  function sendRedirect(location: string, response: ServerResponse): void {
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    response.writeHead(302, { Location: location, 'Cache-Control': 'no-cache', 'Content-Length': 0 }).end();
  }

  async function send(page: CachedPage, request: IncomingMessage, response: ServerResponse): Promise<void> {
    response.statusCode = page.status;
    for (const [name, value] of Object.entries(page.headers)) response.setHeader(name, value);
    response.setHeader('Vary', 'Accept-Encoding');
    response.setHeader('Cache-Control', page.isComplete ? SHARED_CACHE : 'no-store');
    if (page.status === 503) response.setHeader('Retry-After', RETRY_AFTER_SECONDS);
    if (page.isComplete) response.setHeader('ETag', page.etag);
    if (page.status === 200 && page.isComplete && fresh(request.headers, { etag: page.etag })) {
      response.writeHead(304).end();
      return;
    }
    const [coding] = acceptedCodings(request);
    const body = coding === undefined ? page.body : await compress(page, coding);
    response.setHeader('Content-Type', page.type);
    response.setHeader('Content-Length', body.byteLength);
    if (coding !== undefined) response.setHeader('Content-Encoding', coding);
    response.end(request.method === 'HEAD' ? undefined : body);
  }
}

function cachedPage({
  text,
  ...page
}: Omit<CachedPage, 'body' | 'etag'> & { readonly text: string }): CachedPage {
  const body = Buffer.from(text);
  const etag = `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
  return { ...page, body, etag };
}
