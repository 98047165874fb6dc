import { m } from '@naap/messages';
import {
  formatMoney,
  type OptionChoice,
  type PairSelection,
  type Product,
  type Selection,
  useAddPair,
  useAddToBag,
  useContent,
  useContinueBagIntent,
  useKeepBagIntent,
  useLabel,
  useSavedAt,
  useWhenSessionKnown,
  type VariantSelection,
} from '@naap/state';
import { useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { afterOverlay } from '../../behaviour/useModalDialog.ts';
import { useOverlay } from '../../behaviour/useOverlay.ts';
import {
  Button,
  Dialog,
  Price,
  type SizeMark,
  SizeTapeButtons,
  StickyBar,
  Text,
  useToast,
} from '../../components/index.ts';
import { savedForLater, viewBag } from '../app-frame/BagLink.tsx';
import { formatSavedDate } from '../app-frame/saved-date.ts';
import { useResultToast } from '../app-frame/useResultToast.ts';
import { chosenSize, optionLabel, requiredWords, sizeRequired } from './option-words.ts';
import { lead, priceRange } from './ProductDetail.css.ts';

interface AddToBagProps {
  product: Product;
  selection: VariantSelection;
  marked: SizeMark | null;
}

/** Price and ADD TO BAG. Asks for missing options and for sign-in first (spec section 5, "Add to bag"). */
export function AddToBag({ product, selection, marked }: AddToBagProps) {
  const { id: productId, title: name } = product;
  const { options, isSoldOut, pair } = selection;
  const showResult = useResultToast();
  const keepIntent = useKeepBagIntent();
  const { add, isAdding } = useAddToBag();
  const { addPair, isAdding: isAddingPair } = useAddPair();
  const { show } = useToast();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const request = useOverlay<readonly OptionChoice[]>();
  const button = useRef<HTMLButtonElement>(null);
  const labelOf = useLabel();
  const required = requiredWords(request.subject ?? [], labelOf) ?? sizeRequired();
  const [only, ...otherMissing] = request.subject ?? [];
  const missingSize = only?.kind === 'size' && otherMissing.length === 0 ? only : null;

  async function addToBag({ variant, missing, options }: Selection, idempotencyKey?: string) {
    if (missing.length > 0) {
      request.show(missing);
      return;
    }
    if (pair?.partner) return addBoth(pair.both, idempotencyKey);
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
        name,
        action: viewBag(),
      });
    } else {
      showFailure(result.message ?? m.product_detail_add_failed_description());
    }
  }

  function addSize(option: string, size: string) {
    const chosen = selection.with(option, size);
    request.close();
    afterOverlay(() => {
      selection.select(option, size);
      void addToBag(chosen);
    });
  }

  /** Adds the sizes that are tried on. When one of them is refused, the other stays in the bag. */
  async function addBoth(both: PairSelection['both'], idempotencyKey?: string) {
    const variantIds = both.flatMap((each) => each.variant?.id ?? []);
    const { outcomes, undo } = await addPair({ variantIds, idempotencyKey });
    const [smaller = '', larger = ''] = both.map(({ size }) => labelOf(size));
    const refused = outcomes.flatMap((each, index) => (each.ok ? [] : [{ index, ...each }]));
    const [first] = refused;
    if (first) {
      const reason = first.message ?? m.product_detail_add_failed_description();
      const [added, failed] = first.index === 0 ? [larger, smaller] : [smaller, larger];
      showFailure(refused.length > 1 ? reason : m.naap_pair_failed({ added, failed, reason }));
      return;
    }
    const size = chosenSize(options, labelOf);
    const value = m.naap_pair_sizes({ smaller, larger });
    show({
      title: m.product_detail_added_title(),
      description: addedText(name, size && { ...size, value }),
      name,
      ...(outcomes.some((each) => each.ok && each.outcome === 'saved') && savedForLater()),
      action: undo ? { label: m.site_undo(), onPress: async () => showResult(await undo()) } : viewBag(),
    });
  }

  function showFailure(description: string) {
    show({ title: m.product_detail_add_failed_title(), description, tone: 'danger' });
  }

  const { run, isWaiting } = useWhenSessionKnown((isSignedIn) => {
    if (isSignedIn) {
      void addToBag(selection);
      return;
    }
    keepIntent({ origin: 'product', productId, variantId: null, name });
    navigate('/auth', { state: { from: pathname + (selection.pair ?? selection).query } });
  });

  useContinueBagIntent({ origin: 'product', productId }, ({ idempotencyKey }) => {
    if (isSoldOut) {
      showFailure(m.product_detail_sold_out_help());
      return;
    }
    // The dialog that opens next returns the focus to the element that has it now.
    button.current?.focus({ preventScroll: true });
    void addToBag(selection, idempotencyKey);
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
          label={isSoldOut ? m.product_detail_sold_out() : addLabel(pair, labelOf)}
          loadingLabel={m.product_detail_adding()}
          loading={isAdding || isAddingPair || isWaiting}
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
      {request.subject && (
        <Dialog
          open={request.open}
          onClose={request.close}
          title={required.title}
          description={required.description}
          closeLabel={m.product_detail_gallery_close()}
          footer={
            <Button label={m.product_detail_size_required_close()} width="full" onClick={request.close} />
          }
        >
          {missingSize && (
            <SizeTapeButtons
              label={optionLabel(missingSize, options, labelOf)}
              sizes={missingSize.values.map((one) => ({ ...one, label: labelOf(one.value) }))}
              marked={marked}
              unavailableLabel={m.product_detail_unavailable()}
              onPress={(size) => addSize(missingSize.name, size)}
            />
          )}
        </Dialog>
      )}
    </>
  );
}

function addLabel(pair: PairSelection | null, labelOf: (word: string) => string): string {
  const [smaller, larger] = pair?.both.map(({ size }) => labelOf(size)) ?? [];
  return smaller !== undefined && larger !== undefined
    ? m.naap_pair_add({ smaller, larger })
    : m.product_detail_add_to_bag();
}

function addedText(title: string, size: ReturnType<typeof chosenSize>): string {
  return size === null
    ? m.product_detail_added_description({ title })
    : m.product_detail_added_description_with_size({ title, ...size });
}

/** The price of the selection. Of two sizes it is what one costs, to what both cost. */
export function PriceWithTaxes({ selection }: { selection: VariantSelection }) {
  const { price, originalPrice, pair } = selection;
  const savedAt = useSavedAt();
  const { delivery } = useContent();
  if (price === null) return null;
  const { currency } = price;
  const amounts = pair?.both.flatMap(({ variant }) => variant?.price.amount ?? []) ?? [];
  const format = (amount: number) => formatMoney({ amount, currency });
  return (
    <>
      {amounts.length > 1 ? (
        <p className={priceRange}>
          {m.naap_pair_price({
            least: format(Math.min(...amounts)),
            most: format(amounts.reduce((sum, amount) => sum + amount)),
          })}
        </p>
      ) : (
        <Price amount={price} originalAmount={originalPrice ?? undefined} size="large" />
      )}
      <Text size="micro" weight="regular" tone="secondary">
        {savedAt === null
          ? m.product_detail_taxes()
          : m.product_detail_saved_price({ date: formatSavedDate(savedAt, delivery) })}
      </Text>
    </>
  );
}
