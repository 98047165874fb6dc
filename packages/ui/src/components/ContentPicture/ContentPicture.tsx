import { Art, isDrawn } from '../Art/index.ts';
import { ProductImage } from '../ProductImage/index.ts';

export interface ContentPictureProps {
  /** The name of a drawn picture, or the address of an image file. */
  picture: string;
  /** `tile` fills its slot; `cut` and `chalk` have a transparent background when they are drawn pictures. */
  cut?: 'tile' | 'cut' | 'chalk';
  /** Alternative text. Leave out when the text beside the image says the same. */
  label?: string;
  /** Width of its slot as a `sizes` expression, such as `(min-width: 900px) 200px, 50vw`. */
  sizes: string;
  /** Fetches the image at once and with high priority, for the first image on a screen. */
  eager?: boolean;
}

/** A picture that the content file names: one of the drawn pictures, or an image file. */
export function ContentPicture({
  picture,
  cut = 'tile',
  label = '',
  sizes,
  eager = false,
}: ContentPictureProps) {
  const common = { label, sizes, eager };
  if (cut === 'tile' && isDrawn(picture, cut)) return <Art cut={cut} name={picture} {...common} />;
  if (cut === 'cut' && isDrawn(picture, cut)) return <Art cut={cut} name={picture} {...common} />;
  if (cut === 'chalk' && isDrawn(picture, cut)) return <Art cut={cut} name={picture} {...common} />;
  return (
    <ProductImage
      src={picture}
      alt={label}
      sizes={sizes}
      ratio={cut === 'tile' ? 'slot' : '4:5'}
      corners={cut === 'tile' ? 'square' : 'tile'}
      loading={eager ? 'first' : 'lazy'}
    />
  );
}
