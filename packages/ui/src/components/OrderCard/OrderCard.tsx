import type { Money } from '@naap/api-clients/pricing';
import { useId } from 'react';
import { Card } from '../Card/index.ts';
import { Price } from '../Price/index.ts';
import { Stack } from '../Stack/index.ts';
import { Text } from '../Text/index.ts';
import { rowTop, status as statusClass } from './OrderCard.css.ts';

export interface OrderCardProps {
  /** As the shopper knows it: "#1042". */
  name: string;
  status: string;
  /** When it was placed, ISO 8601. A text that is no time is left out. */
  createdAt: string;
  /** May be negative. */
  totalAmount: Money;
}

/** The shop's own time zone, so that a server and a browser write the same day. */
const day = new Intl.DateTimeFormat('en-IN', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  timeZone: 'Asia/Kolkata',
});

/** A placed order, in short. */
export function OrderCard({ name, status, createdAt, totalAmount }: OrderCardProps) {
  const nameId = useId();
  const placed = new Date(createdAt);
  return (
    <Card as="article" labelledBy={nameId}>
      <Stack space={4}>
        <div className={rowTop}>
          <Text weight="strong" id={nameId}>
            {name}
          </Text>
          <span className={statusClass}>{status}</span>
        </div>
        <div className={rowTop}>
          <Text as="span" size="small" tone="secondary">
            {Number.isNaN(placed.getTime()) ? null : <time dateTime={createdAt}>{day.format(placed)}</time>}
          </Text>
          <Price amount={totalAmount} precision="exact" />
        </div>
      </Stack>
    </Card>
  );
}
