import { type Content, naap } from '@naap/content';
import { brandColors } from '@naap/ui/theme/brand';
import { dark } from '@naap/ui/theme/roles';
import type { Plugin } from 'vite';

/** Gives the pages of another brand its icons in place of naap's, and the colour of its dark theme to the browser's bars. */
export function brandFiles(brand: Content['brand']): Plugin {
  const { name, wordmark, accent, ink } = brand;
  const isNaap = name === naap.brand.name && !wordmark && !accent && !ink;
  // Loaded on demand, because naap's icons are files.
  const icons = isNaap
    ? undefined
    : import('@naap/ui/brand-icons').then((module) => module.brandIcons(brand));
  return {
    name: 'brand-files',
    transformIndexHtml: (html) =>
      html.replace(`content="${dark.paper}"`, `content="${brandColors(brand).dark.paper}"`),
    configureServer: ({ middlewares }) => {
      middlewares.use(async ({ url = '' }, response, next) => {
        const file = url.slice(1);
        const icon = (await icons)?.[file];
        if (icon === undefined) return next();
        response.setHeader('Content-Type', file.endsWith('.svg') ? 'image/svg+xml' : 'image/png');
        response.end(icon);
      });
    },
    async generateBundle() {
      for (const [fileName, source] of Object.entries((await icons) ?? {}))
        this.emitFile({ type: 'asset', fileName, source });
    },
  };
}
