import { createHash } from 'node:crypto';
import { renderGarment } from '@naap/garments';
import { type ArtCut, type ArtSpec, artSpecs } from './specs.ts';

/** Widths in px, smallest first. The boxes that show the pictures are half to a third as wide, for dense screens. */
const widths: Readonly<Record<ArtCut, readonly number[]>> = {
  tile: [180, 360, 540],
  cut: [132, 264],
  chalk: [320, 640],
};

export interface DrawnArt {
  readonly name: string;
  readonly cut: ArtCut;
  readonly svg: string;
  /** Eight hex digits of the SVG's SHA-256, so that the URL changes only when the drawing does. */
  readonly hash: string;
  readonly widths: readonly number[];
}

/** Returns every picture of the shop as SVG, in a fixed order. */
export function drawAll(): readonly DrawnArt[] {
  return Object.entries<ArtSpec>(artSpecs).flatMap(([name, spec], index) =>
    (spec.cuts ?? (['tile'] as const)).map((cut) => {
      const svg = renderGarment(spec.garment, {
        view: 'front',
        tint: spec.tint,
        seed: index + 1,
        ground: cut === 'tile' ? 'tint' : 'none',
        chalk: cut === 'cut' ? 'none' : 'line',
      });
      return {
        name,
        cut,
        svg,
        hash: createHash('sha256').update(svg).digest('hex').slice(0, 8),
        widths: widths[cut],
      };
    }),
  );
}

/** Returns the file name of a picture at one width, in `public/art`. */
export const artFile = ({ name, cut, hash }: DrawnArt, width: number): string =>
  `${name}-${cut}.${hash}.${width}.webp`;
