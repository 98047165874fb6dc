import { m } from '@naap/messages';
import { type Order, useContent, useLabel } from '@naap/state';
import type { ReactNode } from 'react';
import { Button, Price, Sheet, Stack, Text } from '../../components/index.ts';
import { arrivalOf, dayText, timeText } from '../delivery-time/time-text.ts';
import { detail } from './Profile.css.ts';

interface OrderDetailsProps {
  order: Order;
  open: boolean;
  onClose: () => void;
}

/** The details of an order, in a sheet. */
export function OrderDetails({ order, open, onClose }: OrderDetailsProps) {
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
      <Stack as="dl" space={12}>
        <Detail label={m.profile_order_details_status()}>{labelOf(order.status)}</Detail>
        <Detail label={m.profile_order_details_placed()}>{`${dayText(placed)}, ${timeText(placed)}`}</Detail>
        <Detail label={m.profile_order_details_promised()}>
          {timeText(arrivalOf(placed, delivery.minutes))}
        </Detail>
        <Detail label={m.profile_order_details_payment()}>
          {m.profile_order_details_cash_on_delivery()}
        </Detail>
        <Detail label={m.profile_order_details_total()}>
          <Price amount={order.totalAmount} precision="exact" />
        </Detail>
      </Stack>
    </Sheet>
  );
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
