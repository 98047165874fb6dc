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
  /** Language of `name`, if it is not the page's. */
  nameLang?: string | undefined;
  brand: string;
  price: Money;
  /** Shown struck through if it is higher than `price`. */
  originalPrice?: Money | undefined;
  /** URL of the image; null shows the placeholder. */
  image: string | null;
  /** Displayed width of the image, as a `sizes` expression. */
  sizes: string;
  /** `first` for the first card of a screen, `eager` for the other cards in the initial viewport. */
  loading?: 'lazy' | 'eager' | 'first';
  /** 'Sold out', if no variant of the product is available. */
  soldOutLabel?: string | undefined;
}

/** A product in a list: image, brand, name and price. The whole card is one link. */
export function ProductCard({
  href,
  name,
  nameLang,
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
        <p className={nameClass} lang={nameLang}>
          {name}
        </p>
      </div>
      <Price amount={price} originalAmount={originalPrice} />
    </Anchor>
  );
}

/** Placeholder for a ProductCard that is loading. */
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
