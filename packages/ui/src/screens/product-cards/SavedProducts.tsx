import { m } from '@naap/messages';
import { useRecentlyViewed, useWishlist } from '@naap/state';
import { Button, LinkButton } from '../../components/index.ts';
import { ProductsRow } from './ProductsRow.tsx';

/** The wishlist and the recently viewed products of this device (docs/decisions/device.md). */
export function SavedProducts() {
  const wishlist = useWishlist();
  const viewed = useRecentlyViewed();
  return (
    <>
      <ProductsRow
        title={m.home_wishlist()}
        list={{ id: 'wishlist', name: 'Wishlist' }}
        products={wishlist.products}
        action={<LinkButton href="/wishlist" label={m.wishlist_open()} emphasis="quiet" size="small" />}
      />
      <ProductsRow
        title={m.home_viewed_title()}
        list={{ id: 'recently_viewed', name: 'Recently viewed' }}
        products={viewed.products}
        action={
          <Button
            label={m.home_viewed_clear()}
            accessibleLabel={m.home_viewed_clear_named()}
            emphasis="quiet"
            size="small"
            onClick={viewed.clear}
          />
        }
      />
    </>
  );
}
