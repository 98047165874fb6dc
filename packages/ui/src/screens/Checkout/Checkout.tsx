import { m } from '@naap/messages';
import {
  type CheckoutAddresses as Addresses,
  type CartItem,
  type CheckoutOrder,
  foreignLanguage,
  useCheckoutAddresses,
  useCheckoutOrder,
  useLabel,
  useOptionLabel,
  useReport,
} from '@naap/state';
import { type ReactNode, useEffect, useEffectEvent, useId, useState } from 'react';
import {
  ErrorState,
  Heading,
  handCoinsIcon,
  OrderItem,
  PaymentOption,
  Skeleton,
  Stack,
  Text,
  TopBar,
  useToast,
  VisuallyHidden,
} from '../../components/index.ts';
import { column } from '../../css/column.css.ts';
import { PageMeta } from '../app-frame/PageMeta.tsx';
import { RemovedItemRow } from '../app-frame/RemovedItemRow.tsx';
import { type Row, useRemovedRows } from '../app-frame/useRemovedRows.ts';
import { ArrivesBy } from '../delivery-time/ArrivesBy.tsx';
import { useBack } from '../navigation/useBack.ts';
import { useScrollRestoration } from '../navigation/useScrollRestoration.ts';
import { itemDetails } from '../order-layout/item-details.ts';
import { OrderLayout, OrderSummary } from '../order-layout/OrderLayout.tsx';
import { pairItem, pairPrice, pairRows } from '../order-layout/pair-text.ts';
import { centred, section, sections } from './Checkout.css.ts';
import { CheckoutAddresses } from './CheckoutAddresses.tsx';
import { CheckoutCoupon } from './CheckoutCoupon.tsx';
import { CheckoutPrices } from './CheckoutPrices.tsx';

/** Checkout (spec sections 2, 4 and 5). */
export function CheckoutScreen() {
  const addresses = useCheckoutAddresses();
  const current = useCheckoutOrder();
  // A placed order empties the cart. Until the next screen, the checkout shows what was ordered.
  const [placing, setPlacing] = useState<CheckoutOrder | null>(null);
  const order = placing ?? current;
  const error = addresses.error ?? order.error;
  const isLoading = error === null && (addresses.isLoading || order.isLoading);
  const goBack = useBack('checkout');
  useScrollRestoration(!isLoading);
  useLoadingErrorToast(error !== null);
  return (
    <>
      <PageMeta title={m.checkout_title()} unlisted />
      <main className={column} aria-busy={isLoading}>
        <TopBar title={m.checkout_title()} back={{ label: m.checkout_back(), onBack: goBack }} />
        {error !== null ? (
          <div className={centred}>
            <ErrorState
              title={m.state_loading_error()}
              message={error.message}
              retryLabel={m.site_retry()}
              onRetry={() => {
                if (addresses.error !== null) addresses.retry();
                if (order.error !== null) order.retry();
              }}
            />
          </div>
        ) : isLoading ? (
          <LoadingCheckout />
        ) : (
          <LoadedCheckout order={order} addresses={addresses} onPlacing={setPlacing} />
        )}
      </main>
    </>
  );
}

function useLoadingErrorToast(hasFailed: boolean) {
  const { show } = useToast();
  useEffect(() => {
    return hasFailed
      ? show({
          title: m.state_loading_error(),
          description: m.state_loading_error_description(),
          tone: 'danger',
        })
      : undefined;
  }, [hasFailed, show]);
}

function LoadingCheckout() {
  return (
    <OrderLayout>
      <div className={sections} role="status">
        <VisuallyHidden>{m.checkout_loading()}</VisuallyHidden>
        <div className={section}>
          <Stack space={12}>
            <Skeleton shape="line" width="half" />
            <Skeleton shape="block" />
            <Skeleton shape="block" />
            <Skeleton shape="line" width="half" />
            <Skeleton shape="block" />
          </Stack>
        </div>
      </div>
      <OrderSummary
        prices={
          <>
            <Skeleton shape="line" width="half" />
            <Skeleton shape="line" />
            <Skeleton shape="line" />
            <Skeleton shape="line" />
          </>
        }
      />
    </OrderLayout>
  );
}

interface LoadedCheckoutProps {
  order: CheckoutOrder;
  addresses: Addresses;
  /** Called with the order that is being placed, and with null when it has failed. */
  onPlacing: (order: CheckoutOrder | null) => void;
}

function LoadedCheckout({ order, addresses, onPlacing }: LoadedCheckoutProps) {
  const { items, totals, coupon, block } = order;
  const { rows, markRemoved } = useRemovedRows(items, ({ id }) => id);
  const isKnown = items.length > 0 && block !== 'looking-up' && block !== 'look-up-failed';
  const report = useReport();
  const reportCheckout = useEffectEvent(() => report({ type: 'checkout', items, totals, coupon }));
  useEffect(() => {
    if (isKnown) reportCheckout();
  }, [isKnown]);
  return (
    <OrderLayout>
      <div className={sections}>
        <Section title={m.checkout_address_title()}>
          <CheckoutAddresses addresses={addresses} />
          <ArrivesBy place={addresses.selected ?? null} />
        </Section>
        <Section title={m.checkout_coupon_title()}>
          <CheckoutCoupon code={coupon} discount={totals.discount} />
        </Section>
        <Section title={m.checkout_payment_title()}>
          <PaymentOption
            group="payment"
            value="cash-on-delivery"
            label={m.checkout_payment_label()}
            description={m.checkout_payment_description()}
            icon={handCoinsIcon}
            checked
            onSelect={() => undefined}
          />
        </Section>
        <Section title={m.checkout_items_title()}>
          <OrderItems rows={rows} />
        </Section>
      </div>
      <CheckoutPrices order={order} addresses={addresses} onPlacing={onPlacing} markRemoved={markRemoved} />
    </OrderLayout>
  );
}

const problemTexts: Readonly<Record<NonNullable<CartItem['problem']>, () => string>> = {
  'look-up': m.checkout_items_problem_look_up,
  'not-found': m.checkout_items_problem_not_found,
  'sold-out': m.checkout_items_problem_sold_out,
  'other-currency': m.checkout_items_problem_other_currency,
};

function optionTexts(
  { selectedSize, otherOptions }: CartItem,
  labelOf: (word: string) => string,
  optionLabelOf: (name: string) => string,
): readonly string[] {
  return [
    ...(selectedSize === null ? [] : [m.checkout_items_size({ size: labelOf(selectedSize) })]),
    ...otherOptions.map(({ name, value }) => `${optionLabelOf(name)} ${labelOf(value)}`),
  ];
}

function OrderItems({ rows }: { rows: readonly Row<CartItem>[] }) {
  const labelOf = useLabel();
  if (rows.length === 0) return <Text tone="secondary">{m.checkout_items_empty()}</Text>;
  return (
    <Stack as="ul" space={12}>
      {pairRows(rows).map(([{ id, item, removed }, larger]) => (
        <li key={id}>
          {removed ? (
            <RemovedItemRow name={item.name} removed={removed} />
          ) : larger ? (
            <Item
              item={pairItem(item, larger.item, labelOf).item}
              note={pairPrice(item.price, larger.item.price, 'exact')}
            />
          ) : (
            <Item item={item} />
          )}
        </li>
      ))}
    </Stack>
  );
}

function Item({ item, note }: { item: CartItem; note?: string }) {
  const labelOf = useLabel();
  const optionLabelOf = useOptionLabel();
  return (
    <OrderItem
      image={item.image}
      brand={item.brand}
      name={item.name}
      nameLang={foreignLanguage(item.name)}
      details={itemDetails(optionTexts(item, labelOf, optionLabelOf), item.quantity)}
      note={note}
      problem={item.problem === null ? undefined : problemTexts[item.problem]()}
      lineTotal={item.lineTotal}
    />
  );
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section className={section} aria-labelledby={id}>
      <Stack space={12}>
        <Heading level={2} id={id}>
          {title}
        </Heading>
        {children}
      </Stack>
    </section>
  );
}
