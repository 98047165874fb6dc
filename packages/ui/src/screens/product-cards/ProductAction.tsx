import { m } from '@naap/messages';
import {
  type AddToBagInput,
  type BagIntentOrigin,
  type ProductCard,
  useAddToBag,
  useContinueBagIntent,
  useKeepBagIntent,
  useWhenSessionKnown,
} from '@naap/state';
import { useLocation, useNavigate } from 'react-router-dom';
import { Button, LinkButton, useToast } from '../../components/index.ts';
import { savedForLater, viewBag } from '../app-frame/BagLink.tsx';
import { productPath } from '../navigation/paths.ts';

/** After sign-in, adds the product that the shopper tried to add from a card. Rendered once per page. */
export function ContinueBag({ origin }: { origin: BagIntentOrigin }) {
  const { addToBag } = useAddWithToast();
  useContinueBagIntent({ origin }, ({ productId, variantId, name, idempotencyKey }) => {
    if (variantId !== null) void addToBag({ productId, variantId, idempotencyKey }, name);
  });
  return null;
}

export interface ProductActionProps {
  product: ProductCard;
  /** The screen of the card. */
  origin: BagIntentOrigin;
}

/** The button that adds a product with one variant to the bag; for any other product, and a sold-out one, the link to its page. */
export function ProductAction({ product, origin }: ProductActionProps) {
  const { id, name, onlyVariantId, availableForSale } = product;
  if (onlyVariantId !== null && availableForSale)
    return <AddToBag product={product} variantId={onlyVariantId} origin={origin} />;
  return (
    <LinkButton
      label={availableForSale ? m.home_row_choose() : m.home_row_see()}
      accessibleLabel={availableForSale ? m.home_row_choose_named({ name }) : m.home_row_see_named({ name })}
      href={productPath(id)}
      emphasis="outline"
      size="small"
      width="full"
    />
  );
}

function AddToBag({ product, variantId, origin }: ProductActionProps & { variantId: string }) {
  const keepIntent = useKeepBagIntent();
  const { addToBag, isAdding } = useAddWithToast();
  const navigate = useNavigate();
  const { pathname } = useLocation();

  const { run, isWaiting } = useWhenSessionKnown((isSignedIn) => {
    const { id: productId, name } = product;
    if (isSignedIn) {
      void addToBag({ productId, variantId }, name);
      return;
    }
    keepIntent({ origin, productId, variantId, name });
    navigate('/auth', { state: { from: pathname } });
  });

  return (
    <Button
      label={m.home_row_add()}
      accessibleLabel={m.home_row_add_named({ name: product.name })}
      emphasis="outline"
      size="small"
      width="full"
      loading={isAdding || isWaiting}
      onClick={run}
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
        name,
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
