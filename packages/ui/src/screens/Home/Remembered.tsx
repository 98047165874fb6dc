import { useRecentlyViewed, useWishlist } from '@naap/state';
import { Button } from '../../components/index.ts';
import { SavedProductsRow } from '../shared/SavedProductsRow.tsx';
import { copy } from './Home.copy.ts';

/** What this device remembers of earlier visits, after everything the specification puts on the page (docs/decisions/device.md). */
export function Remembered() {
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
