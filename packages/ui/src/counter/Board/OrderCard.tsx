import { m } from '@naap/messages';
import { useContent } from '@naap/state';
import type { StaffOrder, StaffOrders } from '@naap/state/staff';
import { memo, useState } from 'react';
import { dotsThreeVerticalIcon, Heading, IconButton, TapeCountdown, Text } from '../../components/index.ts';
import type { BoardActions } from './actions.ts';
import type { ColumnId, RiderWithLoad, TimeLeft } from './board-orders.ts';
import { DoorBody } from './DoorBody.tsx';
import { card, head, menu, time } from './OrderCard.css.ts';
import { PackBody } from './PackBody.tsx';
import { RoadBody } from './RoadBody.tsx';
import { reasonText, ShelfBody } from './ShelfBody.tsx';
import { WaitingBody } from './WaitingBody.tsx';

export interface OrderCardProps {
  order: StaffOrder;
  column: ColumnId;
  /** Whether it is the first one of its column, which is the next to be worked on. */
  isFirst: boolean;
  timeText: TimeLeft['text'];
  timeTape: TimeLeft['tape'];
  timeTone: TimeLeft['tone'];
  /** The ids of its picked pieces. */
  picked: readonly string[];
  role: StaffOrders['me']['role'];
  /** The riders to whom it can be given, the proposed one first. */
  riders: readonly RiderWithLoad[];
  actions: BoardActions;
}

/** One order on the board. Rendered again only when it, its minutes or its ticks change. */
export const OrderCard = memo(function OrderCard(props: OrderCardProps) {
  const { order, column, timeText, timeTape, timeTone } = props;
  const titleId = `order-${order.orderId}`;
  const isShelf = column === 'shelf';
  const { minutes } = useContent().delivery;
  const [isMoreOpen, setMoreOpen] = useState(false);
  return (
    // Can have the focus, which follows the order into the next column.
    <article
      className={card({ cut: isShelf })}
      data-order={order.orderId}
      aria-labelledby={titleId}
      tabIndex={-1}
    >
      <div className={head({ ruled: isShelf })}>
        <Heading level={3} size="h2" id={titleId}>
          {order.orderName}
        </Heading>
        <span className={time}>
          <Text as="span" weight="heavy" tone={isShelf ? 'ink' : timeTone}>
            {isShelf ? reasonText(order) : timeText}
          </Text>
          {hasMore(props) && (
            <span className={menu}>
              <IconButton
                icon={dotsThreeVerticalIcon}
                label={m.counter_more_of({ name: order.orderName })}
                expanded={isMoreOpen}
                onClick={() => setMoreOpen(!isMoreOpen)}
              />
            </span>
          )}
        </span>
      </div>
      {!isShelf && <TapeCountdown secondsLeft={timeTape} totalSeconds={minutes} ticks={minutes} />}
      <Body {...props} isMoreOpen={isMoreOpen} />
    </article>
  );
});

/** Returns whether an order has rare actions, which a press on the button with the dots shows. */
function hasMore({ order, column, role }: OrderCardProps): boolean {
  switch (column) {
    case 'pack':
      return true;
    case 'waiting':
      return order.status === 'Packed';
    case 'road':
    case 'door':
      return role === 'manager';
    case 'shelf':
      return false;
  }
}

function Body(props: OrderCardProps & { isMoreOpen: boolean }) {
  switch (props.column) {
    case 'pack':
      return <PackBody {...props} />;
    case 'waiting':
      return <WaitingBody {...props} />;
    case 'road':
      return <RoadBody {...props} />;
    case 'door':
      return <DoorBody {...props} />;
    case 'shelf':
      return <ShelfBody {...props} />;
  }
}
