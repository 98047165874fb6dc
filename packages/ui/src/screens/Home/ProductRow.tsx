import { m } from '@naap/messages';
import {
  type AddToBagInput,
  foreignLanguage,
  type ProductCard as ProductCardData,
  type ProductRowSource,
  type ShownList,
  useAddToBag,
  useContinueBagIntent,
  useKeepBagIntent,
  useProductRow,
  useSession,
} from '@naap/state';
import { useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import {
  Button,
  ErrorState,
  LinkButton,
  ProductCard,
  ScrollRow,
  SectionHeading,
  Stack,
  Text,
  useToast,
} from '../../components/index.ts';
import { savedForLater, viewBag } from '../app-frame/BagLink.tsx';
import { ProductLinks } from '../navigation/ProductLinks.tsx';
import { productPath } from '../navigation/paths.ts';
import { card } from './product-row.css.ts';

/** After sign-in, adds the product that the shopper tried to add from a row. Rendered once per page. */
export function ContinueBag() {
  const { addToBag } = useAddWithToast();
  useContinueBagIntent({ origin: 'home' }, ({ productId, variantId, name, idempotencyKey }) => {
    if (variantId !== null) void addToBag({ productId, variantId, idempotencyKey }, name);
  });
  return null;
}

interface ProductRowProps {
  title: string;
  source: ProductRowSource;
  /** Text shown while the products load. */
  loading: string;
}

/** A row of products, such as 'Products You Can't Miss' (spec sections 2, 7 and 8). Renders nothing when there are none. */
export function ProductRow({ title, source, loading }: ProductRowProps) {
  const { products, isLoading, error, retry } = useProductRow(source);
  const area = useRef<HTMLDivElement>(null);
  if (!isLoading && error === null && products.length === 0) return null;
  return (
    <Stack as="section" space={12} label={title}>
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
        <ProductLinks list={shownList(source)} products={products} area={area}>
          <div ref={area}>
            <ScrollRow label={title}>
              {products.map((product) => (
                <div key={product.id} className={card}>
                  <Product product={product} />
                </div>
              ))}
            </ScrollRow>
          </div>
        </ProductLinks>
      )}
    </Stack>
  );
}

/** The storefront's words, which are the same in every language. */
function shownList({ collection, tags = [] }: ProductRowSource): ShownList {
  const name = collection ?? tags.join(', ');
  return { id: `home ${name}`, name };
}

/** A product with one variant has a button that adds it; any other product links to its page. */
function Product({ product }: { product: ProductCardData }) {
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
        sizes="(min-width: 900px) 200px, 168px"
        soldOutLabel={isSoldOut ? m.home_row_sold_out() : undefined}
      />
      {product.onlyVariantId === null || isSoldOut ? (
        <LinkButton
          label={isSoldOut ? m.home_row_see() : m.home_row_choose()}
          accessibleLabel={
            isSoldOut
              ? m.home_row_see_named({ name: product.name })
              : m.home_row_choose_named({ name: product.name })
          }
          href={href}
          emphasis="outline"
          size="small"
          width="full"
        />
      ) : (
        <AddToBag product={product} variantId={product.onlyVariantId} />
      )}
    </Stack>
  );
}

function AddToBag({ product, variantId }: { product: ProductCardData; variantId: string }) {
  const { status } = useSession();
  const keepIntent = useKeepBagIntent();
  const { addToBag, isAdding } = useAddWithToast();
  const navigate = useNavigate();

  function onPress() {
    const { id: productId, name } = product;
    if (status === 'signed-out') {
      keepIntent({ origin: 'home', productId, variantId, name });
      navigate('/auth', { state: { from: '/' } });
    } else void addToBag({ productId, variantId }, name);
  }

  return (
    <Button
      label={m.home_row_add()}
      accessibleLabel={m.home_row_add_named({ name: product.name })}
      emphasis="outline"
      size="small"
      width="full"
      loading={isAdding}
      onClick={onPress}
    />
  );
}

function useAddWithToast() {
  const { add, isAdding } = useAddToBag();
  const { show } = useToast();

  async function addToBag(input: AddToBagInput, name: string) {
    const result = await add(input);
    if (result.ok && result.outcome === 'saved') show(savedForLater());
    else if (result.ok)
      show({
        title: m.home_row_added_title(),
        description: m.home_row_added_description({ name }),
        action: viewBag(),
      });
    else
      show({
        tone: 'danger',
        title: m.home_row_failed_title(),
        description: result.message ?? m.home_row_failed_fallback(),
      });
  }

  return { addToBag, isAdding };
}
