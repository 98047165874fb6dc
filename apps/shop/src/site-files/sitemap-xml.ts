const DECLARATION = '<?xml version="1.0" encoding="UTF-8"?>\n';
const SITEMAP_NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9';
const IMAGE_NAMESPACE = 'http://www.google.com/schemas/sitemap-image/1.1';
const XHTML_NAMESPACE = 'http://www.w3.org/1999/xhtml';

export interface SitemapUrl {
  /** Absolute URL. */
  readonly url: string;
  /** Time of the last change, in ISO 8601. */
  readonly lastModified?: string;
  /** Absolute URL of a picture on the page. */
  readonly image?: string | null;
  /** The same page in each language, itself included. */
  readonly alternates?: readonly SitemapAlternate[];
}

interface SitemapAlternate {
  /** BCP 47 code, or 'x-default' for every other language. */
  readonly language: string;
  /** Absolute URL. */
  readonly url: string;
}

/** Returns a sitemap (sitemaps.org/protocol.html), with Google's extensions for pictures and for translated pages. */
export function sitemapXml(urls: readonly SitemapUrl[]): string {
  const entries = urls.map(
    ({ url, lastModified, image, alternates = [] }) =>
      `<url>${element('loc', url)}${lastModified ? element('lastmod', lastModified) : ''}${alternates
        .map(alternateElement)
        .join('')}${image ? `<image:image>${element('image:loc', image)}</image:image>` : ''}</url>\n`,
  );
  return `${DECLARATION}<urlset xmlns="${SITEMAP_NAMESPACE}" xmlns:image="${IMAGE_NAMESPACE}" xmlns:xhtml="${XHTML_NAMESPACE}">\n${entries.join('')}</urlset>\n`;
}

/** Returns a sitemap index that lists sitemaps. */
export function sitemapIndexXml(urls: readonly string[]): string {
  const entries = urls.map((url) => `<sitemap>${element('loc', url)}</sitemap>\n`);
  return `${DECLARATION}<sitemapindex xmlns="${SITEMAP_NAMESPACE}">\n${entries.join('')}</sitemapindex>\n`;
}

function alternateElement({ language, url }: SitemapAlternate): string {
  return `<xhtml:link rel="alternate" hreflang="${escapeXml(language)}" href="${escapeXml(url)}"/>`;
}

function element(name: string, text: string): string {
  return `<${name}>${escapeXml(text)}</${name}>`;
}

function escapeXml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.codePointAt(0)};`);
}
