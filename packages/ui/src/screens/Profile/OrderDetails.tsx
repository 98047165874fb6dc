import { type Order, useContent } from '@naap/state';
import type { ReactNode } from 'react';
import { Button, Price, Sheet, Stack, Text } from '../../components/index.ts';
import { arrivalOf, dayText, timeText } from '../delivery-time/clock.ts';
import { copy } from './Profile.copy.ts';
import { detail } from './Profile.css.ts';

const words = copy.orderDetails;

interface OrderDetailsProps {
  order: Order;
  open: boolean;
  onClose: () => void;
}

/** The details of an order, in a sheet. */
export function OrderDetails({ order, open, onClose }: OrderDetailsProps) {
  const { delivery } = useContent();
  const placed = Date.parse(order.createdAt);
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={words.title(order.orderName)}
      closeLabel={words.close}
      footer={<Button label={words.done} width="full" emphasis="ink" size="medium" onClick={onClose} />}
    >
      <Stack as="dl" space={12}>
        <Detail label={words.status}>{order.status}</Detail>
        <Detail label={words.placed}>{`${dayText(placed)}, ${timeText(placed)}`}</Detail>
        <Detail label={words.promised}>{timeText(arrivalOf(placed, delivery.minutes))}</Detail>
        <Detail label={words.payment}>{words.cashOnDelivery}</Detail>
        <Detail label={words.total}>
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
