import { m } from '@naap/messages';
import type { StaffOrder } from '@naap/state/staff';
import { Button, Text } from '../../components/index.ts';
import type { BoardActions } from './actions.ts';
import type { RiderWithLoad } from './board-orders.ts';
import { actions as actionsClass, body, more } from './OrderCard.css.ts';
import { OrderFacts } from './OrderFacts.tsx';

interface WaitingBodyProps {
  order: StaffOrder;
  isMoreOpen: boolean;
  riders: readonly RiderWithLoad[];
  actions: BoardActions;
}

/** A packed order, which is given to a rider, or one that nobody took, which is sent again or cancelled. */
export function WaitingBody({ order, isMoreOpen, riders: [rider, ...others], actions }: WaitingBodyProps) {
  const cancel = (
    <Button
      label={m.counter_cancel()}
      emphasis="outline"
      tone="danger"
      size="small"
      onClick={() => actions.askToCancel(order)}
    />
  );
  if (order.status === 'Not delivered')
    return (
      <div className={body}>
        <Text size="small" weight="strong" tone="danger">
          {m.counter_nobody_opened()}
        </Text>
        <OrderFacts order={order} />
        <div className={actionsClass}>
          <Button
            label={m.counter_send_again()}
            emphasis="outline"
            size="medium"
            width="full"
            onClick={() => void actions.give(order, { kind: 'send-again' })}
          />
          {cancel}
        </div>
      </div>
    );
  const giveTo = (riderId: string) => void actions.give(order, { kind: 'dispatch', riderId });
  return (
    <div className={body}>
      <OrderFacts order={order} />
      {rider ? (
        <Button
          label={m.counter_give({ name: rider.name })}
          emphasis="outline"
          size="medium"
          width="full"
          onClick={() => giveTo(rider.id)}
        />
      ) : (
        <Text size="small">{m.counter_no_riders()}</Text>
      )}
      <Button
        label={m.counter_undo_packed()}
        emphasis="quiet"
        size="small"
        onClick={() => void actions.give(order, { kind: 'unpack' })}
      />
      {isMoreOpen && (
        <div className={more}>
          {others.map(({ id, name, count }) => (
            <Button
              key={id}
              label={m.counter_give({ name })}
              accessibleLabel={`${m.counter_give({ name })}, ${m.counter_rider_orders({ count })}`}
              {...(count > 0 && { count })}
              emphasis="outline"
              size="small"
              onClick={() => giveTo(id)}
            />
          ))}
          <Button
            label={m.counter_print()}
            emphasis="outline"
            size="small"
            onClick={() => actions.print(order)}
          />
          {cancel}
        </div>
      )}
    </div>
  );
}
