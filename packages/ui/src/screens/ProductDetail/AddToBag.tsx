import { m } from '@naap/messages';
import {
  type Product,
  useAddToBag,
  useContent,
  useContinueBagIntent,
  useKeepBagIntent,
  useLabel,
  useSavedAt,
  useWhenSessionKnown,
  type VariantSelection,
} from '@naap/state';
import { useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { Button, Dialog, Price, StickyBar, Text, useToast } from '../../components/index.ts';
import { savedForLater, viewBag } from '../app-frame/BagLink.tsx';
import { formatSavedDate } from '../app-frame/saved-date.ts';
import { chosenSize, requiredWords, sizeRequired } from './option-words.ts';
import { lead } from './ProductDetail.css.ts';

/** Price and ADD TO BAG. Asks for missing options and for sign-in first (spec section 5, "Add to bag"). */
export function AddToBag({ product, selection }: { product: Product; selection: VariantSelection }) {
  const { id: productId, title: name } = product;
  const { variant, options, missing, isSoldOut } = selection;
  const keepIntent = useKeepBagIntent();
  const { add, isAdding } = useAddToBag();
  const { show } = useToast();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const [asksForOption, setAsksForOption] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const labelOf = useLabel();
  const required = requiredWords(missing, labelOf) ?? sizeRequired();

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
    if (result.ok && result.outcome === 'saved') show(savedForLater());
    else if (result.ok) {
      show({
        title: m.product_detail_added_title(),
        description: addedText(name, chosenSize(options, labelOf)),
        action: viewBag(),
      });
    } else {
      showFailure(result.message ?? m.product_detail_add_failed_description());
    }
  }

  function showFailure(description: string) {
    show({ title: m.product_detail_add_failed_title(), description, tone: 'danger' });
  }

  const { run, isWaiting } = useWhenSessionKnown((isSignedIn) => {
    if (isSignedIn) {
      void addToBag();
      return;
    }
    keepIntent({ origin: 'product', productId, variantId: null, name });
    navigate('/auth', { state: { from: pathname + selection.query } });
  });

  useContinueBagIntent({ origin: 'product', productId }, ({ idempotencyKey }) => {
    if (isSoldOut) {
      showFailure(m.product_detail_sold_out_help());
      return;
    }
    // The dialog that opens next returns the focus to the element that has it now.
    button.current?.focus({ preventScroll: true });
    void addToBag(idempotencyKey);
  });

  return (
    <>
      <StickyBar
        lead={
          <div className={lead}>
            <PriceWithTaxes selection={selection} />
          </div>
        }
      >
        <Button
          ref={button}
          label={isSoldOut ? m.product_detail_sold_out() : m.product_detail_add_to_bag()}
          loadingLabel={m.product_detail_adding()}
          loading={isAdding || isWaiting}
          disabled={isSoldOut}
          {...(isSoldOut && { describedBy: 'sold-out' })}
          width="full"
          onClick={run}
        />
        {isSoldOut && (
          <Text size="small" tone="secondary" id="sold-out">
            {m.product_detail_sold_out_help()}
          </Text>
        )}
      </StickyBar>
      <Dialog
        open={asksForOption}
        onClose={() => setAsksForOption(false)}
        title={required.title}
        description={required.description}
        closeLabel={m.product_detail_gallery_close()}
        footer={
          <Button
            label={m.product_detail_size_required_close()}
            width="full"
            onClick={() => setAsksForOption(false)}
          />
        }
      >
        {null}
      </Dialog>
    </>
  );
}

function addedText(title: string, size: ReturnType<typeof chosenSize>): string {
  return size === null
    ? m.product_detail_added_description({ title })
    : m.product_detail_added_description_with_size({ title, ...size });
}

export function PriceWithTaxes({ selection: { price, originalPrice } }: { selection: VariantSelection }) {
  const savedAt = useSavedAt();
  const { delivery } = useContent();
  if (price === null) return null;
  return (
    <>
      <Price amount={price} originalAmount={originalPrice ?? undefined} size="large" />
      <Text size="micro" weight="regular" tone="secondary">
        {savedAt === null
          ? m.product_detail_taxes()
          : m.product_detail_saved_price({ date: formatSavedDate(savedAt, delivery) })}
      </Text>
    </>
  );
}
