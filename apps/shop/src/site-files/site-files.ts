import type { SitemapClient } from '@naap/api-clients/sitemap';
import { languages, pathInLanguage } from '@naap/ui/languages';
import { productPath } from '@naap/ui/paths';
import { type CatalogueListing, listCatalogue } from './catalogue.ts';
import { type SitemapUrl, sitemapIndexXml, sitemapXml } from './sitemap-xml.ts';

/** A generated file for search engines. */
interface SiteFile {
  /** 404 for a sitemap that does not exist; 503 while the catalogue is being listed for the first time. */
  readonly status: 200 | 404 | 503;
  /** Media type. */
  readonly type: string;
  readonly text: string;
}

export interface SiteFiles {
  /** Whether the path is that of robots.txt or of a sitemap. */
  has(path: string): boolean;
  /** Creates the file of a path. Waits for the storefront for at most `deadlineMs`. Never rejects. */
  create(path: string, deadlineMs: number): Promise<SiteFile>;
}

export interface SiteFilesOptions {
  readonly client: SitemapClient;
  /** The paths of the pages that the content determines. */
  readonly pagePaths: readonly string[];
  /** Origin of the shop; '' while it is unknown: there are no sitemaps then, because their URLs have to be absolute. */
  readonly siteUrl: string;
  readonly onError: (error: unknown) => void;
  /** Current time in ms. */
  readonly now?: () => number;
  /** Delay before a failed request of the storefront is repeated, in ms. */
  readonly retryDelayMs?: number;
}

/** Age from which the catalogue is listed again. An older listing is used meanwhile. */
export const LISTING_FRESH_MS = 60 * 60_000;
/** Pages per sitemap. Each has a URL per language. */
export const PAGES_PER_SITEMAP = 2000;

// biome-ignore lint/plugin: crawlers read it, no shopper does.
const NOT_FOUND: SiteFile = { status: 404, type: 'text/plain; charset=utf-8', text: 'Not found\n' };
// biome-ignore lint/plugin: crawlers read it, no shopper does.
const NOT_READY: SiteFile = { status: 503, type: 'text/plain; charset=utf-8', text: 'Service unavailable\n' };

const robots = (siteUrl: string) =>
  `User-agent: *\nAllow: /\n${siteUrl === '' ? '' : `\nSitemap: ${siteUrl}/sitemap.xml\n`}`;

/** Creates robots.txt and the sitemaps (docs/decisions/seo.md). The listing of the catalogue is kept in memory. */
export function createSiteFiles({
  client,
  pagePaths,
  siteUrl,
  onError,
  now = Date.now,
  retryDelayMs = 1000,
}: SiteFilesOptions): SiteFiles {
  let listing: { readonly catalogue: CatalogueListing; readonly at: number } | null = null;
  let listingAgain: Promise<void> | null = null;

  /** Returns the listing, which may be old while a new one is made; null when there is none within `deadlineMs`. */
  async function catalogueWithin(deadlineMs: number): Promise<CatalogueListing | null> {
    if (listing === null || now() - listing.at >= LISTING_FRESH_MS) {
      listingAgain ??= listCatalogue(client, retryDelayMs)
        .then((catalogue) => {
          listing = { catalogue, at: now() };
        }, onError)
        .finally(() => {
          listingAgain = null;
        });
    }
    if (listing === null && listingAgain !== null) {
      const { promise: deadline, resolve } = Promise.withResolvers<void>();
      const timer = setTimeout(resolve, deadlineMs);
      await Promise.race([listingAgain, deadline]);
      clearTimeout(timer);
    }
    return listing?.catalogue ?? null;
  }

  /** Returns the URLs of a page, one per language. Each names all of them. */
  function urlsOf(
    path: string,
    page: Pick<SitemapUrl, 'lastModified' | 'image'> = {},
  ): readonly SitemapUrl[] {
    const translations = languages.map(({ language, prefix }) => ({
      language,
      url: siteUrl + pathInLanguage(path, prefix),
    }));
    const alternates = [...translations, { language: 'x-default', url: siteUrl + pathInLanguage(path, '') }];
    return translations.map(({ url }) => ({ url, alternates, ...page }));
  }

  function sitemapOf(name: string, { products, collections }: CatalogueListing): string | null {
    const count = Math.ceil(products.length / PAGES_PER_SITEMAP);
    if (name === 'index') {
      const names = [
        'pages',
        'collections',
        ...Array.from({ length: count }, (_, index) => `products-${index + 1}`),
      ];
      return sitemapIndexXml(names.map((each) => `${siteUrl}/sitemaps/${each}.xml`));
    }
    if (name === 'collections') {
      return sitemapXml(
        collections.flatMap(({ handle, updatedAt }) =>
          urlsOf(`/products?${new URLSearchParams({ collection: handle })}`, { lastModified: updatedAt }),
        ),
      );
    }
    const page = Number(/^products-([1-9]\d{0,3})$/.exec(name)?.[1] ?? Number.NaN);
    if (!(page <= count)) return null;
    return sitemapXml(
      products
        .slice((page - 1) * PAGES_PER_SITEMAP, page * PAGES_PER_SITEMAP)
        .flatMap(({ id, updatedAt, image }) => urlsOf(productPath(id), { lastModified: updatedAt, image })),
    );
  }

  return {
    has: (path) => path === '/robots.txt' || sitemapName(path) !== null,

    async create(path, deadlineMs) {
      if (path === '/robots.txt')
        return { status: 200, type: 'text/plain; charset=utf-8', text: robots(siteUrl) };
      const name = sitemapName(path);
      if (siteUrl === '' || name === null) return NOT_FOUND;
      if (name === 'pages') return xmlFile(sitemapXml(pagePaths.flatMap((path) => urlsOf(path))));
      const catalogue = await catalogueWithin(deadlineMs);
      if (catalogue === null) return NOT_READY;
      const xml = sitemapOf(name, catalogue);
      return xml === null ? NOT_FOUND : xmlFile(xml);
    },
  };
}

function xmlFile(text: string): SiteFile {
  return { status: 200, type: 'application/xml; charset=utf-8', text };
}

/** Returns 'index' for /sitemap.xml, and the name of a file of /sitemaps; null for another path. */
function sitemapName(path: string): string | null {
  if (path === '/sitemap.xml') return 'index';
  return /^\/sitemaps\/([a-z][a-z\d-]{0,30})\.xml$/.exec(path)?.[1] ?? null;
}
