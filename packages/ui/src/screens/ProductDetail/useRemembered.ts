import {
  inr,
  type Product,
  type ShelvedProduct,
  useRecentlyViewed,
  type VariantSelection,
} from '@naap/state';
import { useEffect, useEffectEvent } from 'react';

/** What the device keeps of a product: as it is shown now. */
export function shelved(
  product: Product,
  { price, originalPrice, images }: VariantSelection,
): ShelvedProduct {
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
