import { inr, type Product, type SavedProduct, type Selection, useRecentlyViewed } from '@naap/state';
import { useEffect, useEffectEvent } from 'react';

/** What the device keeps of a product: as it is shown before anything is chosen. */
export function toSavedProduct(product: Product, { price, originalPrice, images }: Selection): SavedProduct {
  const { id, title: name, vendor: brand } = product;
  return { id, name, brand, price: price ?? inr(0), originalPrice, image: images[0]?.url ?? null };
}

/** Puts the product among the recently viewed ones, once a visit of its page. */
export function useRemembered(product: SavedProduct): void {
  const { add } = useRecentlyViewed();
  const remember = useEffectEvent(() => add(product));
  // biome-ignore lint/correctness/useExhaustiveDependencies: another product on the same page is another visit
  useEffect(() => remember(), [product.id]);
}
