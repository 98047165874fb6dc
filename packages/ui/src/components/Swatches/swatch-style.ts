import type { CSSProperties } from 'react';

/** Returns the inline style of a swatch. The colour lies behind the image and is visible until the image has loaded, or if it fails. */
export function swatchStyle(swatchColor: string | null, swatchImage: string | null): CSSProperties {
  return {
    ...(swatchColor !== null && { backgroundColor: swatchColor }),
    ...(swatchImage !== null && { backgroundImage: `url(${JSON.stringify(swatchImage)})` }),
  };
}
