import { media } from '@naap/ui/theme/breakpoints';
import type { Plugin } from 'vite';

/** Fonts to preload together with the stylesheet that refers to them, with the attributes of their links. */
const firstFonts = (isDevanagari: boolean) => [
  // First, because prices are wider with another font's rupee sign.
  { file: /anek-latin-rupee-[^/]+\.woff2$/, attrs: {} },
  // Every page uses them.
  { file: /anek-latin-(?!rupee-)[^/]+\.woff2$/, attrs: {} },
  // Only the header of wide viewports shows the shop's name.
  { file: /anek-name-[^/]+\.woff2$/, attrs: { media: media.desktop } },
  // Preloaded with a low priority, because the page does not wait for these fonts (`font-display: optional`): pictures come first. Without a
  // preload they would have the high priority of a stylesheet.
  ...(isDevanagari ? [{ file: /anek-devanagari-[^/]+\.woff2$/, attrs: { fetchpriority: 'low' } }] : []),
];

/** Preloads the fonts of the first paint. `isDevanagari`: whether the language is written in that script. */
export const fontFirst = (isDevanagari: boolean): Plugin => ({
  name: 'font-first',
  transformIndexHtml: (_html, { bundle = {} }) =>
    firstFonts(isDevanagari).flatMap(({ file, attrs }) =>
      Object.keys(bundle)
        .filter((path) => file.test(path))
        .map((path) => ({
          tag: 'link',
          attrs: {
            rel: 'preload',
            as: 'font',
            type: 'font/woff2',
            crossorigin: true,
            href: `/${path}`,
            ...attrs,
          },
          injectTo: 'head',
        })),
    ),
});
