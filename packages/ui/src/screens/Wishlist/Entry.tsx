import { m } from '@naap/messages';
import { foreignLanguage, type WishlistEntry } from '@naap/state';
import type { Ref } from 'react';
import { IconButton, LinkButton, ProductCard, Text, xIcon } from '../../components/index.ts';
import { productPath } from '../navigation/paths.ts';
import { ProductAction } from '../product-cards/ProductAction.tsx';
import { card, entry as entryClass, remove } from './Wishlist.css.ts';

interface EntryProps {
  entry: WishlistEntry;
  onRemove: () => void;
  removeRef: Ref<HTMLButtonElement>;
}

/** A product of the wishlist: as it is sold now, or else as the device has saved it. */
export function Entry({ entry: { saved, product, status }, onRemove, removeRef }: EntryProps) {
  const { name, brand, price } = product ?? saved;
  const image = product ? (product.image?.url ?? null) : saved.image;
  const originalPrice = product ? product.originalPrice : saved.originalPrice;
  const isSoldOut = product !== null && !product.availableForSale;
  return (
    <article className={entryClass} aria-label={name}>
      <div className={card}>
        <ProductCard
          href={productPath(saved.id)}
          name={name}
          nameLang={foreignLanguage(name)}
          brand={brand}
          price={price}
          originalPrice={originalPrice ?? undefined}
          image={image}
          sizes="(min-width: 1280px) 230px, (min-width: 600px) calc(33vw - 21px), (min-resolution: 2.5dppx) calc(33vw - 14px), calc(50vw - 21px)"
          soldOutLabel={
            status === 'not-found' ? m.wishlist_not_found() : isSoldOut ? m.home_row_sold_out() : undefined
          }
        />
      </div>
      {status === 'failed' && (
        <Text size="small" tone="danger">
          {m.wishlist_failed()}
        </Text>
      )}
      {product && <ProductAction product={product} origin="wishlist" />}
      {(status === 'looking-up' || status === 'failed') && (
        <LinkButton
          label={m.home_row_see()}
          accessibleLabel={m.home_row_see_named({ name })}
          href={productPath(saved.id)}
          emphasis="outline"
          size="small"
          width="full"
        />
      )}
      <div className={remove}>
        <IconButton
          ref={removeRef}
          variant="floating"
          icon={xIcon}
          iconSize={20}
          label={m.wishlist_remove({ name })}
          onClick={onRemove}
        />
      </div>
    </article>
  );
}
