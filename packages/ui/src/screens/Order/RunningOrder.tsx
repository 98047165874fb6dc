import { m } from '@naap/messages';
import type { LoadedOrder, OrderState } from '@naap/state';
import { Suspense, useState } from 'react';
import { lazyPart } from '../../behaviour/lazyPart.tsx';
import {
  Button,
  Card,
  ChalkDivider,
  Dialog,
  Heading,
  Icon,
  Price,
  ProductImage,
  phoneIcon,
  Stack,
  Text,
} from '../../components/index.ts';
import { useResultToast } from '../app-frame/useResultToast.ts';
import { OrderAddress } from '../order-layout/OrderContents.tsx';
import { pairPieces } from '../order-layout/pair-text.ts';
import { countPieces } from '../running-order/progress.ts';
import { useExpectedArrival } from '../running-order/useExpectedArrival.ts';
import { ArrivalTape } from './ArrivalTape.tsx';
import { Line, PairLine } from './Line.tsx';
import {
  across,
  avatar,
  between,
  betweenColumns,
  call,
  cash,
  columns,
  delivery,
  digit,
  digits,
  grow,
  gutter,
  pictures,
  piece,
  pieces,
  rider as riderClass,
  side,
  tall,
} from './Order.css.ts';
import { Stages } from './Stages.tsx';
import { riderOf } from './stage-text.ts';

// An order can do without it.
const NotifyMe = lazyPart(async () => (await import('./NotifyMe.tsx')).NotifyMe);

interface RunningOrderProps {
  state: OrderState;
  order: LoadedOrder;
}

/** An order that is packed, on the way, or at the door with the pieces still in the rider's hands. */
export function RunningOrder({ state, order }: RunningOrderProps) {
  const arrival = useExpectedArrival(order);
  const { missing } = countPieces(order);
  return (
    <div className={columns}>
      <div className={side}>
        <div className={across}>
          <ArrivalTape order={order} arrival={arrival} />
          <Stages order={order} />
        </div>
        <div className={delivery}>
          <Stack space={16}>
            {order.riderName !== null && <Rider order={order} name={order.riderName} />}
            {order.doorCode !== null && <DoorCode code={order.doorCode} name={riderOf(order)} />}
            {order.stage !== 'At the door' && (
              <Suspense>
                <NotifyMe orderId={order.orderId} />
              </Suspense>
            )}
            <div className={betweenColumns}>
              <ChalkDivider />
            </div>
          </Stack>
        </div>
      </div>
      <div className={side}>
        <div className={tall}>
          <Stack space={16}>
            <Pieces order={order} />
            {missing > 0 && <Text size="small">{m.order_missing({ count: missing })}</Text>}
          </Stack>
        </div>
        <div className={gutter}>
          <Stack space={16}>
            <ChalkDivider />
            <OrderAddress deliverTo={order.deliverTo} />
            {order.stage === 'Confirmed' && <Cancel {...state} />}
          </Stack>
        </div>
      </div>
    </div>
  );
}

function Rider({ order: { riderPhone }, name }: { order: LoadedOrder; name: string }) {
  return (
    <Card>
      <div className={riderClass}>
        <span className={avatar} aria-hidden="true">
          {name.slice(0, 1)}
        </span>
        <div className={grow}>
          <Text weight="strong">{name}</Text>
          <Text size="small" tone="secondary">
            {m.order_rider_text()}
          </Text>
        </div>
        {riderPhone !== null && (
          <a className={call} href={`tel:${riderPhone}`} aria-label={m.order_rider_call({ name })}>
            <Icon icon={phoneIcon} size={22} />
          </a>
        )}
      </div>
    </Card>
  );
}

function DoorCode({ code, name }: { code: string; name: string }) {
  return (
    <div className={between}>
      <div className={grow}>
        <Heading level={2} size="h3">
          {m.order_code()}
        </Heading>
        <Text size="small" tone="secondary">
          {m.order_code_text({ name })}
        </Text>
      </div>
      {/* Read digit by digit. */}
      <p className={digits} role="img" aria-label={[...code].join(' ')}>
        {[...code].map((each, index) => (
          <span key={index} className={digit}>
            {each}
          </span>
        ))}
      </p>
    </div>
  );
}

function Pieces({ order: { items, amounts, ...order } }: { order: LoadedOrder }) {
  const present = pairPieces(items);
  return (
    <Stack as="section" space={12} label={m.checkout_items_title()}>
      <Heading level={2}>{m.order_try({ count: countPieces({ ...order, items }).all })}</Heading>
      <div className={pieces}>
        <ul className={pictures} aria-hidden="true">
          {present.map(([{ position, picture, quantity, missing }, larger]) => (
            <li key={position} className={piece}>
              <ProductImage src={picture} alt="" sizes="(min-width: 600px) 120px, 68px" />
              {!larger && quantity - missing > 1 && (
                <Text size="micro" align="center">{`× ${quantity - missing}`}</Text>
              )}
            </li>
          ))}
        </ul>
        <div className={cash}>
          <Text size="small" tone="secondary" align="end">
            {m.order_keep_all()}
          </Text>
          <Price amount={amounts.dueForAll} precision="exact" />
          <Text size="small" tone="secondary" align="end">
            {m.order_in_cash()}
          </Text>
        </div>
      </div>
      <Stack as="ul" space={12}>
        {present.map(([item, larger]) =>
          larger ? (
            <PairLine key={item.position} smaller={item} larger={larger} />
          ) : (
            <Line key={item.position} item={item} count={item.quantity - item.missing} />
          ),
        )}
      </Stack>
    </Stack>
  );
}

function Cancel({ cancel, isChanging, isStored }: OrderState) {
  const [isOpen, setOpen] = useState(false);
  const show = useResultToast();
  return (
    <>
      <Button
        label={m.order_cancel()}
        emphasis="quiet"
        tone="danger"
        size="medium"
        width="full"
        loading={isChanging || isStored}
        onClick={() => setOpen(true)}
      />
      <Dialog
        open={isOpen}
        onClose={() => setOpen(false)}
        title={m.order_cancel_title()}
        description={m.order_cancel_text()}
        closeLabel={m.order_cancel_close()}
      >
        <Stack space={8}>
          <Button
            label={m.order_cancel()}
            emphasis="ink"
            tone="danger"
            size="medium"
            width="full"
            onClick={async () => {
              // First, because the dialog goes with the button when the order is cancelled.
              setOpen(false);
              const result = await cancel();
              show(result.ok ? { ...result, title: m.order_cancelled_toast() } : result);
            }}
          />
          <Button
            label={m.order_cancel_keep()}
            emphasis="outline"
            size="medium"
            width="full"
            onClick={() => setOpen(false)}
          />
        </Stack>
      </Dialog>
    </>
  );
}
