import { m } from '@naap/messages';
import { type Checkout, formatMoney, times } from '@naap/state';
import { useEffect, useId, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import {
  Button,
  Heading,
  Icon,
  Inline,
  Price,
  type PriceRow,
  PriceSummary,
  Stack,
  StickyBar,
  shieldCheckIcon,
  Text,
} from '../../components/index.ts';
import { useOfferUndo } from '../app-frame/useOfferUndo.ts';
import { useResultToast } from '../app-frame/useResultToast.ts';
import { deliveryFee as deliveryFeeClass, prices, summary } from './Checkout.css.ts';

const blockTexts: Readonly<Record<NonNullable<Checkout['block']>, () => string>> = {
  'looking-up': m.checkout_reason_looking_up,
  'look-up-failed': m.checkout_reason_look_up_failed,
  unavailable: m.checkout_reason_unavailable,
};

/** The price summary, and the button that places the order. */
export function CheckoutPrices({ checkout }: { checkout: Checkout }) {
  const { totals, items, addresses, selectedAddressId, block, isPlacing, canPlace } = checkout;
  const { subtotal, discount, struckDeliveryFee, total } = totals;
  const [refusal, setRefusal] = useState<{ text: string; key: string }>();
  const reasonId = useId();
  const placeButton = useRef<HTMLButtonElement>(null);
  const hasUnblocked = useRef(false);
  const navigate = useNavigate();
  const show = useResultToast();

  const hasAddress = addresses.some(({ id }) => id === selectedAddressId);
  const missing =
    items.length === 0
      ? m.checkout_reason_items()
      : block !== null
        ? blockTexts[block]()
        : hasAddress
          ? undefined
          : m.checkout_reason_address();
  // A refused order's message is shown while the same items and address are selected.
  const orderKey = JSON.stringify([items.map(({ id, quantity }) => [id, quantity]), selectedAddressId]);
  const failure = refusal?.key === orderKey ? refusal.text : undefined;
  const reason = failure ?? missing;
  const isKnown = block !== 'looking-up' && block !== 'look-up-failed';

  // The focused button was removed when the problem it solves was gone.
  useEffect(() => {
    if (block !== null || !hasUnblocked.current) return;
    hasUnblocked.current = false;
    placeButton.current?.focus();
  }, [block]);

  async function place() {
    if (items.length === 0 || block !== null || isPlacing) return;
    setRefusal(undefined);
    const result = await checkout.placeOrder();
    show(result);
    if (result.ok) navigate('/profile', { replace: true });
    else setRefusal({ text: result.description ?? result.title, key: orderKey });
  }

  const discountRow: PriceRow[] =
    discount.amount === 0
      ? []
      : [{ label: m.checkout_prices_discount(), amount: times(discount, -1), tone: 'ok' }];
  return (
    <div className={summary}>
      <div className={prices}>
        <Stack space={12}>
          <Heading level={2}>{m.checkout_prices_title()}</Heading>
          <PriceSummary
            precision="exact"
            rows={[
              { label: m.checkout_prices_subtotal(), amount: isKnown ? subtotal : null },
              ...discountRow,
              {
                label: m.checkout_prices_delivery_fee(),
                amount: struckDeliveryFee,
                waivedAs: m.checkout_prices_free(),
              },
            ]}
            total={{ label: m.checkout_prices_total(), amount: isKnown ? total : null }}
          />
          <Inline space={8}>
            <Icon icon={shieldCheckIcon} size={20} />
            <Text size="small" tone="secondary">
              {m.checkout_safe()}
            </Text>
          </Inline>
        </Stack>
      </div>
      <StickyBar
        lead={
          <>
            {isKnown ? (
              <Price amount={total} precision="exact" size="large" />
            ) : (
              <Text weight="strong">{m.checkout_unknown_total()}</Text>
            )}
            <span className={deliveryFeeClass} aria-hidden="true">
              <Text as="span" size="small" tone="secondary">
                {m.checkout_delivery()} <s>{formatMoney(struckDeliveryFee)}</s>
              </Text>
              <Text as="span" size="small" weight="strong" tone="ok">
                {m.checkout_prices_free()}
              </Text>
            </span>
          </>
        }
      >
        <Stack space={8}>
          <Button
            ref={placeButton}
            width="full"
            label={m.checkout_place()}
            unavailable={!canPlace}
            loading={isPlacing}
            loadingLabel={m.checkout_placing()}
            {...(reason !== undefined && { describedBy: reasonId })}
            onClick={place}
          />
          <div aria-live="polite">
            {reason && (
              <Text size="small" tone={failure ? 'danger' : 'secondary'} id={reasonId}>
                {reason}
              </Text>
            )}
          </div>
          {block !== null && (
            <UnblockButton
              checkout={checkout}
              onPress={() => {
                hasUnblocked.current = true;
              }}
            />
          )}
        </Stack>
      </StickyBar>
    </div>
  );
}

/** The button that removes the reason why the order cannot be placed. */
function UnblockButton({ checkout, onPress }: { checkout: Checkout; onPress: () => void }) {
  const { block, isRemoving } = checkout;
  const show = useResultToast();
  const offerUndo = useOfferUndo();
  if (block === 'unavailable') {
    return (
      <Button
        width="full"
        emphasis="outline"
        size="medium"
        label={m.checkout_items_remove_unavailable()}
        loading={isRemoving}
        onClick={async () => {
          onPress();
          const removal = await checkout.removeUnavailable();
          if (!removal.ok) show(removal);
          else for (const undo of removal.value) offerUndo({ title: removal.title, undo });
        }}
      />
    );
  }
  return (
    <Button
      width="full"
      emphasis="outline"
      size="medium"
      label={m.checkout_items_retry()}
      loading={block === 'looking-up'}
      onClick={() => {
        onPress();
        checkout.retryLookUp();
      }}
    />
  );
}
