import {
  type Product,
  useAddToBag,
  useContinueBagIntent,
  useKeepBagIntent,
  useSavedAt,
  useSession,
  type VariantSelection,
} from '@naap/state';
import { useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { Button, Dialog, Price, StickyBar, Text, useToast } from '../../components/index.ts';
import { viewBag } from '../app-frame/BagLink.tsx';
import { formatSavedDate } from '../app-frame/saved-date.ts';
import { siteCopy } from '../app-frame/site.copy.ts';
import { chosenSize, requiredWords } from './option-words.ts';
import { copy } from './ProductDetail.copy.ts';
import { lead, wideOnly } from './ProductDetail.css.ts';

/** Price and ADD TO BAG. Asks for missing options and for sign-in first (spec section 5, "Add to bag"). */
export function AddToBag({ product, selection }: { product: Product; selection: VariantSelection }) {
  const { id: productId, title: name } = product;
  const { variant, options, missing, isSoldOut } = selection;
  const { status } = useSession();
  const keepIntent = useKeepBagIntent();
  const { add, isAdding } = useAddToBag();
  const { show } = useToast();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const [asksForOption, setAsksForOption] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const required = requiredWords(missing) ?? copy.sizeRequired;

  async function addToBag(idempotencyKey?: string) {
    if (missing.length > 0) {
      setAsksForOption(true);
      return;
    }
    const result = await add({
      productId,
      ...(variant && { variantId: variant.id }),
      ...(idempotencyKey !== undefined && { idempotencyKey }),
    });
    if (result.ok && result.outcome === 'saved') show({ ...siteCopy.savedForLater, action: viewBag });
    else if (result.ok) {
      show({
        title: copy.added.title,
        description: copy.added.description(name, chosenSize(options)),
        action: viewBag,
      });
    } else {
      showFailure(result.message ?? copy.addFailed.description);
    }
  }

  function showFailure(description: string) {
    show({ title: copy.addFailed.title, description, tone: 'danger' });
  }

  function onPress() {
    if (status === 'signed-out') {
      // The selected options are in the URL.
      keepIntent({ origin: 'product', productId, variantId: null, name });
      navigate('/auth', { state: { from: pathname + search } });
    } else void addToBag();
  }

  useContinueBagIntent({ origin: 'product', productId }, ({ idempotencyKey }) => {
    if (isSoldOut) {
      showFailure(copy.soldOutHelp);
      return;
    }
    // A dialog that opens now returns the focus to the button.
    button.current?.focus({ preventScroll: true });
    void addToBag(idempotencyKey);
  });

  return (
    <>
      <div className={wideOnly}>
        <PriceWithTaxes selection={selection} />
      </div>
      <StickyBar
        lead={
          <div className={lead}>
            <PriceWithTaxes selection={selection} />
          </div>
        }
      >
        <Button
          ref={button}
          label={isSoldOut ? copy.soldOut : copy.addToBag}
          loadingLabel={copy.adding}
          loading={isAdding}
          disabled={isSoldOut}
          {...(isSoldOut && { describedBy: 'sold-out' })}
          width="full"
          onClick={onPress}
        />
        {isSoldOut && (
          <Text size="small" tone="secondary" id="sold-out">
            {copy.soldOutHelp}
          </Text>
        )}
      </StickyBar>
      <Dialog
        open={asksForOption}
        onClose={() => setAsksForOption(false)}
        title={required.title}
        description={required.description}
        closeLabel={copy.gallery.close}
        footer={
          <Button label={copy.sizeRequired.close} width="full" onClick={() => setAsksForOption(false)} />
        }
      >
        {null}
      </Dialog>
    </>
  );
}

function PriceWithTaxes({ selection: { price, originalPrice } }: { selection: VariantSelection }) {
  const savedAt = useSavedAt();
  if (price === null) return null;
  return (
    <>
      <Price amount={price} originalAmount={originalPrice ?? undefined} size="large" />
      <Text size="micro" weight="regular" tone="secondary">
        {savedAt === null ? copy.taxes : copy.savedPrice(formatSavedDate(savedAt))}
      </Text>
    </>
  );
}
