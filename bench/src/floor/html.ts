import { m } from '@naap/messages';
import { preloadedFonts, styles } from './styles.ts';

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Escapes a text for use in HTML, also in an attribute in double quotes. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (character) => entities[character] ?? character);
}

interface Document {
  readonly title: string;
  /** Origin of the pictures, when it is another one. */
  readonly picturesFrom?: string | undefined;
  /** HTML of the page. */
  readonly body: string;
}

/** Returns a document with the styles in its head and without scripts. */
export function documentHtml({ title, picturesFrom, body }: Document): string {
  const preconnect =
    picturesFrom === undefined ? '' : `<link rel="preconnect" href="${escapeHtml(picturesFrom)}">`;
  const preloads = preloadedFonts.map(
    (path) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="${path}">`,
  );
  return `<!doctype html><html lang="${m.locale_tag()}"><head><meta charset="utf-8"><title>${escapeHtml(title)}</title><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="description" content="${escapeHtml(title)}"><link rel="icon" href="data:,">${preconnect}${preloads.join('')}<style>${styles}</style></head><body>${body}</body></html>`;
}

interface Picture {
  readonly src: string;
  readonly alt: string;
  readonly width: number;
  readonly height: number;
  /** Whether it is the largest of the page, which is fetched before the others. */
  readonly isLargest?: boolean;
}

export function pictureHtml({ src, alt, width, height, isLargest = false }: Picture): string {
  const priority = isLargest ? ' fetchpriority="high"' : '';
  return `<img src="${escapeHtml(src)}" alt="${escapeHtml(alt)}" width="${width}" height="${height}"${priority}>`;
}

/** Returns the bottom navigation of home and list. */
export const navigationHtml = () =>
  `<nav><a href="/">${m.site_nav_home()}</a><a href="/list">${m.site_nav_categories()}</a><a href="/">${m.site_nav_profile()}</a></nav>`;
