import { m } from '@naap/messages';
import {
  foreignLanguage,
  hasFilters,
  type ProductCard,
  type ProductList,
  type ProductListUrl,
  type ShownList,
  tagsOf,
  useContent,
} from '@naap/state';
import { memo, Suspense, useMemo } from 'react';
import { lazyPart } from '../../behaviour/lazyPart.tsx';
import {
  Button,
  EmptyState,
  ErrorState,
  LinkButton,
  ProductGrid,
  ProductGridSkeleton,
  resultsMark,
  SkipLink,
  Stack,
  Text,
  useOfflineMessage,
} from '../../components/index.ts';
import { ProductLinks } from '../navigation/ProductLinks.tsx';
import { productPath } from '../navigation/paths.ts';
import { SavedPrices } from '../product-cards/SavedPrices.tsx';
import { MorePages } from './MorePages.tsx';
import { NextSteps } from './NextSteps.tsx';
import { afterProducts } from './ProductList.css.ts';

// Needed only for a search without products.
const SimilarSearch = lazyPart(
  async () => (await import('../product-search/SimilarSearch.tsx')).SimilarSearch,
);

/** Number of skeleton cards (spec section 9). */
const SKELETON_CARDS = 10;

const AFTER_PRODUCTS = 'after-products';

/** The grid, memoised: its cards, which can be a thousand, are not rendered again when only the elements around them change. */
const Products = memo(ProductGrid);

interface ResultsProps {
  list: ProductList;
  /** Whether the pages of an earlier visit are being fetched again. */
  isRestoring: boolean;
  url: ProductListUrl;
}

/** The products, or the loading, error or empty state. */
export function Results({ list, isRestoring, url }: ResultsProps) {
  const { title, products, isLoading, isRefetching, error, refetchError, hasNextPage, retry } = list;
  const cards = useMemo(() => products.map(toCard), [products]);
  if (isLoading || isRestoring)
    return <ProductGridSkeleton count={SKELETON_CARDS} label={m.product_list_loading()} />;
  if (error) return <Failure message={error.message} collection={url.collection} onRetry={retry} />;
  // A page may be empty although later pages have products.
  if (products.length === 0 && !hasNextPage) return <Empty url={url} />;
  return (
    <ProductLinks list={shownList(url)} products={products}>
      <SkipLink label={m.product_list_skip_products()} targetId={AFTER_PRODUCTS} />
      {refetchError && <RefetchFailure message={refetchError.message} onRetry={retry} />}
      <SavedPrices />
      {products.length > 0 && (
        <div aria-busy={isRefetching}>
          <Products label={title} products={cards} />
        </div>
      )}
      <MorePages list={list} />
      <p id={AFTER_PRODUCTS} tabIndex={-1} className={afterProducts}>
        {m.product_list_after_products()}
      </p>
    </ProductLinks>
  );
}

function shownList({ collection, search, filters, params }: ProductListUrl): ShownList {
  return { collection, search, tags: tagsOf(filters), key: params.toString() };
}

function toCard({ id, name, brand, price, originalPrice, image, availableForSale }: ProductCard) {
  return {
    id,
    href: productPath(id),
    name,
    nameLang: foreignLanguage(name),
    brand,
    price,
    originalPrice,
    image: image?.url ?? null,
    soldOutLabel: availableForSale ? undefined : m.product_list_sold_out(),
  };
}

interface FailureProps {
  message: string;
  collection: string | null;
  onRetry: () => void;
}

function Failure({ message, collection, onRetry }: FailureProps) {
  return (
    <ErrorState
      title={m.product_list_error({ message })}
      {...(collection !== null && { message: m.product_list_collection({ handle: collection }) })}
      retryLabel={m.site_retry()}
      onRetry={onRetry}
    />
  );
}

function RefetchFailure({ message, onRetry }: Omit<FailureProps, 'collection'>) {
  const offlineMessage = useOfflineMessage();
  return (
    <Stack space={8} align="center">
      <Text tone="danger" weight="strong">
        <span role="alert">{m.product_list_error({ message: offlineMessage ?? message })}</span>
      </Text>
      <Button label={m.site_retry()} emphasis="outline" size="medium" onClick={onRetry} />
    </Stack>
  );
}

function Empty({ url }: { url: ProductListUrl }) {
  const isFiltered = hasFilters(url.filters);
  const href = isFiltered ? '/categories' : '/products';
  const { prices } = useContent().search;
  const text = url.search?.trim() ?? '';
  const isTyped = text !== '' && prices.every(({ name }) => name !== text);
  const help = () => {
    if (isFiltered) return m.product_list_empty_filtered_help();
    return isTyped ? m.product_list_empty_typed_help() : m.product_list_empty_help();
  };
  return (
    <>
      <EmptyState
        mark={resultsMark}
        title={isFiltered ? m.product_list_empty_filtered_title() : m.product_list_empty_title()}
        description={help()}
        action={
          <>
            {isTyped && (
              <Suspense>
                <SimilarSearch text={text} />
              </Suspense>
            )}
            <LinkButton
              label={isFiltered ? m.product_list_empty_filtered_action() : m.product_list_empty_action()}
              href={href}
              emphasis={isTyped ? 'outline' : 'ink'}
              size="medium"
            />
          </>
        }
      />
      <NextSteps url={url} />
    </>
  );
}
