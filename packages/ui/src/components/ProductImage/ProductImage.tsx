import { useImageFallback } from '../../behaviour/useImageFallback.ts';
import { image } from './ProductImage.css.ts';
import { atWidth, srcSet } from './srcSet.ts';

export interface ProductImageProps {
  /** URL of the image on the CDN. If empty, the placeholder is shown. */
  src: string | null | undefined;
  /** Alternative text; empty if the text beside the image says the same. */
  alt: string;
  /** Language of `alt`, if it is not the page's. */
  altLang?: string | undefined;
  /** Displayed width as a `sizes` expression, such as `(min-width: 900px) 25vw, 50vw`. */
  sizes: string;
  /** `slot` fills the height of the parent too. */
  ratio?: '4:5' | '1:1' | 'slot';
  /** `square` is for images that reach the edges of their container, up to the width of the window; they come in larger widths too. */
  corners?: 'square' | 'tile';
  fit?: 'cover' | 'contain';
  /** `first` loads with high priority, for one image per screen; `eager` is for other images in the initial viewport. */
  loading?: 'lazy' | 'eager' | 'first';
  /** URL of a smaller version in the browser's cache, shown until the image is loaded. */
  preview?: string | undefined;
}

/** An image of a product, loaded at its displayed width. If it fails to load, the placeholder is shown. */
export function ProductImage({
  src,
  alt,
  altLang,
  sizes,
  ratio = '4:5',
  corners = 'tile',
  fit,
  loading = 'lazy',
  preview,
}: ProductImageProps) {
  const { shown, handlers } = useImageFallback(src);
  return (
    <img
      {...handlers}
      className={image({ ratio, corners, fit })}
      style={preview ? { backgroundImage: `url(${JSON.stringify(preview)})` } : undefined}
      src={atWidth(shown, 540) ?? shown}
      srcSet={srcSet(shown, corners === 'tile' ? 'tile' : 'full')}
      // A server does not know whether the browser saves data.
      suppressHydrationWarning
      sizes={sizes}
      width={400}
      height={ratio === '1:1' ? 400 : 500}
      alt={alt}
      lang={altLang}
      loading={loading === 'lazy' ? 'lazy' : 'eager'}
      fetchPriority={loading === 'first' ? 'high' : undefined}
      decoding="async"
    />
  );
}
