import {
  inr,
  type Product,
  type SavedProduct,
  type Selection,
  useRecentlyViewed,
  useReport,
} from '@naap/state';
import { useEffect, useEffectEvent } from 'react';

/** Returns the product as the device stores it, with the price and image of its initial selection. */
export function toSavedProduct(product: Product, { price, originalPrice, images }: Selection): SavedProduct {
  const { id, title: name, vendor: brand } = product;
  return { id, name, brand, price: price ?? inr(0), originalPrice, image: images[0]?.url ?? null };
}

/** Adds the product to the recently viewed products, and reports it, once per visit of its page. */
export function useRecordView(product: SavedProduct): void {
  const { add } = useRecentlyViewed();
  const report = useReport();
  const recordView = useEffectEvent(() => {
    add(product);
    report({ type: 'product', product });
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new product on the same page counts as a visit
  useEffect(() => recordView(), [product.id]);
}
