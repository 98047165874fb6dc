import { publicFile } from '../behaviour/publicFile.ts';
import { pictures } from './Art/art.generated.ts';
import type { ArtName } from './Art/index.ts';

/** Address of one of the shop's own pictures, for stories of what shows a product's. */
export function garment(name: ArtName): string {
  return publicFile(`art/${name}-tile.${pictures[`${name}-tile`].hash}.540.webp`);
}

/** The pictures of a product that has five, for stories of what turns them over. */
export const five = (['kurta', 'kurta-ajrakh', 'saree', 'shirt', 'shirt-leheriya'] as const).map((name) => ({
  url: garment(name),
  alt: name,
}));
