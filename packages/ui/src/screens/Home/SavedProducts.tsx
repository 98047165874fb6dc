import { m } from '@naap/messages';
import { useRecentlyViewed, useWishlist } from '@naap/state';
import { Button } from '../../components/index.ts';
import { SavedProductsRow } from './SavedProductsRow.tsx';

/** The wishlist and the recently viewed products of this device (docs/decisions/device.md). */
export function SavedProducts() {
  const wishlist = useWishlist();
  const viewed = useRecentlyViewed();
  return (
    <>
      <SavedProductsRow
        title={m.home_wishlist()}
        list={{ id: 'wishlist', name: 'Wishlist' }}
        products={wishlist.products}
      />
      <SavedProductsRow
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
