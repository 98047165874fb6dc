import { media } from '@naap/ui/theme/breakpoints';
import type { HtmlTagDescriptor } from 'vite';

/** Fonts of the first paint, with the attributes of their links. */
const firstFonts = (isDevanagari: boolean) => [
  // First, because prices are wider with another font's rupee sign.
  { file: /anek-latin-rupee-[^/]+\.woff2$/, attrs: {} },
  // Every page uses them.
  { file: /anek-latin-(?!rupee-)[^/]+\.woff2$/, attrs: {} },
  // Only the header of wide viewports shows the shop's name.
  { file: /anek-name-[^/]+\.woff2$/, attrs: { media: media.desktop } },
  // With a low priority, because the text is shown in a system's font of the same widths meanwhile: pictures come first.
  ...(isDevanagari ? [{ file: /anek-devanagari-[^/]+\.woff2$/, attrs: { fetchpriority: 'low' } }] : []),
];

/** Returns links that preload the fonts of the first paint among `files`. */
export const fontLinks = (files: readonly string[], isDevanagari: boolean): readonly HtmlTagDescriptor[] =>
  firstFonts(isDevanagari).flatMap(({ file, attrs }) =>
    files
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
      })),
  );
