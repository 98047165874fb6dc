import type { StaffOrder, StaffOrders } from '@naap/state/staff';
import { memo } from 'react';
import { Heading, TapeCountdown, Text } from '../../components/index.ts';
import type { BoardActions } from './actions.ts';
import type { ColumnId, RiderWithLoad, TimeLeft } from './board-orders.ts';
import { DoorBody } from './DoorBody.tsx';
import { card, head } from './OrderCard.css.ts';
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
  timeShare: TimeLeft['share'];
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
  const { order, column, timeText, timeShare, timeTone } = props;
  const titleId = `order-${order.orderId}`;
  const isShelf = column === 'shelf';
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
        <Text as="span" weight="heavy" tone={isShelf ? 'ink' : timeTone}>
          {isShelf ? reasonText(order) : timeText}
        </Text>
      </div>
      {!isShelf && <TapeCountdown secondsLeft={timeShare} totalSeconds={1} />}
      <Body {...props} />
    </article>
  );
});

function Body({ order, column, isFirst, picked, role, riders, actions }: OrderCardProps) {
  switch (column) {
    case 'pack':
      return <PackBody order={order} isFirst={isFirst} picked={picked} actions={actions} />;
    case 'waiting':
      return <WaitingBody order={order} riders={riders} actions={actions} />;
    case 'road':
      return <RoadBody order={order} isManager={role === 'manager'} actions={actions} />;
    case 'door':
      return <DoorBody order={order} isManager={role === 'manager'} actions={actions} />;
    case 'shelf':
      return <ShelfBody order={order} isFirst={isFirst} picked={picked} actions={actions} />;
  }
}
