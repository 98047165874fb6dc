import { type Checkout, formatMoney, times } from '@naap/state';
import { useId, useState } from 'react';
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
import { useResultToast } from '../shared/useResultToast.ts';
import { copy } from './Checkout.copy.ts';
import { deliveryFee as deliveryFeeClass, prices, summary } from './Checkout.css.ts';

/** What the order costs, and the button that places it. */
export function CheckoutPrices({ checkout }: { checkout: Checkout }) {
  const { totals, items, addresses, selectedAddressId, isPlacing, canPlace } = checkout;
  const { subtotal, discount, struckDeliveryFee, total } = totals;
  const [failure, setFailure] = useState<string>();
  const reasonId = useId();
  const navigate = useNavigate();
  const show = useResultToast();

  const hasAddress = addresses.some(({ id }) => id === selectedAddressId);
  const missing = items.length === 0 ? copy.reason.items : hasAddress ? undefined : copy.reason.address;
  const reason = failure ?? missing;

  async function place() {
    if (items.length === 0 || isPlacing) return;
    setFailure(undefined);
    const result = await checkout.placeOrder();
    show(result);
    if (result.ok) navigate('/profile', { replace: true });
    else setFailure(result.description ?? result.title);
  }

  const discountRow: PriceRow[] =
    discount.amount === 0 ? [] : [{ label: copy.prices.discount, amount: times(discount, -1), tone: 'ok' }];
  return (
    <div className={summary}>
      <div className={prices}>
        <Stack space={12}>
          <Heading level={2}>{copy.prices.title}</Heading>
          <PriceSummary
            precision="exact"
            rows={[
              { label: copy.prices.subtotal, amount: subtotal },
              ...discountRow,
              { label: copy.prices.deliveryFee, amount: struckDeliveryFee, waivedAs: copy.prices.free },
            ]}
            total={{ label: copy.prices.total, amount: total }}
          />
          <Inline space={8}>
            <Icon icon={shieldCheckIcon} size={20} />
            <Text size="small" tone="secondary">
              {copy.safe}
            </Text>
          </Inline>
        </Stack>
      </div>
      <StickyBar
        lead={
          <>
            <Price amount={total} precision="exact" size="large" />
            <span className={deliveryFeeClass} aria-hidden="true">
              <Text as="span" size="small" tone="secondary">
                {copy.delivery} <s>{formatMoney(struckDeliveryFee)}</s>
              </Text>
              <Text as="span" size="small" weight="strong" tone="ok">
                {copy.prices.free}
              </Text>
            </span>
          </>
        }
      >
        <Stack space={8}>
          <Button
            width="full"
            label={copy.place}
            unavailable={!canPlace}
            loading={isPlacing}
            loadingLabel={copy.placing}
            {...(reason !== undefined && { describedBy: reasonId })}
            onClick={place}
          />
          {reason && (
            <Text size="small" tone={failure ? 'danger' : 'secondary'} id={reasonId}>
              {reason}
            </Text>
          )}
        </Stack>
      </StickyBar>
    </div>
  );
}
