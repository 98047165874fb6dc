import { useRecentlyViewed, useWishlist } from '@naap/state';
import { Button } from '../../components/index.ts';
import { copy } from './Home.copy.ts';
import { SavedProductsRow } from './SavedProductsRow.tsx';

/** The wishlist and the recently viewed products of this device (docs/decisions/device.md). */
export function SavedProducts() {
  const wishlist = useWishlist();
  const viewed = useRecentlyViewed();
  return (
    <>
      <SavedProductsRow title={copy.wishlist} products={wishlist.products} />
      <SavedProductsRow
        title={copy.viewed.title}
        products={viewed.products}
        action={
          <Button
            label={copy.viewed.clear}
            accessibleLabel={copy.viewed.clearNamed}
            emphasis="quiet"
            size="small"
            onClick={viewed.clear}
          />
        }
      />
    </>
  );
}
