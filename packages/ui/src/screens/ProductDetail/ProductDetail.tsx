import { m } from '@naap/messages';
import { useProduct } from '@naap/state';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { Container } from '../../components/index.ts';
import { PageMeta } from '../app-frame/PageMeta.tsx';
import { usePictureMoving } from '../navigation/pictureTransition.ts';
import { useScrollRestoration } from '../navigation/useScrollRestoration.ts';
import { titleScope } from './ProductHeader.css.ts';
import { ProductHeader } from './ProductHeader.tsx';
import { ProductPage } from './ProductPage.tsx';
import { ProductFailure, ProductLoading, ProductMissing } from './ProductStates.tsx';

/** /product/{productId} (spec section 2, "Product detail"). */
export function ProductDetailScreen() {
  const { productId = '' } = useParams();
  const { product, isLoading, isMissing, error, retry } = useProduct(productId);
  const [startedLoading] = useState(isLoading);
  const isWaiting = usePictureMoving() && startedLoading;
  useScrollRestoration(!isLoading && !isWaiting);

  if (product && !isWaiting) return <ProductPage key={product.id} product={product} />;
  return (
    <main className={titleScope}>
      {/* Empty until the title is known; then the heading below, which is in view, shows it. */}
      <ProductHeader title={isMissing ? m.product_detail_missing() : ''} />
      <PageMeta
        title={isMissing ? m.product_detail_missing() : m.product_detail_page_title()}
        unlisted={isMissing}
      />
      {(isLoading || product) && <ProductLoading />}
      <Container>
        {isMissing && <ProductMissing />}
        {error && <ProductFailure message={error.message} onRetry={retry} />}
      </Container>
    </main>
  );
}
