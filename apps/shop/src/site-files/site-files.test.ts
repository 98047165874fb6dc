// @vitest-environment jsdom
import type { SitemapClient, SitemapProduct } from '@naap/api-clients/sitemap';
import { createDirectShop } from '@naap/fixtures/direct-shop';
import { languages, pathInLanguage, splitLanguagePrefix } from '@naap/ui/languages';
import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { listCatalogue, MAX_PRODUCTS } from './catalogue.ts';
import { createSiteFiles, LISTING_FRESH_MS, PAGES_PER_SITEMAP, type SiteFilesOptions } from './site-files.ts';
import { sitemapXml } from './sitemap-xml.ts';

const SITE = 'https://naap.example';
const pagePaths = ['/', '/categories', '/products?tag=Skirts+%26+Shorts'];
const DEADLINE_MS = 60_000;

function siteFiles(client: SitemapClient, options: Partial<SiteFilesOptions> = {}) {
  const onError = vi.fn();
  const files = createSiteFiles({ client, pagePaths, siteUrl: SITE, onError, retryDelayMs: 0, ...options });
  const text = async (path: string) => {
    const { status, type, text } = await files.create(path, DEADLINE_MS);
    expect({ status, type }).toEqual({ status: 200, type: 'application/xml; charset=utf-8' });
    return text;
  };
  return { ...files, onError, text };
}

/** Parses XML and returns the texts of the elements with a name. Fails when the XML is malformed. */
function texts(xml: string, name: string): readonly string[] {
  const document = new DOMParser().parseFromString(xml, 'application/xml');
  expect(document.querySelector('parsererror')).toBeNull();
  return [...document.getElementsByTagName(name)].map((element) => element.textContent ?? '');
}

/** Returns the URLs of all sitemaps of the index. Reads them without a parser, which takes seconds for tens of thousands. */
async function allUrls({ text }: ReturnType<typeof siteFiles>): Promise<readonly string[]> {
  const sitemaps = texts(await text('/sitemap.xml'), 'loc');
  const lists = await Promise.all(
    sitemaps.map(async (url) => (await text(new URL(url).pathname)).match(/(?<=<loc>)[^<]*/g) ?? []),
  );
  return lists.flat();
}

/** Creates a storefront with `count` products, created one a second, in pages of 250. Counts its requests. */
function largeStore(count: number) {
  const products = Array.from({ length: count }, (_, index): SitemapProduct => {
    const time = new Date(Date.UTC(2026, 0, 1) + index * 1000).toISOString();
    return { id: `gid://shopify/Product/${index + 1}`, createdAt: time, updatedAt: time, image: null };
  });
  const listProducts = vi.fn<SitemapClient['listProducts']>(async ({ after, createdFrom }) => {
    const from = createdFrom === null ? 0 : products.findIndex(({ createdAt }) => createdAt >= createdFrom);
    const offset = Number(after ?? 0);
    if (offset >= 25_000) throw new Error('the storefront pages up to 25,000 products');
    const entries = products.slice(from + offset, from + offset + 250);
    const isLast = from + offset + 250 >= count;
    return { entries, endCursor: isLast ? null : String(offset + 250) };
  });
  const client: SitemapClient = {
    listProducts,
    listCollections: async () => ({ entries: [], endCursor: null }),
  };
  return { client, listProducts };
}

describe('the sitemaps of a store', () => {
  const { sitemapClient, sandbox, clients } = createDirectShop({ store: 'eu-shoes' });
  const files = siteFiles(sitemapClient);

  it('list every product whose page can be shown exactly once per language, with its last change and a picture', async () => {
    const urls = (await allUrls(files)).filter((url) => url.includes('/product/'));
    const pages = await Promise.allSettled(
      sandbox.catalogue.products.map(({ id }) => clients.storefront.getProduct(String(id))),
    );
    const ids = sandbox.catalogue.products.flatMap(({ id }, index) =>
      pages[index]?.status === 'fulfilled' ? [id] : [],
    );
    const expected = ids.flatMap((id) => languages.map(({ prefix }) => `${SITE}${prefix}/product/${id}`));
    expect(urls.toSorted()).toEqual(expected.toSorted());
    const xml = await files.text('/sitemaps/products-1.xml');
    const changes = texts(xml, 'lastmod');
    expect(changes).toHaveLength(expected.length);
    for (const change of changes) expect(change).toMatch(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/);
    expect(texts(xml, 'image:loc').length).toBeGreaterThan(expected.length / 2);
  });

  it('list the collections of the store', async () => {
    const urls = texts(await files.text('/sitemaps/collections.xml'), 'loc');
    const handles = sandbox.catalogue.collections.map(({ handle }) => handle);
    expect(urls.map((url) => new URL(url).searchParams.get('collection')).toSorted()).toEqual(
      languages.flatMap(() => handles).toSorted(),
    );
  });
});

describe('the sitemaps', () => {
  it('list the pages of the content in each language, with absolute URLs', async () => {
    const { client } = largeStore(0);
    const urls = texts(await siteFiles(client).text('/sitemaps/pages.xml'), 'loc');
    for (const prefix of ['', '/hi']) {
      const inLanguage = urls.filter((url) => splitLanguagePrefix(new URL(url).pathname).prefix === prefix);
      expect(inLanguage).toEqual(pagePaths.map((path) => SITE + pathInLanguage(path, prefix)));
    }
  });

  it('name every language of a page in each of its URLs', async () => {
    const xml = await siteFiles(largeStore(0).client).text('/sitemaps/pages.xml');
    const document = new DOMParser().parseFromString(xml, 'application/xml');
    const entries = [...document.getElementsByTagName('url')].filter((entry) =>
      entry.getElementsByTagName('loc')[0]?.textContent?.endsWith('/categories'),
    );
    expect(entries).toHaveLength(languages.length);
    for (const entry of entries) {
      const links = [...entry.getElementsByTagNameNS('http://www.w3.org/1999/xhtml', 'link')];
      expect(new Set(links.map((link) => link.getAttribute('rel')))).toEqual(new Set(['alternate']));
      expect(links.map((link) => [link.getAttribute('hreflang'), link.getAttribute('href')])).toEqual([
        ...languages.map(({ language, prefix }) => [language, `${SITE}${prefix}/categories`]),
        ['x-default', `${SITE}/categories`],
      ]);
    }
  });

  it('list a store of more products than can be paged without fetching all of them for every request', async () => {
    const { client, listProducts } = largeStore(26_000);
    const files = siteFiles(client);
    const urls = (await allUrls(files)).filter((url) => url.includes('/product/'));
    expect(new Set(urls).size).toBe(languages.length * 26_000);
    expect(urls).toHaveLength(languages.length * 26_000);
    const requests = listProducts.mock.calls.length;
    expect(requests).toBeLessThan(110);
    const largest = await files.text('/sitemaps/products-1.xml');
    expect(texts(largest, 'loc')).toHaveLength(languages.length * PAGES_PER_SITEMAP);
    expect(listProducts).toHaveBeenCalledTimes(requests);
  });

  it('list at most as many products as the memory has room for', async () => {
    const { client } = largeStore(MAX_PRODUCTS + 1000);
    expect((await listCatalogue(client, 0)).products).toHaveLength(MAX_PRODUCTS);
  });

  it('end when a store repeats a cursor, or created everything in the same second', async () => {
    const time = '2026-01-01T00:00:00Z';
    const entries = Array.from({ length: 250 }, (_, index) => ({
      id: `gid://shopify/Product/${index}`,
      createdAt: time,
      updatedAt: time,
      image: null,
    }));
    let cursor = 0;
    const endings: SitemapClient['listProducts'][] = [
      async () => ({ entries, endCursor: 'same' }),
      async () => {
        cursor += 1;
        return { entries, endCursor: cursor % 200 === 0 ? null : String(cursor) };
      },
    ];
    for (const listProducts of endings) {
      const { client } = largeStore(0);
      expect((await listCatalogue({ ...client, listProducts }, 0)).products).toHaveLength(250);
    }
  });

  it('are listed again after an hour, while the old listing is sent', async () => {
    let time = 0;
    const { client, listProducts } = largeStore(1);
    const files = siteFiles(client, { now: () => time });
    await files.text('/sitemap.xml');
    time = LISTING_FRESH_MS - 1;
    await files.text('/sitemap.xml');
    expect(listProducts).toHaveBeenCalledTimes(1);
    time = LISTING_FRESH_MS;
    listProducts.mockReturnValueOnce(new Promise(() => undefined));
    await files.text('/sitemap.xml');
    await files.text('/sitemap.xml');
    await vi.waitFor(() => expect(listProducts).toHaveBeenCalledTimes(2));
  });

  it('answer 503 while the catalogue is being listed, and go on with it', async () => {
    const { client, listProducts } = largeStore(1);
    const { promise, resolve } = Promise.withResolvers<Awaited<ReturnType<typeof listProducts>>>();
    listProducts.mockReturnValueOnce(promise);
    const files = siteFiles(client);
    expect(await files.create('/sitemap.xml', 1)).toMatchObject({ status: 503 });
    expect(await files.create('/sitemaps/products-1.xml', 1)).toMatchObject({ status: 503 });
    resolve({ entries: [], endCursor: null });
    expect(await files.create('/sitemap.xml', DEADLINE_MS)).toMatchObject({ status: 200 });
    expect(listProducts).toHaveBeenCalledTimes(1);
  });

  it('repeat a failed request, answer 503 after the third failure, and start again', async () => {
    const { client, listProducts } = largeStore(1);
    const error = new Error('the storefront is down');
    listProducts.mockRejectedValueOnce(error);
    expect(await siteFiles(client).create('/sitemap.xml', DEADLINE_MS)).toMatchObject({ status: 200 });
    const files = siteFiles(client);
    for (let attempt = 0; attempt < 3; attempt++) listProducts.mockRejectedValueOnce(error);
    expect(await files.create('/sitemap.xml', DEADLINE_MS)).toMatchObject({ status: 503 });
    expect(files.onError).toHaveBeenCalledWith(error);
    expect(await files.create('/sitemap.xml', DEADLINE_MS)).toMatchObject({ status: 200 });
  });

  it('do not exist without the shop’s address', async () => {
    const { create } = siteFiles(largeStore(1).client, { siteUrl: '' });
    for (const path of ['/sitemap.xml', '/sitemaps/pages.xml'])
      expect(await create(path, DEADLINE_MS)).toMatchObject({ status: 404 });
    expect((await create('/robots.txt', 0)).text).toBe('User-agent: *\nAllow: /\n');
  });

  it('answer any path with 200 or 404, and valid XML', async () => {
    const { client, listProducts } = largeStore(3);
    const { has, create } = siteFiles(client);
    const part = fc.constantFrom(
      ...'/sitemaps/ products- pages . .. .xml 1 0 -1 1e3 01 9999 % %00 & < index'.split(' '),
    );
    const path = fc.oneof(
      fc.array(fc.oneof(part, fc.string({ maxLength: 4 })), { maxLength: 6 }).map((parts) => parts.join('')),
      fc.string().map((name) => `/sitemaps/${name}.xml`),
      fc.nat().map((page) => `/sitemaps/products-${page}.xml`),
    );
    await fc.assert(
      fc.asyncProperty(path, async (target) => {
        const file = await create(target, DEADLINE_MS);
        expect([200, 404]).toContain(file.status);
        if (file.status === 200) texts(file.text, 'loc');
        if (!has(target)) expect(file.status).toBe(404);
      }),
      { numRuns: 100 },
    );
    expect(listProducts.mock.calls.length).toBeLessThan(2);
  });

  it('escape URLs', () => {
    const url = 'https://naap.example/?a=1&b=<"\'>';
    const xml = sitemapXml([{ url, image: url }]);
    expect(texts(xml, 'loc')).toEqual([url]);
    expect(texts(xml, 'image:loc')).toEqual([url]);
  });
});

it('robots.txt lets every crawler in and names the sitemap', async () => {
  const { create } = siteFiles(largeStore(0).client);
  expect(await create('/robots.txt', 0)).toEqual({
    status: 200,
    type: 'text/plain; charset=utf-8',
    text: `User-agent: *\nAllow: /\n\nSitemap: ${SITE}/sitemap.xml\n`,
  });
});
