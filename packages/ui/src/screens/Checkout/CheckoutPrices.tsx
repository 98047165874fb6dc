import { m } from '@naap/messages';
import { formatMoney, times, useContent } from '@naap/state';
import {
  Heading,
  Icon,
  Inline,
  Price,
  type PriceRow,
  PriceSummary,
  StickyBar,
  shieldCheckIcon,
  Text,
} from '../../components/index.ts';
import { OrderSummary } from '../order-layout/OrderLayout.tsx';
import { deliveryFee as deliveryFeeClass } from './Checkout.css.ts';
import { PlaceOrder, type PlaceOrderProps } from './PlaceOrder.tsx';

/** The price summary, and the button that places the order. */
export function CheckoutPrices({ order, ...others }: PlaceOrderProps) {
  const { totals, block } = order;
  const { subtotal, discount, struckDeliveryFee, total } = totals;
  const { pricing } = useContent();
  const isKnown = block !== 'looking-up' && block !== 'look-up-failed';

  const discountRow: PriceRow[] =
    discount.amount === 0
      ? []
      : [{ label: m.checkout_prices_discount(), amount: times(discount, -1), tone: 'ok' }];
  return (
    <OrderSummary
      prices={
        <>
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
          {pricing.deliveryFee > 0 && (
            <Text size="small" tone="secondary">
              {m.checkout_prices_fee_waived({
                amount: formatMoney({ amount: pricing.deliveryFee, currency: pricing.currency }),
              })}
            </Text>
          )}
          <Inline space={8}>
            <Icon icon={shieldCheckIcon} size={20} />
            <Text size="small" tone="secondary">
              {m.checkout_safe()}
            </Text>
          </Inline>
        </>
      }
      bar={
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
          <PlaceOrder order={order} {...others} />
        </StickyBar>
      }
    />
  );
}
