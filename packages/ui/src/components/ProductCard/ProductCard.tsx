import type { Money } from '@naap/api-clients/pricing';
import { useLinkComponent } from '../Link/index.ts';
import { Price } from '../Price/index.ts';
import { ProductImage } from '../ProductImage/index.ts';
import { Ribbon } from '../Ribbon/index.ts';
import { Skeleton } from '../Skeleton/index.ts';
import {
  about,
  brand as brandClass,
  card,
  name as nameClass,
  picture,
  skeleton,
  soldOut,
} from './ProductCard.css.ts';

export interface ProductCardProps {
  href: string;
  name: string;
  brand: string;
  price: Money;
  /** Shown struck when it is more than `price`. */
  originalPrice?: Money | undefined;
  /** Address of the picture; the placeholder stands in for none. */
  image: string | null;
  /** Width of the picture, as `sizes`. */
  sizes: string;
  /** `first` for the first card of a screen, `eager` for the others in its first view. */
  loading?: 'lazy' | 'eager' | 'first';
  /** 'Sold out', on a product of which nothing can be bought. */
  soldOutLabel?: string | undefined;
}

/** A product in a list: a picture, whose it is, what it is and what it costs. The whole card is one link. */
export function ProductCard({
  href,
  name,
  brand,
  price,
  originalPrice,
  image,
  sizes,
  loading,
  soldOutLabel,
}: ProductCardProps) {
  const Anchor = useLinkComponent();
  return (
    <Anchor href={href} className={card}>
      <div className={about}>
        <div className={picture}>
          <ProductImage src={image} alt="" sizes={sizes} loading={loading ?? 'lazy'} />
          {soldOutLabel && (
            <span className={soldOut}>
              <Ribbon label={soldOutLabel} />
            </span>
          )}
        </div>
        <p className={brandClass}>{brand}</p>
        <p className={nameClass}>{name}</p>
      </div>
      <Price amount={price} originalAmount={originalPrice} />
    </Anchor>
  );
}

/** Holds the place of a ProductCard. */
export function ProductCardSkeleton() {
  return (
    <div className={skeleton} aria-hidden="true">
      <Skeleton shape="tile" />
      <Skeleton shape="line" width="half" />
      <Skeleton shape="line" width="long" />
      <Skeleton shape="line" width="short" />
    </div>
  );
}
