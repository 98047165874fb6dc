import { m } from '@naap/messages';
import {
  foreignLanguage,
  formatMoney,
  type LoadedOrder,
  type OrderPiece,
  type OrderState,
  times,
  useLabel,
} from '@naap/state';
import { useId, useState } from 'react';
import {
  Button,
  OptionChips,
  Price,
  PriceSummary,
  ProductImage,
  QuantityStepper,
  Stack,
  StickyBar,
  TapeCountdown,
  TapeProgress,
  Text,
  VisuallyHidden,
} from '../../components/index.ts';
import { useResultToast } from '../app-frame/useResultToast.ts';
import { useNow } from '../delivery-time/clock.ts';
import { OrderLayout, OrderSummary } from '../order-layout/OrderLayout.tsx';
import { countPieces, timeOf } from '../running-order/progress.ts';
import { KeepChoice } from './KeepChoice.tsx';
import { between, gutter } from './Order.css.ts';
import { REASONS } from './reasons.ts';
import { riderOf } from './stage-text.ts';
import { choice, line, lines, outline, returned } from './TryOn.css.ts';

const TRY_ON_MINUTES = 10;

type HandedBack = Parameters<OrderState['choose']>[0];

interface TryOnProps {
  state: OrderState;
  order: LoadedOrder;
}

/** The shopper tries the pieces on and keeps them or hands them back. Each choice is sent at once, so that the rider sees it. */
export function TryOn({ state, order }: TryOnProps) {
  const show = useResultToast();
  const present = order.items.filter(({ quantity, missing }) => quantity > missing);

  async function choose(handedBack: HandedBack) {
    const result = await state.choose(handedBack);
    if (!result.ok) show(result);
    return result.ok;
  }

  function chooseItem({ position }: OrderPiece, quantity: number, reason: HandedBack[number]['reason']) {
    const others = choiceOf(order).filter((each) => each.position !== position);
    return choose(quantity === 0 ? others : [...others, { position, quantity, reason }]);
  }

  return (
    <>
      <TimeLeft order={order} />
      <OrderLayout>
        <ul className={lines} aria-label={m.checkout_items_title()}>
          {present.map((item) => (
            <Piece
              key={item.position}
              item={item}
              onChoose={(quantity, reason) => void chooseItem(item, quantity, reason)}
            />
          ))}
        </ul>
        <Summary order={order} onDone={() => choose(choiceOf(order))} />
      </OrderLayout>
    </>
  );
}

/** Returns the pieces that are handed back so far. */
const choiceOf = ({ items }: LoadedOrder): HandedBack =>
  items.flatMap(({ position, handedBack, reason }) =>
    handedBack > 0 ? [{ position, quantity: handedBack, reason: reason ?? 'not_for_me' }] : [],
  );

function TimeLeft({ order }: { order: LoadedOrder }) {
  const now = useNow(1_000);
  const since = timeOf(order, 'handed-over') ?? now;
  const total = TRY_ON_MINUTES * 60;
  const left = Math.min(total, Math.max(0, Math.ceil((since - now) / 1_000) + total));
  const clock = `${Math.floor(left / 60)}:${String(left % 60).padStart(2, '0')}`;
  return (
    <div className={gutter}>
      <Stack space={4}>
        <div className={between}>
          <Text weight="strong">
            {left > 0 ? m.order_try_minutes({ minutes: TRY_ON_MINUTES }) : m.order_try_over()}
          </Text>
          {left > 0 && (
            <Text as="span" size="small">
              {m.order_try_left({ time: clock })}
            </Text>
          )}
        </div>
        <TapeCountdown secondsLeft={left} totalSeconds={total} />
      </Stack>
    </div>
  );
}

interface PieceProps {
  item: OrderPiece;
  onChoose: (quantity: number, reason: HandedBack[number]['reason']) => void;
}

function Piece({ item, onChoose }: PieceProps) {
  const { brand, name, options, picture, unitPrice, quantity, missing, handedBack } = item;
  const labelOf = useLabel();
  const reasonId = useId();
  const count = quantity - missing;
  const reason = item.reason ?? 'not_for_me';
  const isReturned = handedBack === count;
  const details = [name, ...options.map(labelOf)].join('\u00a0· ');
  const price = times(unitPrice, isReturned ? count : count - handedBack);
  return (
    <li className={line}>
      <div className={isReturned ? outline : undefined}>
        <div className={isReturned ? returned : undefined}>
          <ProductImage src={picture} alt="" sizes="84px" />
        </div>
      </div>
      <div className={choice}>
        <div className={between}>
          <div>
            <Text size="small" weight="strong">
              {brand}
            </Text>
            <Text size="small" tone="secondary" lang={foreignLanguage(name)}>
              {details}
            </Text>
          </div>
          {isReturned ? (
            <Text as="s" size="small" tone="quiet">
              {formatMoney(price, 'exact')}
            </Text>
          ) : (
            <Price amount={price} precision="exact" />
          )}
        </div>
        <KeepChoice
          label={m.order_choice({ name })}
          isKept={handedBack === 0}
          onKeep={() => onChoose(0, reason)}
          onHandBack={() => onChoose(count, reason)}
        />
        {handedBack > 0 && count > 1 && (
          <QuantityStepper
            label={m.order_hand_back_count({ name })}
            decreaseLabel={m.order_hand_back_fewer()}
            increaseLabel={m.order_hand_back_more()}
            value={handedBack}
            max={count}
            onValueChange={(next) => onChoose(next, reason)}
          />
        )}
        {handedBack > 0 && (
          <div>
            <VisuallyHidden>
              <span id={reasonId}>{m.order_reason({ name })}</span>
            </VisuallyHidden>
            <OptionChips
              labelledBy={reasonId}
              unavailableLabel=""
              selected={reason}
              values={Object.entries(REASONS).map(([value, label]) => ({
                value,
                label: label(),
                available: true,
                selectable: true,
              }))}
              onSelect={(value) => onChoose(handedBack, value as keyof typeof REASONS)}
            />
          </div>
        )}
      </div>
    </li>
  );
}

function Summary({ order, onDone }: { order: LoadedOrder; onDone: () => Promise<boolean> }) {
  const { all, handedBack, discount, due, dueForAll } = order.amounts;
  const { all: count, kept } = countPieces(order);
  const rider = riderOf(order);
  const label = m.order_you_pay({ name: rider });
  const [toldChoice, setToldChoice] = useState('');
  const [isSending, setSending] = useState(false);
  const choice = JSON.stringify(choiceOf(order));
  const rows = [
    { label: m.order_pieces({ count }), amount: all },
    { label: m.order_handed_back({ count: count - kept }), amount: times(handedBack, -1) },
    { label: m.order_discount(), amount: times(discount, -1) },
  ].filter(({ amount }) => amount.amount !== 0);
  const share = (
    <TapeProgress
      label={label}
      value={due.amount}
      max={dueForAll.amount || 1}
      valueText={formatMoney(due, 'exact')}
    />
  );
  return (
    <OrderSummary
      prices={<PriceSummary rows={rows} total={{ label, amount: due }} precision="exact" />}
      bar={
        <StickyBar
          lead={
            <>
              <Text size="small" tone="secondary">
                {label}
              </Text>
              <Price amount={due} size="large" precision="exact" />
            </>
          }
        >
          <Stack space={8}>
            {share}
            <Button
              label={kept > 0 ? m.order_keep_pay({ count: kept }) : m.order_hand_back_all()}
              width="full"
              loading={isSending}
              onClick={async () => {
                setSending(true);
                if (await onDone()) setToldChoice(choice);
                setSending(false);
              }}
            />
            <div role="status">
              {toldChoice === choice && (
                <Text size="small" weight="strong">
                  {kept > 0
                    ? m.order_give_cash({ name: rider, amount: formatMoney(due, 'exact') })
                    : m.order_give_all({ name: rider })}
                </Text>
              )}
            </div>
          </Stack>
        </StickyBar>
      }
    />
  );
}
