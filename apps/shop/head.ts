import type { Content } from '@naap/content';
import { m } from '@naap/messages';
import { pathInLanguage } from '@naap/ui/languages';
import { previewPicture } from '@naap/ui/preview-picture';

/** Attribute of the tags. main.tsx removes the elements that have it. */
const SHOP_TAG = 'data-shop';

/**
 * Returns the title and meta tags of pages that only the browser renders, for search engines and link previews that run no script. They
 * describe the shop as a whole; each screen replaces those with `data-shop` by its own (`PageMeta`). Most link previews need absolute
 * URLs, so pass `siteUrl` (without a trailing slash) when it is known.
 */
export function previewTags(
  { brand, site: { title: page, description } }: Pick<Content, 'brand' | 'site'>,
  siteUrl: string | undefined,
): string {
  const title = `${page} · ${brand.name}`;
  const meta = (attributes: Record<string, string>) =>
    `<meta ${Object.entries(attributes)
      .map(([name, value]) => `${name}="${escapeHtml(value)}"`)
      .join(' ')} ${SHOP_TAG}>`;
  const properties = {
    'og:type': 'website',
    'og:site_name': brand.name,
    'og:locale': m.locale_tag().split('-', 2).join('_'),
    'og:title': title,
    'og:description': description,
    'og:image': `${siteUrl ?? ''}${previewPicture.path}`,
    'og:image:width': String(previewPicture.width),
    'og:image:height': String(previewPicture.height),
    ...(siteUrl !== undefined && { 'og:url': siteUrl + pathInLanguage('/') }),
  };
  return [
    `<title ${SHOP_TAG}>${escapeHtml(title)}</title>`,
    meta({ name: 'description', content: description }),
    meta({ name: 'twitter:card', content: 'summary_large_image' }),
    ...Object.entries(properties).map(([property, content]) => meta({ property, content })),
  ].join('\n    ');
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
