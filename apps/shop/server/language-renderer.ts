import { splitLanguagePrefix } from '@naap/ui/languages';
import type { PageRenderer } from '../src/page-renderer.tsx';

/**
 * Combines the renderers of the languages, by the prefix of their paths ('' or '/hi'), into one whose paths have the prefix. A path whose
 * language has no renderer goes to the renderer of the base language, which renders its page for unknown paths.
 */
export function combineRenderers(renderers: ReadonlyMap<string, PageRenderer>): PageRenderer {
  const base = renderers.get('');
  if (base === undefined) throw new Error('The base language has no renderer.');

  /** Returns the renderer for a URL, and the URL without the prefix of its language. */
  const find = (url: URL) => {
    const { prefix, path } = splitLanguagePrefix(url.pathname);
    const renderer = renderers.get(prefix);
    if (renderer === undefined) return { prefix: '', renderer: base, url };
    const own = new URL(url);
    own.pathname = path;
    return { prefix, renderer, url: own };
  };

  return {
    redirectTarget(requested) {
      const { prefix, renderer, url } = find(requested);
      if (prefix === '') {
        const spelled = splitLanguagePrefix(requested.pathname.toLowerCase()).prefix;
        const path = requested.pathname.slice(spelled.length);
        if (renderers.has(spelled) && spelled !== '') return spelled + path + requested.search;
      }
      const target = renderer.redirectTarget(url);
      return target === null ? null : prefix + target;
    },
    pagePath(requested, productOptions) {
      const { prefix, renderer, url } = find(requested);
      const path = renderer.pagePath(url, productOptions);
      return path === null ? null : prefix + path;
    },
    routePattern(requested) {
      const { renderer, url } = find(requested);
      return renderer.routePattern(url);
    },
    renderPage(path, options) {
      const { renderer, url } = find(new URL(`http://localhost${path}`));
      return renderer.renderPage(url.pathname + url.search, options);
    },
  };
}
