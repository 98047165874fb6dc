import { inr, type Product, type Selection, type ShelvedProduct, useRecentlyViewed } from '@naap/state';
import { useEffect, useEffectEvent } from 'react';

/** What the device keeps of a product: as it is shown before anything is chosen. */
export function shelved(product: Product, { price, originalPrice, images }: Selection): ShelvedProduct {
  const { id, title: name, vendor: brand } = product;
  return { id, name, brand, price: price ?? inr(0), originalPrice, image: images[0]?.url ?? null };
}

/** Puts the product among the recently viewed ones, once a visit of its page. */
export function useRemembered(product: ShelvedProduct): void {
  const { add } = useRecentlyViewed();
  const remember = useEffectEvent(() => add(product));
  // biome-ignore lint/correctness/useExhaustiveDependencies: another product on the same page is another visit
  useEffect(() => remember(), [product.id]);
}
