import { publicFile } from '../../behaviour/publicFile.ts';
import { useImageFallback } from '../../behaviour/useImageFallback.ts';
import { art } from './Art.css.ts';
import { pictures } from './art.generated.ts';

type PictureName = keyof typeof pictures;
type NameOf<Cut extends string> = PictureName extends infer Name
  ? Name extends `${infer Base}-${Cut}`
    ? Base
    : never
  : never;

export type ArtName = NameOf<'tile'>;

interface CommonProps {
  /** Alternative text. Leave it out if the text beside the picture says the same. */
  label?: string;
  /** Displayed width as a `sizes` expression, such as `(min-width: 900px) 200px, 50vw`. */
  sizes: string;
  /** Loads the picture immediately and with high priority, for the first image of a screen. */
  eager?: boolean;
}

export type ArtProps = CommonProps &
  (
    | { cut?: 'tile'; name: NameOf<'tile'> }
    | { cut: 'cut'; name: NameOf<'cut'> }
    | { cut: 'chalk'; name: NameOf<'chalk'> }
  );

/** Returns whether there is a picture of this name in this version. */
export function isDrawn<Cut extends 'tile' | 'cut' | 'chalk'>(name: string, cut: Cut): name is NameOf<Cut> {
  return Object.hasOwn(pictures, `${name}-${cut}`);
}

/** A picture drawn for this shop, 4:5, as wide as its parent. `tile` covers the parent; `cut` and `chalk` are transparent. */
export function Art({ name, cut = 'tile', label = '', sizes, eager = false }: ArtProps) {
  const { hash, widths } = pictures[`${name}-${cut}` as PictureName];
  const at = (width: number) => publicFile(`art/${name}-${cut}.${hash}.${width}.webp`);
  const smallest = widths[0];
  const { shown, isPlaceholder, handlers } = useImageFallback(at(smallest));
  return (
    <img
      className={art({ cut })}
      {...handlers}
      src={shown}
      srcSet={isPlaceholder ? undefined : widths.map((width) => `${at(width)} ${width}w`).join(', ')}
      sizes={sizes}
      width={smallest}
      height={smallest * 1.25}
      alt={label}
      loading={eager ? 'eager' : 'lazy'}
      fetchPriority={eager ? 'high' : 'auto'}
      decoding="async"
    />
  );
}
