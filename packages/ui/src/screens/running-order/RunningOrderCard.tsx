import { m } from '@naap/messages';
import {
  formatMoney,
  type LoadedOrder,
  type Order,
  useOrder,
  useRunningInList,
  useRunningOrder,
} from '@naap/state';
import { useState } from 'react';
import {
  Card,
  Heading,
  Skeleton,
  Stack,
  TapeCountdown,
  Text,
  useLinkComponent,
} from '../../components/index.ts';
import { orderPath } from '../navigation/paths.ts';
import { countPieces } from './progress.ts';
import { card, press } from './RunningOrderCard.css.ts';
import { useExpectedArrival, useIsRecent } from './useExpectedArrival.ts';

/** The order on its way: minutes, as many of tape, pieces, and cash to keep ready. A link to its page. */
export function RunningOrderCard({ orders }: { orders: readonly Order[] }) {
  const inList = useRunningInList(orders);
  const known = useRunningOrder();
  const [wasKnown] = useState(known !== undefined);
  // One that has just been placed is not in the list yet.
  const isNew = known !== undefined && !orders.some(({ orderId }) => orderId === known.id);
  const placedAt = isNew ? known.at : Date.parse(inList?.createdAt ?? '1970-01-01');
  const orderId = isNew ? known.id : inList?.orderId;
  return useIsRecent(placedAt) && orderId !== undefined ? (
    <Loaded orderId={orderId} hasRoom={wasKnown} />
  ) : null;
}

/** Keeps the room of a card that the profile's placeholder has kept since the first frame. */
function Loaded({ orderId, hasRoom }: { orderId: string; hasRoom: boolean }) {
  const { order, error } = useOrder(orderId);
  if (order) return <Running order={order} />;
  return hasRoom && !error ? <Skeleton shape="running" /> : null;
}

function Running({ order }: { order: LoadedOrder }) {
  const Anchor = useLinkComponent();
  const { minutes, tape, total, farTime } = useExpectedArrival(order);
  const isHere = order.stage === 'At the door';
  const text = isHere
    ? m.order_running_at_door()
    : farTime
      ? m.site_arrives_by({ time: farTime })
      : m.order_arrives_in({ minutes });
  const pieces = m.order_pieces({ count: countPieces(order).all });
  return (
    <div className={card}>
      <Card>
        <Stack space={8}>
          <Heading level={2}>{text}</Heading>
          {/* The ticks of the button that places an order become this tape. */}
          <div data-tape-target="">
            <TapeCountdown secondsLeft={isHere ? 0 : tape} totalSeconds={total} ticks={total} />
          </div>
          <Text size="small" tone="secondary">
            {[pieces, m.order_running_ready({ amount: formatMoney(order.amounts.dueForAll, 'exact') })].join(
              '\u00a0· ',
            )}
          </Text>
        </Stack>
      </Card>
      <Anchor
        href={orderPath(order.orderId)}
        className={press}
        aria-label={m.order_running_link({ name: order.orderName, text })}
      />
    </div>
  );
}
