import { createHash } from 'node:crypto';
import { renderGarment, type Tint } from '@naap/garments';
import { type ArtCut, type ArtSpec, artSpecs } from './specs.ts';

/**
 * Widths of the files in px, smallest first: those of the places that show the images, on screens with one to three pixels per CSS pixel.
 * The large pictures with transparency are AVIF, with one WebP for browsers without it (docs/decisions/pictures.md).
 */
export const artWidths: Readonly<Record<ArtCut, Readonly<Record<ArtFormat, readonly number[]>>>> = {
  tile: { avif: [], webp: [180, 360, 540] },
  cut: { avif: [], webp: [132, 264] },
  chalk: { avif: [320, 416, 560, 640], webp: [560] },
};

export type ArtFormat = 'avif' | 'webp';

export interface DrawnArt {
  readonly name: string;
  readonly cut: ArtCut;
  readonly tint: Tint;
  readonly svg: string;
  /** Eight hex digits of the SVG's SHA-256, so that the URL changes only when the drawing does. */
  readonly hash: string;
}

/** Returns every image of the shop as SVG, in a fixed order. */
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
        tint: spec.tint,
        svg,
        hash: createHash('sha256').update(svg).digest('hex').slice(0, 8),
      };
    }),
  );
}
