import { useProduct } from '@naap/state';
import { useParams } from 'react-router-dom';
import { Container } from '../../components/index.ts';
import { useScrollMemory } from '../shared/useScrollMemory.ts';
import { copy } from './ProductDetail.copy.ts';
import { ProductPage } from './ProductPage.tsx';
import { ProductFailure, ProductLoading, ProductMissing } from './ProductStates.tsx';

/** /product/{productId} (spec section 2, "Product detail"). */
export function ProductDetailScreen() {
  const { productId = '' } = useParams();
  const { product, isLoading, isMissing, error, retry } = useProduct(productId);
  useScrollMemory(!isLoading);

  if (product) return <ProductPage product={product} />;
  return (
    <main>
      <title>{isMissing ? copy.missing : copy.loading}</title>
      {isLoading && <ProductLoading />}
      <Container>
        {isMissing && <ProductMissing />}
        {error && <ProductFailure message={error.message} onRetry={retry} />}
      </Container>
    </main>
  );
}
