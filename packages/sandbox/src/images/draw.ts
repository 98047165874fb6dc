import { renderGarment } from '@naap/garments';
import type { CatalogueImage } from '../catalogue/types.ts';

const maxCacheEntries = 300;
const cache = new Map<string, string>();

/**
 * Returns an image as an SVG of 400 by 500. All sandboxes of a process share a cache of recent drawings, because a page requests
 * the same few images in several widths and drawing one takes about 20 ms.
 */
export function draw({ path, drawing: { spec, ...options } }: CatalogueImage): string {
  const svg = cache.get(path) ?? renderGarment(spec, options);
  cache.delete(path);
  cache.set(path, svg);
  const [leastRecent] = cache.keys();
  if (cache.size > maxCacheEntries && leastRecent !== undefined) cache.delete(leastRecent);
  return svg;
}
