import { m } from '@naap/messages';
import { formatMoney } from '@naap/state';
import { dueOf, MAX_WRONG_CODES } from '@naap/state/staff';
import { Button, Text } from '../../components/index.ts';
import { piecesOf } from './board-orders.ts';
import { ForRider } from './ForRider.tsx';
import { body, locked } from './OrderCard.css.ts';
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
            <Collected order={order} actions={actions} />
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
