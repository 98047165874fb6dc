import type { Path, Side } from '../geometry/path.ts';
import { mirror } from '../geometry/path.ts';
import { type Mark, shape } from '../marks.ts';
import type { Tones } from '../tones.ts';

interface LineStyle {
  readonly colour?: string;
  readonly width?: number;
  readonly opacity?: number;
}

/** Returns an edge in a darker tone of the cloth; never black. */
export const line = (
  path: Path,
  tones: Tones,
  { colour, width = 1.1, opacity = 0.7 }: LineStyle = {},
): Mark => shape(path, { stroke: colour ?? tones.line, width, opacity, cap: 'round' });

/** Returns the bright edge beside a seam. */
export const highlight = (path: Path, tones: Tones): Mark =>
  shape(path, { stroke: tones.glow, width: 0.9, opacity: 0.55, offset: [0.9, 1.1], cap: 'round' });

/** Returns the seam of two pieces: a dark line and its highlight. */
export const seam = (path: Path, tones: Tones, style: LineStyle = {}): Mark[] => [
  line(path, tones, style),
  highlight(path, tones),
];

/** Topstitching; a darker or lighter tone of the cloth unless `colour` is given. */
export const stitch = (
  path: Path,
  tones: Tones,
  { colour, width = 1.05, opacity = 0.9 }: LineStyle = {},
): Mark => shape(path, { stroke: colour ?? tones.stitch, width, dash: '3.6 2.2', opacity });

/** Draws marks on both sides; `draw` multiplies x by the side it gets. */
export const both = (draw: (side: Side) => readonly Mark[]): Mark[] => [...draw(1), ...draw(-1)];

/** Returns a path and its mirror image as one mark. */
export const bothSides = (path: Path): Path => [...path, ...mirror(path)];

/** The orange thread of denim. */
export const denimThread = '#d8974e';
