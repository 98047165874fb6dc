import { m } from '@naap/messages';
import { type CartView, useCart, useContent, useOutsideArea, useReport } from '@naap/state';
import { useEffect, useEffectEvent, useId } from 'react';
import { useIsOnline } from '../../behaviour/useIsOnline.ts';
import {
  Button,
  bagMark,
  EmptyState,
  ErrorState,
  Heading,
  Icon,
  LinkButton,
  mopedIcon,
  Price,
  PriceSummary,
  Spinner,
  Stack,
  StickyBar,
  Text,
  TopBar,
} from '../../components/index.ts';
import { column } from '../../css/column.css.ts';
import { PageMeta } from '../app-frame/PageMeta.tsx';
import { useRemovedRows } from '../app-frame/useRemovedRows.ts';
import { useArrival } from '../delivery-time/clock.ts';
import { useBack } from '../navigation/useBack.ts';
import { useScrollRestoration } from '../navigation/useScrollRestoration.ts';
import { OrderLayout, OrderSummary } from '../order-layout/OrderLayout.tsx';
import { SavedProducts } from '../product-cards/SavedProducts.tsx';
import { centred, empty, loading, promise, saved } from './Cart.css.ts';
import { CartLines, type CartLinesProps } from './CartLines.tsx';

/** The cart (spec sections 2 and 4). */
export function CartScreen() {
  const cart = useCart();
  const goBack = useBack('cart');
  const lines = useRemovedRows(cart.lines, ({ id }) => id);
  useScrollRestoration(cart.status !== 'loading');
  const isKnown = cart.status === 'ready' || cart.status === 'empty';
  return (
    <>
      <PageMeta title={m.cart_page_title()} unlisted />
      <main className={column} aria-busy={cart.status === 'loading'}>
        <TopBar
          title={isKnown ? m.cart_title({ count: cart.count }) : m.cart_page_title()}
          back={{ label: m.cart_back(), onBack: goBack }}
        />
        <SavedNotice reason={cart.savedReason} />
        <CartContent cart={cart} goBack={goBack} lines={lines} />
      </main>
    </>
  );
}

/** Says that changes wait on this device. The region is always rendered, so that screen readers announce the text when it appears. */
function SavedNotice({ reason }: { reason: CartView['savedReason'] }) {
  return (
    <div role="status">
      {reason !== null && (
        <div className={saved}>
          <Text size="small">
            {reason === 'no-connection' ? m.cart_saved_no_connection() : m.cart_saved_signed_out()}
          </Text>
        </div>
      )}
    </div>
  );
}

interface CartContentProps extends CartLinesProps {
  cart: CartView;
  goBack: () => void;
}

function CartContent(props: CartContentProps) {
  const { cart, goBack, lines } = props;
  switch (cart.status) {
    case 'loading':
      return (
        <div className={centred}>
          <div className={loading} role="status">
            <Spinner size={40} />
            <Text weight="medium">{m.cart_loading()}</Text>
          </div>
        </div>
      );
    case 'error':
      return (
        <div className={centred}>
          <ErrorState
            title={m.cart_error_title()}
            message={cart.error?.message ?? ''}
            retryLabel={m.site_retry()}
            onRetry={cart.retry}
            secondaryAction={
              <Button emphasis="outline" size="medium" label={m.cart_error_go_back()} onClick={goBack} />
            }
          />
        </div>
      );
    case 'empty':
      return (
        <div className={empty}>
          {lines.rows.length > 0 && <CartLines cart={cart} lines={lines} />}
          <EmptyState
            mark={bagMark}
            title={m.cart_empty_title()}
            description={m.cart_empty_text()}
            action={<Button label={m.cart_continue_shopping()} onClick={goBack} />}
          />
          <SavedProducts />
        </div>
      );
    case 'ready':
      return <FilledCart {...props} />;
  }
}

/** When the order would arrive, or the nearest place where it would. */
function DeliveryPromise() {
  const arrival = useArrival();
  const area = useOutsideArea();
  const { delivery } = useContent();
  return (
    <div className={promise}>
      <Icon icon={mopedIcon} active />
      <Text size="small">
        {area === null ? (
          <>
            <strong>{promiseText(delivery.minutes, arrival)}</strong> {m.cart_promise_rest()}
          </>
        ) : (
          <strong>{m.site_outside_area({ area })}</strong>
        )}
      </Text>
    </div>
  );
}

/** In place of the link to the checkout while there is no connection: why it is not available. */
function OfflineCheckout() {
  const reasonId = useId();
  return (
    <Stack space={8}>
      <Text size="small" weight="strong" id={reasonId}>
        {m.cart_offline()}
      </Text>
      <Button width="full" label={m.cart_checkout()} disabled describedBy={reasonId} />
    </Stack>
  );
}

function promiseText(minutes: number, arrival: ReturnType<typeof useArrival>): string {
  if (arrival === null) return m.cart_promise_strong({ minutes });
  const { time, isAfterOpening } = arrival;
  return isAfterOpening
    ? m.cart_promise_strong_after_opening({ time })
    : m.cart_promise_strong_by({ minutes, time });
}

function FilledCart({ cart, goBack, lines }: CartContentProps) {
  const isOnline = useIsOnline();
  const { subtotal, deliveryFee, total } = cart.totals;
  const isKnown = cart.lines.every(({ problem }) => problem !== 'look-up');
  const report = useReport();
  const reportCart = useEffectEvent(() => report({ type: 'cart', lines: cart.lines }));
  useEffect(() => {
    if (isKnown) reportCart();
  }, [isKnown]);
  return (
    <OrderLayout>
      <div>
        {isOnline && <DeliveryPromise />}
        <CartLines cart={cart} lines={lines} />
      </div>
      <OrderSummary
        prices={
          <>
            <Heading level={2}>{m.cart_summary_title()}</Heading>
            <PriceSummary
              rows={[
                { label: m.cart_summary_subtotal(), amount: isKnown ? subtotal : null },
                { label: m.cart_summary_delivery_fee(), amount: deliveryFee },
              ]}
              total={{ label: m.cart_summary_total(), amount: isKnown ? total : null }}
            />
            {deliveryFee.amount > 0 && (
              <Text size="small" tone="secondary">
                {m.cart_summary_fee_waived()}
              </Text>
            )}
          </>
        }
        bar={
          <StickyBar
            lead={isKnown && <Price amount={total} size="large" />}
            secondary={
              <Button
                width="full"
                emphasis="quiet"
                size="small"
                label={m.cart_continue_shopping()}
                onClick={goBack}
              />
            }
          >
            {isOnline ? (
              <LinkButton width="full" label={m.cart_checkout()} href="/checkout" />
            ) : (
              <OfflineCheckout />
            )}
          </StickyBar>
        }
      />
    </OrderLayout>
  );
}
