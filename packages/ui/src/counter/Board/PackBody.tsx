import { m } from '@naap/messages';
import { formatMoney } from '@naap/state';
import { dueOf, type StaffItem, type StaffOrder } from '@naap/state/staff';
import { useId } from 'react';
import { Button, QuantityStepper, Text } from '../../components/index.ts';
import type { BoardActions } from './actions.ts';
import { piecesOf } from './board-orders.ts';
import { actions as actionsClass, body, missing, more, pieces as piecesClass } from './OrderCard.css.ts';
import { PickList, PieceName } from './PickList.tsx';

interface PackBodyProps {
  order: StaffOrder;
  isFirst: boolean;
  isMoreOpen: boolean;
  picked: readonly string[];
  actions: BoardActions;
}

/** The pick list of an order. What was found is ticked, what was not found is missing; then the order is packed. */
export function PackBody({ order, isFirst, isMoreOpen, picked, actions }: PackBodyProps) {
  const leftId = useId();
  const pieces = piecesOf(order);
  const left = pieces.filter(({ id }) => !picked.includes(id)).length;
  const isMissing = order.items.some((item) => item.missing > 0);
  const isStarted = isFirst || isMissing || left < pieces.length;

  async function pack() {
    if (await actions.give(order, { kind: 'packed' })) actions.print(order);
  }

  return (
    <div className={body}>
      <div>
        <PickList listId={`pack:${order.orderId}`} order={order} picked={picked} actions={actions} />
        {isMissing && (
          <ul className={piecesClass}>
            {order.items
              .filter((item) => item.missing > 0)
              .map((item) => (
                <MissingPiece key={item.position} order={order} item={item} actions={actions} />
              ))}
          </ul>
        )}
        <div role="status">
          {isMissing && (
            <Text size="small" weight="strong">
              {m.counter_new_total({ amount: formatMoney(dueOf({ ...order, lines: order.items }), 'exact') })}
            </Text>
          )}
        </div>
      </div>
      {isStarted && (
        <div className={actionsClass}>
          <Button
            label={m.counter_packed()}
            size="medium"
            width="full"
            disabled={left > 0}
            {...(left > 0 && { describedBy: leftId })}
            onClick={() => void pack()}
          />
          {left > 0 && (
            <Text size="small" tone="secondary" align="center" id={leftId}>
              {m.counter_left_to_pick({ count: left })}
            </Text>
          )}
        </div>
      )}
      {isMoreOpen && (
        <div className={more}>
          <Text size="small" weight="strong">
            {m.counter_missing_title()}
          </Text>
          <ul className={piecesClass}>
            {order.items.filter(canMiss).map((item) => (
              <MissingChoice key={item.position} order={order} item={item} actions={actions} />
            ))}
          </ul>
          <Button
            label={m.counter_cancel()}
            emphasis="outline"
            tone="danger"
            size="small"
            onClick={() => actions.askToCancel(order)}
          />
        </div>
      )}
    </div>
  );
}

interface MissingProps {
  order: StaffOrder;
  item: StaffItem;
  actions: BoardActions;
}

function MissingPiece({ order, item, actions }: MissingProps) {
  const { name, position } = item;
  return (
    <li className={missing}>
      <div>
        <PieceName item={item} struck />
        <Text size="small" weight="strong" tone="danger">
          {m.counter_missing_count({ count: item.missing })}
        </Text>
      </div>
      <Button
        label={m.site_undo()}
        accessibleLabel={m.counter_missing_undo({ name })}
        emphasis="outline"
        size="small"
        onClick={() => void actions.give(order, { kind: 'missing', position, quantity: 0 })}
      />
    </li>
  );
}

/** A single piece that is missing already is listed with its undo. */
const canMiss = ({ quantity, missing: count }: StaffItem) => quantity > 1 || count === 0;

function MissingChoice({ order, item, actions }: MissingProps) {
  const { name, position } = item;

  function miss(quantity: number) {
    if (quantity < 0) return;
    const command = { kind: 'missing', position, quantity } as const;
    const isAll = order.items.every(
      (each) => each.quantity === (each.position === position ? quantity : each.missing),
    );
    if (isAll) actions.askAllMissing(order, command);
    else void actions.give(order, command);
  }

  return (
    <li className={missing}>
      <PieceName item={item} />
      {item.quantity > 1 ? (
        <QuantityStepper
          label={m.counter_missing_of({ name })}
          decreaseLabel={m.counter_missing_fewer()}
          increaseLabel={m.counter_missing_more()}
          value={item.missing}
          max={item.quantity}
          onValueChange={miss}
        />
      ) : (
        <Button
          label={m.counter_missing()}
          accessibleLabel={m.counter_missing_piece({ name })}
          emphasis="outline"
          size="small"
          onClick={() => miss(1)}
        />
      )}
    </li>
  );
}
