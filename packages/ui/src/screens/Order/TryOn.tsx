import { m } from '@naap/messages';
import { formatMoney, type LoadedOrder, type OrderState, times } from '@naap/state';
import { useState } from 'react';
import { Button, Price, PriceSummary, Stack, StickyBar, TapeProgress, Text } from '../../components/index.ts';
import { useResultToast } from '../app-frame/useResultToast.ts';
import { OrderLayout, OrderSummary } from '../order-layout/OrderLayout.tsx';
import { choiceOf, PieceChoices } from '../piece-choice/PieceChoices.tsx';
import { TimeToTry, TRY_ON_MINUTES } from '../piece-choice/TimeToTry.tsx';
import { countPieces } from '../running-order/progress.ts';
import { aboveLayout, between, tryOn } from './Order.css.ts';
import { riderOf } from './stage-text.ts';

interface TryOnProps {
  state: OrderState;
  order: LoadedOrder;
}

/** The shopper tries the pieces on and keeps them or hands them back. Each choice is sent at once, so that the rider sees it. */
export function TryOn({ state, order }: TryOnProps) {
  const show = useResultToast();

  async function choose(handedBack: Parameters<OrderState['choose']>[0]) {
    const result = await state.choose(handedBack);
    if (!result.ok) show(result);
    return result.ok;
  }

  return (
    // The order may be over, until the first response.
    <div className={tryOn} inert={state.isStored} aria-busy={state.isStored}>
      <div className={aboveLayout}>
        <TimeToTry
          order={order}
          label={m.order_try_minutes({ minutes: TRY_ON_MINUTES })}
          overLabel={m.order_try_over()}
        />
      </div>
      <OrderLayout>
        <PieceChoices items={order.items} onChoose={(handedBack) => void choose(handedBack)} />
        <Summary order={order} isStored={state.isStored} onDone={() => choose(choiceOf(order.items))} />
      </OrderLayout>
    </div>
  );
}

interface SummaryProps {
  order: LoadedOrder;
  isStored: boolean;
  onDone: () => Promise<boolean>;
}

function Summary({ order, isStored, onDone }: SummaryProps) {
  const { all, handedBack, discount, due, dueForAll } = order.amounts;
  const { all: count, kept } = countPieces(order);
  const rider = riderOf(order);
  const label = m.order_you_pay({ name: rider });
  const [toldChoice, setToldChoice] = useState('');
  const [isSending, setSending] = useState(false);
  const choice = JSON.stringify(choiceOf(order.items));
  const isTold = toldChoice === choice;
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
      prices={<PriceSummary rows={rows} precision="exact" />}
      bar={
        <StickyBar>
          <Stack space={16}>
            <Stack space={4}>
              <div className={between}>
                <Text as="span" size="small" tone="secondary">
                  {label}
                </Text>
                <Price amount={due} size="large" precision="exact" />
              </div>
              {share}
            </Stack>
            <Stack space={8}>
              <Button
                label={kept > 0 ? m.order_keep_pay({ count: kept }) : m.order_hand_back_all()}
                width="full"
                loading={isStored || isSending || isTold}
                {...(isTold && { loadingLabel: m.order_confirms({ name: rider }) })}
                onClick={async () => {
                  setSending(true);
                  if (await onDone()) setToldChoice(choice);
                  setSending(false);
                }}
              />
              <div role="status">
                {isTold && (
                  <Text size="small" weight="strong">
                    {kept > 0
                      ? m.order_give_cash({ name: rider, amount: formatMoney(due, 'exact') })
                      : m.order_give_all({ name: rider })}
                  </Text>
                )}
              </div>
            </Stack>
          </Stack>
        </StickyBar>
      }
    />
  );
}
