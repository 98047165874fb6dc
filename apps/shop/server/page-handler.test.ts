import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { PageRenderer, RenderedPage } from '../src/page-renderer.tsx';
import type { SiteFiles } from '../src/site-files/site-files.ts';
import { createShopApp } from './app.ts';
import { createPageHandler } from './page-handler.ts';

const page: RenderedPage = {
  status: 200,
  head: '',
  body: 'नमस्ते '.repeat(500),
  data: {},
  structuredData: [],
  screen: 'Home',
  languagePrefix: '',
  isComplete: true,
};

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'naap-pages-'));
  writeFileSync(join(folder, 'index.html'), 'empty page');
});
afterAll(() => rmSync(folder, { recursive: true }));

/** Serves one rendered page, or the outcome of `render`, at every path but /cart. Returns the function that requests it. */
function serve(render: PageRenderer['renderPage']) {
  const renderer: PageRenderer = {
    pagePath: ({ pathname, search }, options) =>
      pathname === '/cart' ? null : options ? pathname + search : pathname,
    redirectTarget: ({ pathname }) => (pathname === '/old' ? '/new?a=b' : null),
    routePattern: () => '*',
    renderPage: render,
  };
  const siteFiles: SiteFiles = {
    has: (path) => path.endsWith('.xml'),
    create: async (path) => {
      if (path.startsWith('/sitemaps/waiting-')) await new Promise(() => undefined);
      return {
        status: path === '/sitemaps/slow.xml' ? 503 : 200,
        type: 'application/xml; charset=utf-8',
        text: `<a>${path}</a>`,
      };
    },
  };
  const onError = vi.fn();
  const answerPage = createPageHandler({
    renderer,
    siteFiles,
    templates: new Map([['', Object.assign(({ body }: { body: string }) => body, { styles: new Map() })]]),
    headersWith: () => ({ 'X-Page': 'rendered' }),
    renderOptions: { deadlineMs: 300, sanitise: (html) => html },
    maxBytes: 1e6,
    onError,
  });
  const app = createShopApp({ pagesDir: folder, answerPage, htmlHeaders: { 'X-Page': 'yes' } });
  const get = async (path: string, init?: RequestInit) => app.request(`http://localhost${path}`, init);
  return { get, onError };
}

async function decoded(response: Response): Promise<string> {
  const bytes = Buffer.from(await response.arrayBuffer());
  const coding = response.headers.get('Content-Encoding');
  return String(
    coding === 'br' ? brotliDecompressSync(bytes) : coding === 'gzip' ? gunzipSync(bytes) : bytes,
  );
}

describe('the page handler', () => {
  it('sends a page that shared caches may keep', async () => {
    const { get } = serve(async () => page);
    const response = await get('/', { headers: { 'Accept-Encoding': 'gzip, br' } });
    expect(response.status).toBe(200);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'cache-control': 'public, max-age=0, s-maxage=60, stale-while-revalidate=600',
      'content-encoding': 'br',
      'content-type': 'text/html; charset=utf-8',
      vary: 'Accept-Encoding',
      'x-page': 'rendered',
    });
    expect(await decoded(response)).toBe(page.body);
  });

  it.each(['gzip', 'identity'])('sends a page with the coding %s', async (coding) => {
    const { get } = serve(async () => page);
    const response = await get('/', { headers: { 'Accept-Encoding': coding } });
    expect(response.headers.get('Content-Encoding') ?? 'identity').toBe(coding);
    expect(await decoded(response)).toBe(page.body);
  });

  it('answers 304 when the client has the page, and HEAD without a body', async () => {
    const { get } = serve(async () => page);
    const etag = (await get('/')).headers.get('ETag') ?? '';
    expect(etag).toMatch(/^W\/".{22}"$/);
    expect((await get('/', { headers: { 'If-None-Match': etag } })).status).toBe(304);
    expect((await get('/', { headers: { 'If-None-Match': '"other"' } })).status).toBe(200);
    const head = await get('/', { method: 'HEAD' });
    expect(head.status).toBe(200);
    expect(await head.text()).toBe('');
  });

  it('keeps an incomplete page and a failure out of caches', async () => {
    const { get } = serve(async () => ({ ...page, status: 503, isComplete: false }));
    const response = await get('/');
    expect(response.status).toBe(503);
    expect(response.headers.get('Cache-Control')).toBe('no-store');
    expect(response.headers.get('Retry-After')).toBe('30');
    expect(response.headers.get('ETag')).toBeNull();
  });

  it('sends a missing page with 404 even when the client has it', async () => {
    const { get } = serve(async () => ({ ...page, status: 404 }));
    const etag = (await get('/')).headers.get('ETag') ?? '';
    expect((await get('/', { headers: { 'If-None-Match': etag } })).status).toBe(404);
  });

  it('leaves pages of the browser, failures and very long URLs to the empty page', async () => {
    const error = new Error('a component threw');
    const { get, onError } = serve(() => Promise.reject(error));
    expect(await (await get('/cart')).text()).toBe('empty page');
    expect(await (await get(`/${'a'.repeat(3000)}`)).text()).toBe('empty page');
    expect(onError).not.toHaveBeenCalled();
    expect(await (await get('/')).text()).toBe('empty page');
    expect(onError).toHaveBeenCalledWith(error);
  });

  it('keeps private pages out of search engines, and no others', async () => {
    const { get } = serve(() => Promise.reject(new Error('a component threw')));
    expect((await get('/cart')).headers.get('X-Robots-Tag')).toBe('noindex');
    expect((await get('/')).headers.get('X-Robots-Tag')).toBeNull();
  });

  it('renders a product without a query first, whose options tell which page the query selects', async () => {
    const render = vi.fn(async (path: string) => ({ ...page, body: path, options: { options: [] } }));
    const { get } = serve(render);
    expect(await (await get('/product/1?Size=M')).text()).toBe('/product/1?Size=M');
    expect(await (await get('/product/1')).text()).toBe('/product/1');
    expect(render.mock.calls.map(([path]) => path)).toEqual(['/product/1', '/product/1?Size=M']);
  });

  it('redirects within the shop', async () => {
    const { get } = serve(async () => page);
    const response = await get('/old', { redirect: 'manual' });
    expect(response.status).toBe(301);
    expect(response.headers.get('Location')).toBe('/new?a=b');
    expect(response.headers.get('X-Content-Type-Options')).toBe('nosniff');
  });

  it('sends sitemaps like pages, and asks to try again while there is none', async () => {
    const { get } = serve(async () => page);
    const ready = await get('/sitemaps/a.xml');
    expect(await ready.text()).toBe('<a>/sitemaps/a.xml</a>');
    expect(ready.headers.get('Content-Type')).toBe('application/xml; charset=utf-8');
    expect(ready.headers.get('Cache-Control')).toContain('s-maxage');
    const slow = await get('/sitemaps/slow.xml');
    expect(slow.status).toBe(503);
    expect(slow.headers.get('Retry-After')).toBe('30');
    expect(slow.headers.get('Cache-Control')).toBe('no-store');
  });

  it('answers 503 when many sitemaps are being created, and renders pages meanwhile', async () => {
    const { get } = serve(async () => page);
    for (let index = 0; index < 8; index += 1) void get(`/sitemaps/waiting-${index}.xml`);
    // A file that was created before the others waited would be answered from memory.
    let attempts = 0;
    await vi.waitFor(async () => expect((await get(`/sitemaps/a-${attempts++}.xml`)).status).toBe(503));
    expect(await (await get('/')).text()).toBe(page.body);
  });
});
