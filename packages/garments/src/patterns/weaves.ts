import { bar } from './motifs.ts';
import { type Print, type Tile, tile } from './tile.ts';

/** Woven patterns: stripes, checks and textures. */

export const breton: Print = ({ ink }) => tile(40, 20, bar(0, 4, 40, 7, ink));

export const wideStripe: Print = ({ ink }) => tile(40, 46, bar(0, 0, 40, 23, ink));

export const pin: Print = ({ ink }) => tile(11, 40, bar(4, 0, 1.6, 40, ink));

export const awning: Print = ({ ink, ink2 }) =>
  tile(22, 40, bar(0, 0, 9, 40, ink), bar(14.8, 0, 1.4, 40, ink2, 0.8));

export const gingham: Print = ({ ink }) =>
  tile(22, 22, bar(0, 0, 11, 22, ink, 0.5), bar(0, 0, 22, 11, ink, 0.5));

export const madras: Print = ({ ink, ink2, ink3 }) =>
  tile(
    64,
    64,
    '<g opacity=".85">',
    bar(0, 0, 20, 64, ink, 0.55),
    bar(0, 0, 64, 20, ink, 0.5),
    bar(30, 0, 9, 64, ink2, 0.6),
    bar(0, 30, 64, 9, ink2, 0.55),
    bar(50, 0, 2, 64, ink3),
    bar(0, 50, 64, 2, ink3),
    bar(9, 0, 1.4, 64, ink3, 0.7),
    bar(0, 9, 64, 1.4, ink3, 0.7),
    '</g>',
  );

/** A windowpane check, for suits. */
export const windowpane: Print = ({ ink, ink2 }) =>
  tile(36, 44, bar(0, 0, 1.2, 44, ink, 0.8), bar(0, 0, 36, 1.2, ink, 0.8), bar(18, 0, 0.6, 44, ink2, 0.4));

const strokes = (d: string, ink: string, width: number, opacity: number): string =>
  `<path d="${d}" fill="none" stroke="${ink}" stroke-width="${width}" opacity="${opacity}"/>`;

export const ribTile = (ink: string): Tile => tile(5, 20, bar(0, 0, 1.8, 20, ink, 0.55));

export const denimTile = (ink: string): Tile =>
  tile(4, 4, strokes('M-1 1L1 -1M0 4L4 0M3 5L5 3', ink, 0.8, 0.5));

export const knitTile = (ink: string): Tile =>
  tile(9, 8, `<path d="M0 0L4.5 5L9 0V3L4.5 8L0 3Z" fill="${ink}" opacity=".55"/>`);

export const cableTile = (ink: string): Tile =>
  tile(
    34,
    30,
    strokes('M11 -2C11 6 23 8 23 16S11 26 11 32M23 -2C23 6 11 8 11 16S23 26 23 32', ink, 2.6, 0.6),
    strokes('M3 0V30M31 0V30', ink, 1.6, 0.5),
  );

/** Returns powernet: the fine mesh of shapewear. */
export const meshTile = (ink: string): Tile => tile(5, 5, strokes('M0 0L5 5M5 0L0 5', ink, 0.5, 0.4));

/** A net of lace flowers. */
export const lace: Print = ({ ink }) =>
  tile(
    18,
    18,
    strokes('M0 9L9 0L18 9L9 18Z', ink, 0.6, 0.7),
    `<circle cx="9" cy="9" r="3.4" fill="none" stroke="${ink}" stroke-width="1.1"/>`,
    `<circle cx="0" cy="0" r="1.3" fill="${ink}"/><circle cx="18" cy="0" r="1.3" fill="${ink}"/><circle cx="0" cy="18" r="1.3" fill="${ink}"/><circle cx="18" cy="18" r="1.3" fill="${ink}"/>`,
  );
