import { NearViewport } from '../../behaviour/NearViewport.tsx';
import { publicFile } from '../../behaviour/publicFile.ts';
import { useImageFallback } from '../../behaviour/useImageFallback.ts';
import { art, sources } from './Art.css.ts';
import { artWidths, pictures } from './art.generated.ts';

type PictureName = keyof typeof pictures;
type NameOf<Cut extends string> = PictureName extends infer Name
  ? Name extends `${infer Base}-${Cut}`
    ? Base
    : never
  : never;

export type ArtName = NameOf<'tile'>;

interface CommonProps {
  /** Alternative text. Leave it out if the text beside the image says the same. */
  label?: string;
  /** Displayed width as a `sizes` expression, such as `(min-width: 900px) 200px, 50vw`. */
  sizes: string;
  /** Loads the image immediately and with high priority, for the first image of a screen. */
  eager?: boolean;
}

export type ArtProps = CommonProps &
  (
    | { cut?: 'tile'; name: NameOf<'tile'> }
    | { cut: 'cut'; name: NameOf<'cut'> }
    | { cut: 'chalk'; name: NameOf<'chalk'> }
  );

/** Returns whether there is an image of this name in this version. */
export function isDrawn<Cut extends 'tile' | 'cut' | 'chalk'>(name: string, cut: Cut): name is NameOf<Cut> {
  return Object.hasOwn(pictures, `${name}-${cut}`);
}

/** An image drawn for this shop, 4:5, as wide as its parent. `tile` covers the parent; `cut` and `chalk` are transparent. */
export function Art({ name, cut = 'tile', label = '', sizes, eager = false }: ArtProps) {
  const picture = `${name}-${cut}` as PictureName;
  const { hash, tint } = pictures[picture];
  const { avif, webp } = artWidths[cut];
  const file = (width: number, format: string) => publicFile(`art/${picture}.${hash}.${width}.${format}`);
  const srcSet = (widths: readonly number[], format: string) =>
    widths.map((width) => `${file(width, format)} ${width}w`).join(', ');
  const smallest = webp[0];
  const { shown, isPlaceholder, handlers } = useImageFallback(file(smallest, 'webp'));
  const className = art(cut === 'tile' ? { cut, tint } : { cut });
  return (
    <NearViewport
      name={`${picture} ${sizes}`}
      className={className}
      label={label}
      plain={
        <img className={className} src={file(webp.at(1) ?? smallest, 'webp')} alt={label} loading="lazy" />
      }
    >
      <picture className={sources}>
        {avif.length > 0 && !isPlaceholder && (
          <source type="image/avif" srcSet={srcSet(avif, 'avif')} sizes={sizes} />
        )}
        <img
          className={className}
          {...handlers}
          src={shown}
          srcSet={isPlaceholder ? undefined : srcSet(webp, 'webp')}
          sizes={sizes}
          width={smallest}
          height={smallest * 1.25}
          alt={label}
          loading={eager ? 'eager' : 'lazy'}
          fetchPriority={eager ? 'high' : undefined}
          decoding="async"
        />
      </picture>
    </NearViewport>
  );
}
