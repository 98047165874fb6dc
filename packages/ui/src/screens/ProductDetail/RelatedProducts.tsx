import { m } from '@naap/messages';
import { type ProductCard, type SavedProduct, useRecentlyViewed, useRecommendations } from '@naap/state';
import { useMemo } from 'react';
import {
  ErrorState,
  Link,
  ProductCardSkeleton,
  ScrollRow,
  SectionHeading,
  Stack,
  Text,
} from '../../components/index.ts';
import { ProductsRow } from '../product-cards/ProductsRow.tsx';
import { card } from '../product-cards/products-row.css.ts';
import { noRow, rowPlace } from './ProductDetail.css.ts';

/** Number of placeholders, which fill a row of a wide screen. */
const SKELETON_CARDS = 6;

/** Number of products that a sold-out product's page offers instead. */
const IN_STOCK_CARDS = 3;

const RELATED = { id: 'related', name: 'Related products' };

interface RecommendationsProps {
  productId: string;
  /** The page shows the first similar products above: see `InStockProducts`. */
  isSoldOut: boolean;
}

/** Similar products, and the products that were viewed before. */
export function RelatedProducts({ productId, isSoldOut }: RecommendationsProps) {
  const { products } = useRecentlyViewed();
  const viewed = useMemo(() => products.filter(({ id }) => id !== productId), [products, productId]);
  return (
    <Stack space={32}>
      <Recommendations productId={productId} isSoldOut={isSoldOut} />
      <ProductsRow
        title={m.home_viewed_title()}
        list={{ id: 'recently_viewed', name: 'Recently viewed' }}
        products={viewed}
      />
      <div>
        <Link href="/wishlist" label={m.wishlist_open()} placement="alone" />
      </div>
    </Stack>
  );
}

/** Similar products that can be ordered; nothing when there are none. */
export function InStockProducts({ productId }: { productId: string }) {
  const { products } = useRecommendations(productId);
  const cards = useMemo(() => products.slice(0, IN_STOCK_CARDS).map(toRowProduct), [products]);
  const list = { id: 'in_stock', name: 'Similar products in stock' };
  return <ProductsRow title={m.product_detail_in_stock_title()} list={list} products={cards} />;
}

function Recommendations({ productId, isSoldOut }: RecommendationsProps) {
  const { products, isLoading, error, retry } = useRecommendations(productId);
  const cards = useMemo(
    () => products.slice(isSoldOut ? IN_STOCK_CARDS : 0).map(toRowProduct),
    [products, isSoldOut],
  );
  const title = m.product_detail_related_title();
  if (products.length > 0 && cards.length === 0) return null;
  return (
    <div className={rowPlace}>
      {cards.length > 0 ? (
        <ProductsRow title={title} list={RELATED} products={cards} />
      ) : (
        <Stack as="section" space={12} label={title}>
          <SectionHeading title={title} />
          {isLoading && (
            <div role="status" aria-busy="true" aria-label={m.product_detail_related_loading()}>
              <ScrollRow label={title}>
                {Array.from({ length: SKELETON_CARDS }, (_, index) => (
                  <div key={index} className={card}>
                    <ProductCardSkeleton />
                  </div>
                ))}
              </ScrollRow>
            </div>
          )}
          {error && (
            <div className={noRow}>
              <ErrorState
                level={3}
                title={m.product_detail_error({ message: error.message })}
                retryLabel={m.product_detail_retry()}
                onRetry={retry}
              />
            </div>
          )}
          {!isLoading && !error && (
            <div className={noRow}>
              <Stack space={12} align="center">
                <Text tone="secondary" align="center">
                  {m.product_detail_related_empty()}
                </Text>
                <Link href="/products" label={m.product_detail_related_all()} placement="alone" />
              </Stack>
            </div>
          )}
        </Stack>
      )}
    </div>
  );
}

function toRowProduct({ id, name, brand, price, originalPrice, image }: ProductCard): SavedProduct {
  return { id, name, brand, price, originalPrice: originalPrice ?? null, image: image?.url ?? null };
}
