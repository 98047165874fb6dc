import { m } from '@naap/messages';
import {
  type BagIntentOrigin,
  foreignLanguage,
  type ProductCard as ProductCardData,
  type ProductRow as ProductRowData,
  type ProductRowSource,
  type ShownList,
} from '@naap/state';
import { useRef } from 'react';
import { ErrorState, ProductCard, ScrollRow, SectionHeading, Stack, Text } from '../../components/index.ts';
import { ProductLinks } from '../navigation/ProductLinks.tsx';
import { productPath } from '../navigation/paths.ts';
import { ProductAction } from './ProductAction.tsx';
import { card, quarter } from './products-row.css.ts';
import { SavedPrices } from './SavedPrices.tsx';

interface ProductRowProps {
  title: string;
  source: ProductRowSource;
  /** The products of the source. */
  row: ProductRowData;
  /** Text shown while the products load. */
  loading: string;
  /** The screen of the row. */
  origin: Exclude<BagIntentOrigin, 'product'>;
  /** The row has four products, which fill it on wide viewports. */
  four?: boolean;
}

/** Widths of the images, as `sizes` expressions. */
const ON_PHONE = '(min-resolution: 2.5dppx) 112px, 128px';
const SIXTH = `(min-width: 1600px) 217px, (min-width: 900px) 200px, (min-width: 600px) 168px, ${ON_PHONE}`;
const QUARTER = `(min-width: 1600px) 331px, (min-width: 1280px) 291px, (min-width: 600px) 24vw, ${ON_PHONE}`;

/** A row of products, such as 'Products You Can't Miss' (spec sections 2, 7 and 8). Renders nothing when there are none. */
export function ProductRow({ title, source, row, loading, origin, four = false }: ProductRowProps) {
  const { products, isLoading, error, retry } = row;
  const area = useRef<HTMLDivElement>(null);
  if (!isLoading && error === null && products.length === 0) return null;
  return (
    <Stack as="section" space={8} label={title}>
      <SectionHeading title={title} />
      {isLoading && (
        <div role="status" aria-busy="true">
          <Text tone="secondary">{loading}</Text>
        </div>
      )}
      {error !== null && (
        <ErrorState
          title={m.home_row_error({ message: error.message })}
          level={3}
          retryLabel={m.site_retry()}
          onRetry={retry}
        />
      )}
      {products.length > 0 && (
        <ProductLinks list={shownList(source, origin)} products={products} area={area}>
          <SavedPrices />
          <div ref={area}>
            <ScrollRow label={title}>
              {products.map((product) => (
                <div key={product.id} className={four ? quarter : card}>
                  <Product product={product} origin={origin} sizes={four ? QUARTER : SIXTH} />
                </div>
              ))}
            </ScrollRow>
          </div>
        </ProductLinks>
      )}
    </Stack>
  );
}

/** Returns the list for commerce events. Its name consists of the storefront's words, which are the same in every language. */
function shownList({ collection, tags = [] }: ProductRowSource, origin: string): ShownList {
  const name = collection ?? tags.join(', ');
  return { id: `${origin} ${name}`, name };
}

interface ProductProps {
  product: ProductCardData;
  origin: BagIntentOrigin;
  sizes: string;
}

/** A product with one variant has a button that adds it; any other product links to its page. */
function Product({ product, origin, sizes }: ProductProps) {
  const href = productPath(product.id);
  const isSoldOut = !product.availableForSale;
  return (
    <Stack space={8}>
      <ProductCard
        href={href}
        name={product.name}
        nameLang={foreignLanguage(product.name)}
        brand={product.brand}
        price={product.price}
        originalPrice={product.originalPrice}
        image={product.image?.url ?? null}
        sizes={sizes}
        soldOutLabel={isSoldOut ? m.home_row_sold_out() : undefined}
      />
      <ProductAction product={product} origin={origin} />
    </Stack>
  );
}
