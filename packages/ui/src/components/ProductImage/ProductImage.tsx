import { useImageFallback } from '../../behaviour/useImageFallback.ts';
import { image } from './ProductImage.css.ts';
import { atWidth, srcSet } from './srcSet.ts';

export interface ProductImageProps {
  /** Address on the picture CDN; the placeholder stands in for none. */
  src: string | null | undefined;
  /** What it shows; empty where the words beside it say it. */
  alt: string;
  /** Width of its slot, as `sizes`: `(min-width: 900px) 25vw, 50vw`. */
  sizes: string;
  /** `slot` takes the height of its slot as well. */
  ratio?: '4:5' | '1:1' | 'slot';
  corners?: 'square' | 'tile';
  fit?: 'cover' | 'contain';
  /** `eager` for what is in the first view, once a screen `first`: fetched before everything else. */
  loading?: 'lazy' | 'eager' | 'first';
}

/** A picture of a product at the width of its slot. One that cannot be loaded gives way to the placeholder. */
export function ProductImage({
  src,
  alt,
  sizes,
  ratio = '4:5',
  corners,
  fit,
  loading = 'lazy',
}: ProductImageProps) {
  const { shown, handlers } = useImageFallback(src);
  return (
    <img
      {...handlers}
      className={image({ ratio, corners, fit })}
      src={atWidth(shown, 720) ?? shown}
      srcSet={srcSet(shown)}
      sizes={sizes}
      width={400}
      height={ratio === '1:1' ? 400 : 500}
      alt={alt}
      loading={loading === 'lazy' ? 'lazy' : 'eager'}
      fetchPriority={loading === 'first' ? 'high' : 'auto'}
      decoding="async"
    />
  );
}
