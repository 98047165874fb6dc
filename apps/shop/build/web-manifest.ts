import type { Content } from '@naap/content';
import { m } from '@naap/messages';
import { pathInLanguage } from '@naap/ui/languages';
import { light } from '@naap/ui/theme/roles';

interface ManifestContent {
  readonly brand: Content['brand'];
  readonly site: Pick<Content['site'], 'description'>;
}

/**
 * Returns the web app manifest of the page's language. All languages are one app with one scope, so that a shopper who has installed it can
 * change the language without leaving it.
 */
export function webManifest(
  { brand, site: { description } }: ManifestContent,
  name: string = brand.name,
): string {
  const icon = (src: string, sizes: string, purpose?: string) => ({
    src,
    sizes,
    type: src.endsWith('.svg') ? 'image/svg+xml' : 'image/png',
    ...(purpose && { purpose }),
  });
  return JSON.stringify({
    id: '/',
    name,
    short_name: name,
    description,
    start_url: pathInLanguage('/'),
    scope: '/',
    display: 'standalone',
    lang: m.locale_tag(),
    categories: ['shopping'],
    background_color: '#ffffff',
    theme_color: brand.ink ?? light.ink,
    icons: [
      icon('/icon.svg', 'any'),
      icon('/icon-192.png', '192x192'),
      icon('/icon-512.png', '512x512'),
      icon('/icon-maskable-512.png', '512x512', 'maskable'),
    ],
  });
}
