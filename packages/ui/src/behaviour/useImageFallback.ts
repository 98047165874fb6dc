import { useState } from 'react';
import { publicFile } from './publicFile.ts';

/** What stands in for a picture that cannot be had. */
const PLACEHOLDER = publicFile('placeholder.svg');

export interface ImageWithFallback {
  /** The picture's address, or the placeholder's. */
  shown: string;
  isPlaceholder: boolean;
  /** Spread on the `img`. */
  handlers: { ref: (element: HTMLImageElement | null) => void; onError: () => void };
}

/** Swaps in the placeholder when the picture at `src` cannot be loaded, or when there is none. */
export function useImageFallback(src: string | null | undefined): ImageWithFallback {
  const [broken, setBroken] = useState<string>();
  const isPlaceholder = !src || src === broken;
  const shown = isPlaceholder ? PLACEHOLDER : src;
  const giveUp = () => {
    if (!isPlaceholder) setBroken(shown);
  };
  return {
    shown,
    isPlaceholder,
    handlers: {
      // A picture can fail before React listens, between the server's page and hydration.
      ref: (element) => {
        if (element?.complete && element.naturalWidth === 0) giveUp();
      },
      onError: giveUp,
    },
  };
}
