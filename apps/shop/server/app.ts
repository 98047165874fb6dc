import { serveStatic } from '@hono/node-server/serve-static';
import { languages, splitLanguagePrefix } from '@naap/ui/languages';
import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { compress } from 'hono/compress';
import { etag } from 'hono/etag';
import { languageFiles } from '../pages.ts';
import { REPORTS_PATH } from '../src/reports/report.ts';
import type { PageAnswer } from './page-handler.ts';
import { MAX_REPORT_BYTES } from './reports.ts';
import { SECURITY_HEADERS } from './security-headers.ts';

export interface ShopAppOptions {
  /** The folder of the built pages. */
  readonly pagesDir: string;
  /** Headers of HTML. */
  readonly htmlHeaders?: Readonly<Record<string, string>>;
  /** Answers requests for pages, robots.txt and sitemaps. Without it, the browser renders every page. */
  readonly answerPage?: ((request: Request) => Promise<PageAnswer>) | undefined;
  /** Answers reports of browsers. */
  readonly answerReport?: ((report: string) => Promise<number>) | undefined;
}

/** Files that are created on request (src/site-files). */
const GENERATED_FILE = /^\/(robots\.txt|sitemap\.xml|sitemaps\/[\w-]+\.xml)$/;

/** A path whose last segment has an extension. */
const FILE = /\.\w+$/;

const text = (message: string, status: number, headers?: Record<string, string>) =>
  new Response(`${message}\n`, { status, headers: { 'Cache-Control': 'no-store', ...headers } });

/**
 * Creates the shop's server. Files under /assets/ have a hash in their name and are cached for a year; everything else is revalidated. A path
 * that names no file is a page: `answerPage` answers, else it gets the empty page of its language, which the browser renders. A missing file (a
 * path with an extension) gets 404. Folders with a leading dot are not served.
 */
export function createShopApp(options: ShopAppOptions): Hono {
  const { pagesDir: root, htmlHeaders = SECURITY_HEADERS, answerPage, answerReport } = options;
  const app = new Hono();

  app.use(async (c, next) => {
    await next();
    const isHtml = c.res.headers.get('Content-Type')?.startsWith('text/html') === true;
    // A rendered page has a policy of its own.
    for (const [name, value] of Object.entries(isHtml ? htmlHeaders : SECURITY_HEADERS))
      if (!c.res.headers.has(name)) c.res.headers.set(name, value);
  });
  if (answerReport) {
    const limit = bodyLimit({ maxSize: MAX_REPORT_BYTES, onError: () => text('Payload too large', 413) });
    app.post(
      REPORTS_PATH,
      limit,
      async (c) => new Response(null, { status: await answerReport(await c.req.text()) }),
    );
    app.all(REPORTS_PATH, () => text('Method not allowed', 405, { Allow: 'POST' }));
  }
  app.on(['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE'], '*', () =>
    text('Method not allowed', 405, { Allow: 'GET, HEAD' }),
  );
  app.use(etag({ weak: true }), compress());

  const files = serveStatic({
    root,
    precompressed: true,
    index: '',
    onFound: (_path, c) =>
      c.header(
        'Cache-Control',
        c.req.path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
      ),
  });
  const emptyPages = new Map(
    languages.map(({ prefix }) => [
      prefix,
      serveStatic({
        root,
        path: languageFiles(prefix).shell,
        precompressed: true,
        onFound: (_path, c) => c.header('Cache-Control', 'no-cache'),
      }),
    ]),
  );

  app.get('*', async (c, next) => {
    const { path } = c.req;
    if (FILE.test(path) && !(answerPage && GENERATED_FILE.test(path)))
      return path.includes('/.') ? c.notFound() : files(c, next);
    const answer = await answerPage?.(c.req.raw);
    if (answer instanceof Response) return answer;
    // The empty page has no robots meta tag before the browser has rendered it.
    if (answer === 'private') c.header('X-Robots-Tag', 'noindex');
    return emptyPages.get(splitLanguagePrefix(path).prefix)?.(c, next);
  });
  app.notFound(() => text('Not found', 404));
  return app;
}
