import type { ProductCard, ProductList } from '@naap/state';
import {
  EmptyState,
  ErrorState,
  LinkButton,
  LinkProvider,
  ProductGrid,
  ProductGridSkeleton,
  scissorsIcon,
} from '../../components/index.ts';
import { ProductLink } from '../shared/ProductLink.tsx';
import { productPath } from '../shared/paths.ts';
import { MorePages } from './MorePages.tsx';
import { copy } from './ProductList.copy.ts';

/** Spec section 9. */
const SKELETON_CARDS = 10;

interface ResultsProps {
  list: ProductList;
  collection: string | null;
  hasFilters: boolean;
}

/** The products, or why there are none. */
export function Results({ list, collection, hasFilters }: ResultsProps) {
  const { title, products, isLoading, error, retry } = list;
  if (isLoading) return <ProductGridSkeleton count={SKELETON_CARDS} label={copy.loading} />;
  if (error) return <Failure message={error.message} collection={collection} onRetry={retry} />;
  if (products.length === 0) return hasFilters ? <EmptyFiltered /> : <Empty />;
  return (
    <LinkProvider component={ProductLink}>
      <ProductGrid label={title} products={products.map(toCard)} />
      <MorePages list={list} />
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
