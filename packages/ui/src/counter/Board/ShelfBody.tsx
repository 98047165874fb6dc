import { m } from '@naap/messages';
import type { StaffOrder } from '@naap/state/staff';
import { useId } from 'react';
import { Button, Text } from '../../components/index.ts';
import { REASONS } from '../../screens/piece-choice/reasons.ts';
import type { BoardActions } from './actions.ts';
import { piecesOf } from './board-orders.ts';
import { cancelText } from './cancel-reasons.ts';
import { actions as actionsClass, body } from './OrderCard.css.ts';
import { PickList } from './PickList.tsx';

interface ShelfBodyProps {
  order: StaffOrder;
  isFirst: boolean;
  picked: readonly string[];
  actions: BoardActions;
}

/** The pieces that came back, which are checked and put on the shelf. */
export function ShelfBody({ order, isFirst, picked, actions }: ShelfBodyProps) {
  const leftId = useId();
  const pieces = piecesOf(order);
  const left = pieces.filter(({ id }) => !picked.includes(id)).length;
  return (
    <div className={body}>
      <PickList listId={`shelf:${order.orderId}`} order={order} picked={picked} actions={actions} />
      {(isFirst || left < pieces.length) && (
        <div className={actionsClass}>
          <Button
            label={m.counter_shelved()}
            emphasis="outline"
            size="small"
            width="full"
            disabled={left > 0}
            {...(left > 0 && { describedBy: leftId })}
            onClick={() => void actions.give(order, { kind: 'back-on-shelf' })}
          />
          {left > 0 && (
            <Text size="small" tone="secondary" align="center" id={leftId}>
              {m.counter_left_to_check({ count: left })}
            </Text>
          )}
        </div>
      )}
    </div>
  );
}

/** Returns why the pieces of an order come back: 'Too small, Not for me'. */
export function reasonText({ status, cancelReason, items }: StaffOrder): string {
  if (status === 'Cancelled') return cancelReason ? cancelText(cancelReason) : m.counter_cancelled();
  const reasons = items.flatMap(({ handedBack, reason }) => (handedBack > 0 && reason ? [reason] : []));
  return [...new Set(reasons)].map((reason) => REASONS[reason]()).join(', ');
}
