import type { Money } from '@naap/api-clients/pricing';
import { m } from '@naap/messages';
import { useId } from 'react';
import { Card } from '../Card/index.ts';
import { caretRightIcon, Icon } from '../Icon/index.ts';
import { Inline } from '../Inline/index.ts';
import { Price } from '../Price/index.ts';
import { Stack } from '../Stack/index.ts';
import { Text } from '../Text/index.ts';
import { rowTop, status as statusClass } from './OrderCard.css.ts';

export interface OrderCardProps {
  /** Number of the order, such as "#1042". */
  name: string;
  status: string;
  /** How the order has ended: `neutral` without a purchase, `danger` when it did not arrive. */
  tone?: 'ok' | 'neutral' | 'danger';
  /** Time of the order, ISO 8601. An invalid time is not shown. */
  createdAt: string;
  /** The store's time zone, in which the date is shown, such as "Asia/Kolkata". */
  timeZone: string;
  /** May be negative. */
  totalAmount: Money;
}

/** A summary of a placed order, which opens it. */
export function OrderCard({ name, status, tone, createdAt, timeZone, totalAmount }: OrderCardProps) {
  const nameId = useId();
  const placed = new Date(createdAt);
  return (
    <Card as="article" labelledBy={nameId}>
      <Stack space={4}>
        <div className={rowTop}>
          <Text weight="strong" id={nameId}>
            {name}
          </Text>
          <span className={statusClass({ tone })}>{status}</span>
        </div>
        <div className={rowTop}>
          <Text as="span" size="small" tone="secondary">
            {Number.isNaN(placed.getTime()) ? null : (
              <time dateTime={createdAt}>
                {placed.toLocaleDateString(m.locale_tag(), {
                  day: 'numeric',
                  month: 'short',
                  year: 'numeric',
                  timeZone,
                })}
              </time>
            )}
          </Text>
          <Inline space={8} align="center">
            <Price amount={totalAmount} precision="exact" />
            <Icon icon={caretRightIcon} size={16} />
          </Inline>
        </div>
      </Stack>
    </Card>
  );
}
