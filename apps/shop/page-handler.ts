import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import fresh from 'fresh';
import Negotiator from 'negotiator';
import { BUSY, type CachedPage, createPageCache, FRESH_MS, STALE_WHILE_REVALIDATE_MS } from './page-cache.ts';
import type { PageTemplate } from './page-template.ts';
import type { PageRenderer, RenderOptions } from './src/page-renderer.tsx';

export interface PageHandlerOptions {
  readonly renderer: PageRenderer;
  readonly template: PageTemplate;
  readonly renderOptions: RenderOptions;
  /** Limit of the memory for rendered pages. */
  readonly maxBytes: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly onError: (error: unknown) => void;
}

/** Limit of pages that are rendered at the same time. More requests get the empty page. */
const MAX_RENDERS = 32;
/** A longer path is no link of the shop's. */
const MAX_PATH_LENGTH = 2048;
const RETRY_AFTER_SECONDS = 30;

const SHARED_CACHE = `public, max-age=0, s-maxage=${FRESH_MS / 1000}, stale-while-revalidate=${STALE_WHILE_REVALIDATE_MS / 1000}`;

/** Content codings, best first. */
const CODINGS: readonly string[] = ['br', 'gzip'];

const compressWithBrotli = promisify(brotliCompress);
const compressWithGzip = promisify(gzip);
const BROTLI_OPTIONS = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

/**
 * Creates a function that answers a GET or HEAD request for a page. Resolves with false, without an answer, when only the browser renders
 * the page, when rendering failed, and when the server is busy: the caller then sends the empty page.
 */
export function createPageHandler({
  renderer,
  template,
  renderOptions,
  maxBytes,
  headers,
  onError,
}: PageHandlerOptions) {
  const compressed = new WeakMap<CachedPage, Map<string, Promise<Buffer>>>();
  const pageAt = createPageCache({ maxBytes, maxRenders: MAX_RENDERS, render });

  async function render(path: string): Promise<CachedPage> {
    const page = await renderer.renderPage(path, renderOptions);
    const html = Buffer.from(template(page));
    const etag = `W/"${createHash('sha256').update(html).digest('base64url').slice(0, 22)}"`;
    return { status: page.status, html, etag, isComplete: page.isComplete };
  }

  return async (url: URL, request: IncomingMessage, response: ServerResponse): Promise<boolean> => {
    try {
      const path = renderer.pagePath(url);
      if (path === null || path.length > MAX_PATH_LENGTH) return false;
      const page = await pageAt(path);
      if (page === BUSY) return false;
      await send(page, request, response);
      return true;
    } catch (error) {
      onError(error);
      return response.headersSent;
    }
  };

  async function send(page: CachedPage, request: IncomingMessage, response: ServerResponse): Promise<void> {
    const accepted = new Negotiator(request).encodings([...CODINGS]);
    const coding = CODINGS.find((known) => accepted.includes(known)) ?? 'identity';
    const body = await encoded(page, coding);
    response.statusCode = page.status;
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    response.setHeader('Vary', 'Accept-Encoding');
    response.setHeader('Cache-Control', page.isComplete ? SHARED_CACHE : 'no-store');
    if (page.status === 503) response.setHeader('Retry-After', RETRY_AFTER_SECONDS);
    if (page.isComplete) response.setHeader('ETag', page.etag);
    if (page.status === 200 && page.isComplete && fresh(request.headers, { etag: page.etag })) {
      response.writeHead(304).end();
      return;
    }
    response.setHeader('Content-Type', 'text/html; charset=utf-8');
    response.setHeader('Content-Length', body.byteLength);
    if (coding !== 'identity') response.setHeader('Content-Encoding', coding);
    response.end(request.method === 'HEAD' ? undefined : body);
  }

  /** Compresses a page once for each content coding. */
  function encoded(page: CachedPage, coding: string): Promise<Buffer> {
    if (coding === 'identity') return Promise.resolve(page.html);
    const forms = compressed.get(page) ?? new Map<string, Promise<Buffer>>();
    compressed.set(page, forms);
    const form =
      forms.get(coding) ??
      (coding === 'br' ? compressWithBrotli(page.html, BROTLI_OPTIONS) : compressWithGzip(page.html));
    forms.set(coding, form);
    return form;
  }
}
