import { renderGarment } from '@naap/garments';
import type { CatalogueImage } from '../catalogue/types.ts';

const most = 300;
const drawn = new Map<string, string>();

/**
 * The picture as an SVG of 400 by 500. The latest are remembered, for all sandboxes of a process: a page asks for the same few
 * in several widths, and drawing one takes some 20 ms.
 */
export function draw({ path, drawing: { spec, ...options } }: CatalogueImage): string {
  const svg = drawn.get(path) ?? renderGarment(spec, options);
  drawn.delete(path);
  drawn.set(path, svg);
  const [oldest] = drawn.keys();
  if (drawn.size > most && oldest !== undefined) drawn.delete(oldest);
  return svg;
}
