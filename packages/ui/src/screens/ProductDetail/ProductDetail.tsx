import { m } from '@naap/messages';
import { useProduct } from '@naap/state';
import { useParams } from 'react-router-dom';
import { Container } from '../../components/index.ts';
import { PageMeta } from '../app-frame/PageMeta.tsx';
import { useScrollRestoration } from '../navigation/useScrollRestoration.ts';
import { ProductHeader } from './ProductHeader.tsx';
import { ProductPage } from './ProductPage.tsx';
import { ProductFailure, ProductLoading, ProductMissing } from './ProductStates.tsx';

/** /product/{productId} (spec section 2, "Product detail"). */
export function ProductDetailScreen() {
  const { productId = '' } = useParams();
  const { product, isLoading, isMissing, error, retry } = useProduct(productId);
  useScrollRestoration(!isLoading);

  if (product) return <ProductPage key={product.id} product={product} />;
  return (
    <main>
      <ProductHeader title={isMissing ? m.product_detail_missing() : m.product_detail_page_title()} />
      <PageMeta
        title={isMissing ? m.product_detail_missing() : m.product_detail_page_title()}
        unlisted={isMissing}
      />
      {isLoading && <ProductLoading />}
      <Container>
        {isMissing && <ProductMissing />}
        {error && <ProductFailure message={error.message} onRetry={retry} />}
      </Container>
    </main>
  );
}
