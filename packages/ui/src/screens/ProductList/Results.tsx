import type { ProductCard, ProductList } from '@naap/state';
import { memo, useMemo } from 'react';
import {
  Button,
  EmptyState,
  ErrorState,
  LinkButton,
  LinkProvider,
  ProductGrid,
  ProductGridSkeleton,
  SkipLink,
  Stack,
  scissorsIcon,
  Text,
} from '../../components/index.ts';
import { ProductLink } from '../navigation/ProductLink.tsx';
import { productPath } from '../navigation/paths.ts';
import { MorePages } from './MorePages.tsx';
import { copy } from './ProductList.copy.ts';
import { afterProducts } from './ProductList.css.ts';

/** Number of skeleton cards (spec section 9). */
const SKELETON_CARDS = 10;

const AFTER_PRODUCTS = 'after-products';

/** A list can have a thousand cards. They are not rendered again when only what surrounds them changes, such as an open dialog. */
const Products = memo(ProductGrid);

interface ResultsProps {
  list: ProductList;
  /** Whether the pages of an earlier visit are being fetched again. */
  isRestoring: boolean;
  collection: string | null;
  hasFilters: boolean;
}

/** The products, or the loading, error or empty state. */
export function Results({ list, isRestoring, collection, hasFilters }: ResultsProps) {
  const { title, products, isLoading, isRefetching, error, refetchError, hasNextPage, retry } = list;
  const cards = useMemo(() => products.map(toCard), [products]);
  if (isLoading || isRestoring) return <ProductGridSkeleton count={SKELETON_CARDS} label={copy.loading} />;
  if (error) return <Failure message={error.message} collection={collection} onRetry={retry} />;
  // A page may be empty although later pages have products.
  if (products.length === 0 && !hasNextPage) return hasFilters ? <EmptyFiltered /> : <Empty />;
  return (
    <LinkProvider component={ProductLink}>
      <SkipLink label={copy.skipProducts} targetId={AFTER_PRODUCTS} />
      {refetchError && <RefetchFailure message={refetchError.message} onRetry={retry} />}
      {products.length > 0 && (
        <div aria-busy={isRefetching}>
          <Products label={title} products={cards} />
        </div>
      )}
      <MorePages list={list} />
      <p id={AFTER_PRODUCTS} tabIndex={-1} className={afterProducts}>
        {copy.afterProducts}
      </p>
    </LinkProvider>
  );
}

function toCard({ id, name, brand, price, originalPrice, image, availableForSale }: ProductCard) {
  return {
    id,
    href: productPath(id),
    name,
    brand,
    price,
    originalPrice,
    image: image?.url ?? null,
    soldOutLabel: availableForSale ? undefined : copy.soldOut,
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
      title={copy.error(message)}
      {...(collection !== null && { message: copy.collection(collection) })}
      retryLabel={copy.retry}
      onRetry={onRetry}
    />
  );
}

function RefetchFailure({ message, onRetry }: Omit<FailureProps, 'collection'>) {
  return (
    <Stack space={8} align="center">
      <Text tone="danger" weight="strong">
        <span role="alert">{copy.error(message)}</span>
      </Text>
      <Button label={copy.retry} emphasis="outline" size="medium" onClick={onRetry} />
    </Stack>
  );
}

function EmptyFiltered() {
  const { title, help, action } = copy.emptyFiltered;
  return (
    <EmptyState
      icon={scissorsIcon}
      title={title}
      description={help}
      action={<LinkButton label={action} href="/categories" emphasis="ink" size="medium" />}
    />
  );
}

function Empty() {
  const { title, help, action } = copy.empty;
  return (
    <EmptyState
      icon={scissorsIcon}
      title={title}
      description={help}
      action={<LinkButton label={action} href="/products" emphasis="ink" size="medium" />}
    />
  );
}
