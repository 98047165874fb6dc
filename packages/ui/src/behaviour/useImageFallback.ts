import { useEffect, useState } from 'react';
import { publicFile } from './publicFile.ts';

/** Shown instead of an image that is missing or fails to load. */
const PLACEHOLDER = publicFile('placeholder.svg');

export interface ImageWithFallback {
  /** URL of the image, or of the placeholder. */
  shown: string;
  isPlaceholder: boolean;
  /** Spread on the `img`. */
  handlers: { ref: (element: HTMLImageElement | null) => void; onError: () => void };
}

/** Replaces the image by the placeholder if `src` is empty or fails to load. When the connection is back, the image is requested again. */
export function useImageFallback(src: string | null | undefined): ImageWithFallback {
  const [broken, setBroken] = useState<string>();
  const isPlaceholder = !src || src === broken;
  const shown = isPlaceholder ? PLACEHOLDER : src;
  const showPlaceholder = () => {
    if (!isPlaceholder) setBroken(shown);
  };
  useEffect(() => {
    if (broken === undefined) return;
    const retry = () => setBroken(undefined);
    window.addEventListener('online', retry);
    return () => window.removeEventListener('online', retry);
  }, [broken]);
  return {
    shown,
    isPlaceholder,
    handlers: {
      // The image of a server-rendered page can fail before hydration, when React does not listen for errors yet.
      ref: (element) => {
        if (element?.complete && element.naturalWidth === 0) showPlaceholder();
      },
      onError: showPlaceholder,
    },
  };
}
