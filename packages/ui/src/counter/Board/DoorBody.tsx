import { m } from '@naap/messages';
import { formatMoney } from '@naap/state';
import { dueOf, MAX_WRONG_CODES } from '@naap/state/staff';
import { useState } from 'react';
import { Button, Dialog, Text } from '../../components/index.ts';
import { StaffChoices } from '../StaffChoices.tsx';
import { piecesOf } from './board-orders.ts';
import { ForRider } from './ForRider.tsx';
import { body, cash, choices, locked } from './OrderCard.css.ts';
import { OrderFacts } from './OrderFacts.tsx';
import type { RiddenBodyProps } from './RoadBody.tsx';

/** An order at the door: first its code is told, then it is tried on. */
export function DoorBody({ order, role, isMoreOpen, actions }: RiddenBodyProps) {
  const isManager = role === 'manager';
  const { isHandedOver, wrongCodes } = order;
  const isLocked = !isHandedOver && wrongCodes >= MAX_WRONG_CODES;
  const handOver = (
    <Button
      label={m.counter_hand_over()}
      emphasis="outline"
      size="small"
      onClick={() => void actions.give(order, { kind: 'door-code', code: null })}
    />
  );
  return (
    <div className={body}>
      <OrderFacts
        order={order}
        state={
          isHandedOver
            ? m.counter_at_the_door_trying({ count: piecesOf(order).length })
            : m.counter_at_the_door_code()
        }
      />
      {isHandedOver && <Choice {...order} />}
      {!isHandedOver && !isLocked && wrongCodes > 0 && (
        <Text size="small" weight="strong" tone="danger">
          {m.counter_wrong_codes({ count: wrongCodes })}
        </Text>
      )}
      {isLocked && (
        <div className={locked}>
          <Text size="small" weight="strong" tone="danger">
            {m.counter_locked({ count: wrongCodes })}
          </Text>
          {!isManager && <Text size="small">{m.counter_locked_text()}</Text>}
        </div>
      )}
      {isLocked && isManager && handOver}
      {isMoreOpen && (
        <ForRider order={order}>
          {isHandedOver ? (
            <>
              <ChangeChoice order={order} actions={actions} />
              <Collected order={order} actions={actions} />
            </>
          ) : (
            <>
              {!isLocked && handOver}
              <Button
                label={m.counter_nobody_opened()}
                emphasis="outline"
                tone="danger"
                size="small"
                onClick={() => void actions.give(order, { kind: 'nobody-opened' })}
              />
            </>
          )}
        </ForRider>
      )}
    </div>
  );
}

const handedBackOf = ({ items }: Pick<RiddenBodyProps['order'], 'items'>) =>
  items.reduce((sum, { handedBack }) => sum + handedBack, 0);

function Choice({ items }: Pick<RiddenBodyProps['order'], 'items'>) {
  const count = handedBackOf({ items });
  return count > 0 ? (
    <Text size="small" weight="strong">
      {m.counter_handed_back({ count })}
    </Text>
  ) : null;
}

/** The choice of the pieces, which follows the phones of shopper and rider while it is open. */
function ChangeChoice({ order, actions }: Pick<RiddenBodyProps, 'order' | 'actions'>) {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  const isAllBack = handedBackOf(order) === piecesOf(order).length;
  return (
    <>
      <Button
        label={m.counter_change_choice()}
        emphasis="outline"
        size="small"
        onClick={() => setOpen(true)}
      />
      <Dialog
        open={isOpen}
        onClose={close}
        title={m.counter_pieces({ name: order.orderName })}
        closeLabel={m.counter_close()}
        footer={
          <>
            <div role="status" className={cash}>
              <Text as="span" weight="strong">
                {isAllBack ? m.rider_nothing() : m.rider_cash()}
              </Text>
              <Text as="span" size="price" weight="heavy">
                {formatMoney(dueOf({ ...order, lines: order.items }), 'exact')}
              </Text>
            </div>
            <Button label={m.counter_choice_done()} size="medium" width="full" onClick={close} />
          </>
        }
      >
        <div className={choices}>
          <StaffChoices order={order} give={actions.give} />
        </div>
      </Dialog>
    </>
  );
}

function Collected({ order, actions }: Pick<RiddenBodyProps, 'order' | 'actions'>) {
  const due = dueOf({ ...order, lines: order.items });
  const isAllBack = handedBackOf(order) === piecesOf(order).length;
  return (
    <Button
      label={
        isAllBack ? m.counter_collected_nothing() : m.counter_collected({ amount: formatMoney(due, 'exact') })
      }
      emphasis="outline"
      size="small"
      onClick={() => void actions.give(order, { kind: 'collected' })}
    />
  );
}
