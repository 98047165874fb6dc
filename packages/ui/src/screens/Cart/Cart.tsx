import { type CartView, useCart, useContent } from '@naap/state';
import { useRef } from 'react';
import {
  Button,
  EmptyState,
  ErrorState,
  Heading,
  Icon,
  LinkButton,
  mopedIcon,
  PriceSummary,
  Spinner,
  Stack,
  StickyBar,
  Text,
  TopBar,
  toteIcon,
} from '../../components/index.ts';
import { PageMeta } from '../app-frame/PageMeta.tsx';
import { useArrivalTime } from '../delivery-time/clock.ts';
import { useBack } from '../navigation/useBack.ts';
import { useScrollRestoration } from '../navigation/useScrollRestoration.ts';
import { copy } from './Cart.copy.ts';
import { layout, loading, middle, promise, receipt, saved, summary } from './Cart.css.ts';
import { CartLines } from './CartLines.tsx';

/** The cart (spec sections 2 and 4). */
export function CartScreen() {
  const cart = useCart();
  const goBack = useBack('cart');
  const content = useRef<HTMLElement>(null);
  useScrollRestoration(cart.status !== 'loading');
  const isKnown = cart.status === 'ready' || cart.status === 'empty';
  return (
    <>
      <PageMeta title={copy.pageTitle} unlisted />
      <main ref={content} tabIndex={-1} aria-busy={cart.status === 'loading'}>
        <TopBar
          title={isKnown ? copy.title(cart.count) : copy.pageTitle}
          back={{ label: copy.back, onBack: goBack }}
        />
        <SavedNotice reason={cart.savedReason} />
        <CartContent cart={cart} goBack={goBack} onLastRemoved={() => content.current?.focus()} />
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
          <Text size="small">{copy.saved[reason]}</Text>
        </div>
      )}
    </div>
  );
}

interface CartContentProps {
  cart: CartView;
  goBack: () => void;
  onLastRemoved: () => void;
}

function CartContent({ cart, goBack, onLastRemoved }: CartContentProps) {
  switch (cart.status) {
    case 'loading':
      return (
        <div className={middle}>
          <div className={loading} role="status">
            <Spinner size={40} />
            <Text weight="medium">{copy.loading}</Text>
          </div>
        </div>
      );
    case 'error':
      return (
        <div className={middle}>
          <ErrorState
            title={copy.error.title}
            message={cart.error?.message ?? ''}
            retryLabel={copy.error.retry}
            onRetry={cart.retry}
            secondaryAction={
              <Button emphasis="outline" size="medium" label={copy.error.goBack} onClick={goBack} />
            }
          />
        </div>
      );
    case 'empty':
      return (
        <div className={middle}>
          <EmptyState
            icon={toteIcon}
            title={copy.empty.title}
            description={copy.empty.text}
            action={<Button label={copy.continueShopping} onClick={goBack} />}
          />
        </div>
      );
    case 'ready':
      return <FilledCart cart={cart} goBack={goBack} onLastRemoved={onLastRemoved} />;
  }
}

function FilledCart({ cart, goBack, onLastRemoved }: CartContentProps) {
  const arrival = useArrivalTime();
  const { delivery } = useContent();
  const { subtotal, deliveryFee, total } = cart.totals;
  const isKnown = cart.lines.every(({ problem }) => problem !== 'look-up');
  return (
    <div className={layout}>
      <div>
        <div className={promise}>
          <Icon icon={mopedIcon} active />
          <Text size="small">
            <strong>{copy.promise.strong(delivery.minutes, arrival)}</strong> {copy.promise.rest}
          </Text>
        </div>
        <CartLines cart={cart} onLastRemoved={onLastRemoved} />
      </div>
      <div className={summary}>
        <div className={receipt}>
          <Stack space={12}>
            <Heading level={2}>{copy.summary.title}</Heading>
            <PriceSummary
              rows={[
                { label: copy.summary.subtotal, amount: isKnown ? subtotal : null },
                { label: copy.summary.deliveryFee, amount: deliveryFee },
              ]}
              total={{ label: copy.summary.total, amount: isKnown ? total : null }}
            />
          </Stack>
        </div>
        <StickyBar>
          <LinkButton width="full" label={copy.checkout} href="/checkout" />
          <Button width="full" emphasis="quiet" size="small" label={copy.continueShopping} onClick={goBack} />
        </StickyBar>
      </div>
    </div>
  );
}
