import { Art, isDrawn, ProductImage } from '../../components/index.ts';

export interface ContentPictureProps {
  /** Of the content file: the name of a drawn picture, or an address. */
  picture: string;
  /** `tile` covers its slot; `cut` and `chalk` are see-through where they are drawn. */
  cut?: 'tile' | 'cut' | 'chalk';
  /** What it shows. Leave out where the words beside it say it. */
  label?: string;
  /** Width of its slot, as `sizes`. */
  sizes: string;
  /** Of the first thing seen. */
  eager?: boolean;
}

/** A picture of the content file, drawn or from an address. */
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
