import type { Content } from '@naap/content';
import type { HtmlTagDescriptor } from 'vite';
import { brand } from '../../packages/ui/src/screens/shared/brand.ts';
import { siteCopy } from '../../packages/ui/src/screens/shared/site.copy.ts';

/**
 * The title, and what search engines and previews read of a page when they run no script: the shop itself, whatever the address. With scripts each
 * screen says it of its own (`PageMeta`). `siteUrl` makes the addresses whole, as most readers of previews want them.
 */
export function previewTags(
  { title: page, description }: Content['site'],
  siteUrl: string | undefined,
): HtmlTagDescriptor[] {
  const title = `${page} · ${brand.name}`;
  const meta = (attrs: Record<string, string>): HtmlTagDescriptor => ({
    tag: 'meta',
    attrs,
    injectTo: 'head',
  });
  const tags: HtmlTagDescriptor[] = [
    { tag: 'title', children: escapeText(title), injectTo: 'head' },
    meta({ name: 'description', content: description }),
    meta({ name: 'twitter:card', content: 'summary_large_image' }),
    meta({ property: 'og:type', content: 'website' }),
    meta({ property: 'og:site_name', content: brand.name }),
    meta({ property: 'og:title', content: title }),
    meta({ property: 'og:description', content: description }),
    meta({ property: 'og:image', content: `${siteUrl ?? ''}${siteCopy.previewImage}` }),
    meta({ property: 'og:image:width', content: '1200' }),
    meta({ property: 'og:image:height', content: '630' }),
  ];
  return siteUrl === undefined ? tags : [...tags, meta({ property: 'og:url', content: `${siteUrl}/` })];
}

function escapeText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
