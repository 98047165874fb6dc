import type { Content } from '@naap/content';
import { m } from '@naap/messages';
import { brand } from '@naap/ui/brand';
import { pathInLanguage } from '@naap/ui/languages';
import { previewPicture } from '@naap/ui/preview-picture';
import type { HtmlTagDescriptor } from 'vite';

/** Attribute of the tags. main.tsx removes the elements that have it. */
const SHOP_TAG = 'data-shop';

/**
 * Returns the title and meta tags of pages that only the browser renders, for search engines and link previews that run no script. They
 * describe the shop as a whole; each screen replaces those with `data-shop` by its own (`PageMeta`). Most link previews need absolute
 * URLs, so pass `siteUrl` (without a trailing slash) when it is known.
 */
export function previewTags(
  { title: page, description }: Content['site'],
  siteUrl: string | undefined,
): HtmlTagDescriptor[] {
  const title = `${page} · ${brand.name}`;
  const meta = (attrs: Record<string, string>): HtmlTagDescriptor => ({
    tag: 'meta',
    attrs: { ...attrs, [SHOP_TAG]: true },
    injectTo: 'head',
  });
  const tags: HtmlTagDescriptor[] = [
    { tag: 'title', attrs: { [SHOP_TAG]: true }, children: escapeText(title), injectTo: 'head' },
    meta({ name: 'description', content: description }),
    meta({ name: 'twitter:card', content: 'summary_large_image' }),
    meta({ property: 'og:type', content: 'website' }),
    meta({ property: 'og:site_name', content: brand.name }),
    meta({ property: 'og:locale', content: m.locale_tag().split('-', 2).join('_') }),
    meta({ property: 'og:title', content: title }),
    meta({ property: 'og:description', content: description }),
    meta({ property: 'og:image', content: `${siteUrl ?? ''}${previewPicture.path}` }),
    meta({ property: 'og:image:width', content: String(previewPicture.width) }),
    meta({ property: 'og:image:height', content: String(previewPicture.height) }),
  ];
  return siteUrl === undefined
    ? tags
    : [...tags, meta({ property: 'og:url', content: siteUrl + pathInLanguage('/') })];
}

/** Removes the tags from a document whose page brings its own. */
export function withoutPreviewTags(html: string): string {
  return html.replaceAll(
    new RegExp(`\\s*<(?:title ${SHOP_TAG}>[^<]*</title|meta [^>]*${SHOP_TAG})>`, 'g'),
    '',
  );
}

function escapeText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
