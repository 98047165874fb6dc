import { m } from '@naap/messages';
import {
  type LoadedOrder,
  type Order,
  type OrderState,
  times,
  useContent,
  useLabel,
  useOrder,
} from '@naap/state';
import type { ReactNode } from 'react';
import {
  Button,
  ErrorState,
  Price,
  Sheet,
  Skeleton,
  Stack,
  Text,
  VisuallyHidden,
} from '../../components/index.ts';
import { arrivalOf, dayText, timeText } from '../delivery-time/time-text.ts';
import { OrderAddress, OrderPieces } from '../order-layout/OrderContents.tsx';
import { detail } from './OrderDetails.css.ts';

interface OrderDetailsProps {
  order: Order;
  open: boolean;
  onClose: () => void;
}

/** The details of an order, in a sheet. What the list of orders has is shown at once. */
export function OrderDetails({ order, open, onClose }: OrderDetailsProps) {
  const loaded = useOrder(order.orderId);
  const { delivery } = useContent();
  const labelOf = useLabel();
  const placed = Date.parse(order.createdAt);
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={m.profile_order_details_title({ name: order.orderName })}
      closeLabel={m.profile_order_details_close()}
      footer={
        <Button
          label={m.profile_order_details_done()}
          width="full"
          emphasis="ink"
          size="medium"
          onClick={onClose}
        />
      }
    >
      <Stack space={20}>
        <Stack as="dl" space={12}>
          <Detail label={m.profile_order_details_status()}>{labelOf(order.status)}</Detail>
          <Detail
            label={m.profile_order_details_placed()}
          >{`${dayText(placed)}, ${timeText(placed)}`}</Detail>
          <Detail label={m.profile_order_details_promised()}>
            {timeText(arrivalOf(placed, delivery.minutes))}
          </Detail>
          <Detail label={m.profile_order_details_payment()}>
            {m.profile_order_details_cash_on_delivery()}
          </Detail>
        </Stack>
        <Contents {...loaded} />
        <Stack as="dl" space={12}>
          {loaded.order && <Parts order={loaded.order} />}
          <Detail label={m.profile_order_details_total()}>
            <Price amount={order.totalAmount} precision="exact" />
          </Detail>
        </Stack>
      </Stack>
    </Sheet>
  );
}

function Contents({ order, error, retry, isRetrying }: OrderState) {
  if (error) {
    return (
      <ErrorState
        level={3}
        title={error.message}
        retryLabel={m.site_retry()}
        onRetry={retry}
        retrying={isRetrying}
      />
    );
  }
  if (!order) {
    return (
      <div role="status">
        <VisuallyHidden>{m.site_loading()}</VisuallyHidden>
        <Stack space={12}>
          <Skeleton shape="line" width="half" />
          <Skeleton shape="block" />
          <Skeleton shape="line" width="half" />
          <Skeleton shape="block" />
        </Stack>
      </div>
    );
  }
  return (
    <>
      <OrderAddress deliverTo={order.deliverTo} />
      <OrderPieces items={order.items} />
    </>
  );
}

/** The parts of the total, without those of 0. */
function Parts({ order: { subtotal, discount, deliveryFee } }: { order: LoadedOrder }) {
  const parts = [
    { label: m.checkout_prices_subtotal(), amount: subtotal },
    { label: m.checkout_prices_discount(), amount: times(discount, -1) },
    { label: m.checkout_prices_delivery_fee(), amount: deliveryFee },
  ];
  return parts
    .filter(({ amount }) => amount.amount !== 0)
    .map(({ label, amount }) => (
      <Detail key={label} label={label}>
        <Price amount={amount} precision="exact" />
      </Detail>
    ));
}

function Detail({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className={detail}>
      <Text as="dt" tone="secondary">
        {label}
      </Text>
      <Text as="dd" weight="strong" align="end">
        {children}
      </Text>
    </div>
  );
}
