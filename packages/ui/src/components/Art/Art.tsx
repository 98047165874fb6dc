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
  /** What it shows. Leave out where the words beside it say it: then it is decoration. */
  label?: string;
  /** Width of its slot as a `sizes` expression, such as `(min-width: 900px) 200px, 50vw`. */
  sizes: string;
  /** Of the first thing seen: fetched at once and first. */
  eager?: boolean;
}

export type ArtProps = CommonProps &
  (
    | { cut?: 'tile'; name: NameOf<'tile'> }
    | { cut: 'cut'; name: NameOf<'cut'> }
    | { cut: 'chalk'; name: NameOf<'chalk'> }
  );

/** Whether there is a picture of this name in this cut. */
export function isDrawn<Cut extends 'tile' | 'cut' | 'chalk'>(name: string, cut: Cut): name is NameOf<Cut> {
  return Object.hasOwn(pictures, `${name}-${cut}`);
}

/** One of the shop's own pictures, 4:5, filling its slot's width. `tile` covers the slot; `cut` and `chalk` are see-through. */
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
