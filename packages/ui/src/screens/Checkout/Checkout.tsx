import { type Checkout, LOADING_ERROR, useCheckout } from '@naap/state';
import { type ReactNode, useEffect, useId } from 'react';
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
import { PageMeta } from '../app-frame/PageMeta.tsx';
import { ArrivesBy } from '../delivery-time/ArrivesBy.tsx';
import { useBack } from '../navigation/useBack.ts';
import { useScrollRestoration } from '../navigation/useScrollRestoration.ts';
import { copy } from './Checkout.copy.ts';
import { layout, middle, prices, section, sections, summary } from './Checkout.css.ts';
import { CheckoutAddresses } from './CheckoutAddresses.tsx';
import { CheckoutCoupon } from './CheckoutCoupon.tsx';
import { CheckoutPrices } from './CheckoutPrices.tsx';

/** Checkout (spec sections 2, 4 and 5). */
export function CheckoutScreen() {
  const checkout = useCheckout();
  const goBack = useBack('checkout');
  useScrollRestoration(!checkout.isLoading);
  useLoadingErrorToast(checkout.error !== null);
  return (
    <>
      <PageMeta title={copy.title} unlisted />
      <main aria-busy={checkout.isLoading}>
        <TopBar title={copy.title} back={{ label: copy.back, onBack: goBack }} />
        {checkout.error !== null ? (
          <div className={middle}>
            <ErrorState
              title={LOADING_ERROR.title}
              message={checkout.error.message}
              retryLabel={copy.retry}
              onRetry={checkout.retry}
            />
          </div>
        ) : checkout.isLoading ? (
          <LoadingCheckout />
        ) : (
          <LoadedCheckout checkout={checkout} />
        )}
      </main>
    </>
  );
}

function useLoadingErrorToast(hasFailed: boolean) {
  const { show } = useToast();
  useEffect(() => {
    return hasFailed ? show({ ...LOADING_ERROR, tone: 'danger' }) : undefined;
  }, [hasFailed, show]);
}

function LoadingCheckout() {
  return (
    <div className={layout}>
      <div className={sections} role="status">
        <VisuallyHidden>{copy.loading}</VisuallyHidden>
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
      <div className={summary}>
        <div className={prices}>
          <Stack space={12}>
            <Skeleton shape="line" width="half" />
            <Skeleton shape="line" />
            <Skeleton shape="line" />
            <Skeleton shape="line" />
          </Stack>
        </div>
      </div>
    </div>
  );
}

function LoadedCheckout({ checkout }: { checkout: Checkout }) {
  return (
    <div className={layout}>
      <div className={sections}>
        <Section title={copy.address.title}>
          <CheckoutAddresses checkout={checkout} />
          <ArrivesBy />
        </Section>
        <Section title={copy.coupon.title}>
          <CheckoutCoupon coupon={checkout.coupon} totals={checkout.totals} />
        </Section>
        <Section title={copy.payment.title}>
          <PaymentOption
            group="payment"
            value="cash-on-delivery"
            label={copy.payment.label}
            description={copy.payment.description}
            icon={handCoinsIcon}
            checked
            onSelect={() => undefined}
          />
        </Section>
        <Section title={copy.items.title}>
          <OrderItems checkout={checkout} />
        </Section>
      </div>
      <CheckoutPrices checkout={checkout} />
    </div>
  );
}

function OrderItems({ checkout }: { checkout: Checkout }) {
  const { items } = checkout;
  if (items.length === 0) return <Text tone="secondary">{copy.items.empty}</Text>;
  return (
    <Stack as="ul" space={12}>
      {items.map(({ id, image, brand, name, selectedSize, otherOptions, quantity, problem, lineTotal }) => (
        <li key={id}>
          <OrderItem
            image={image}
            brand={brand}
            name={name}
            details={copy.items.details(selectedSize, otherOptions, quantity)}
            problem={problem === null ? undefined : copy.items.problem[problem]}
            lineTotal={lineTotal}
          />
        </li>
      ))}
    </Stack>
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
