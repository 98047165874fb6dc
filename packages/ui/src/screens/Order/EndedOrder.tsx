import { m } from '@naap/messages';
import {
  type Delivery,
  foreignLanguage,
  formatMoney,
  type LoadedOrder,
  times,
  useContent,
} from '@naap/state';
import { Suspense } from 'react';
import { lazyPart } from '../../behaviour/lazyPart.tsx';
import {
  Button,
  ChalkDivider,
  Heading,
  LinkButton,
  Price,
  ProductImage,
  receiptIcon,
  Stack,
  TapeStrip,
  Text,
} from '../../components/index.ts';
import { timeText } from '../delivery-time/time-text.ts';
import { OrderAddress } from '../order-layout/OrderContents.tsx';
import { REASONS } from '../piece-choice/reasons.ts';
import { countPieces, timeOf } from '../running-order/progress.ts';
import { Bill } from './Bill.tsx';
import { cloth, empty, faded, hanger, onOutline, picture } from './EndedOrder.css.ts';
import { Line } from './Line.tsx';
import { across, columns, gutter, priced, side } from './Order.css.ts';
import { riderOf, stageText } from './stage-text.ts';

// A page can do without it.
const SizeLessons = lazyPart(async () => (await import('./SizeLessons.tsx')).SizeLessons);

/** An order that was delivered, handed back, cancelled, or not delivered. */
export function EndedOrder({ order }: { order: LoadedOrder }) {
  const { delivery } = useContent();
  const isDelivered = order.stage === 'Delivered';
  const { missing } = countPieces(order);
  const hasLessons = isDelivered || order.stage === 'Returned';
  return (
    <div className={columns}>
      <div className={across}>
        <section className={cloth}>
          <Heading level={2} size="display" tone="onCloth">
            {isDelivered ? keptText(order) : stageText(order)}
          </Heading>
          <Text tone="onClothSecondary">{outcomeOf(order, delivery)}</Text>
          <Hanger order={order} />
        </section>
        <TapeStrip />
      </div>
      <div className={side}>
        <div className={gutter}>
          <Stack space={16}>
            <Receipt order={order} />
            {missing > 0 && <Text size="small">{m.order_missing({ count: missing })}</Text>}
            {hasLessons && (
              <Suspense>
                <SizeLessons order={order} />
              </Suspense>
            )}
          </Stack>
        </div>
        <div className={gutter}>
          <Stack space={16}>
            {isDelivered ? (
              <>
                <Bill order={order} />
                <Button
                  emphasis="outline"
                  width="full"
                  icon={receiptIcon}
                  label={m.order_bill()}
                  onClick={() => window.print()}
                />
              </>
            ) : (
              order.stage !== 'Not delivered' && (
                <LinkButton label={m.order_shop()} href="/categories" width="full" emphasis="outline" />
              )
            )}
            <ChalkDivider />
            <OrderAddress deliverTo={order.deliverTo} />
          </Stack>
        </div>
      </div>
    </div>
  );
}

function keptText(order: LoadedOrder): string {
  const { all, kept } = countPieces(order);
  return kept === all ? m.order_kept_all({ count: all }) : m.order_kept({ kept, all });
}

const CANCELLED = {
  sold_out: m.order_cancelled_sold_out,
  cannot_deliver: m.order_cancelled_cannot_deliver,
  not_reachable: m.order_cancelled_not_reachable,
  asked_by_shopper: m.order_cancelled_asked_by_shopper,
} as const;

/** Returns what happened, and what it costs. */
function outcomeOf(order: LoadedOrder, delivery: Delivery): string {
  const name = riderOf(order);
  switch (order.stage) {
    case 'Delivered':
      return m.order_paid_to({ amount: formatMoney(order.amounts.due, 'exact'), name });
    case 'Returned':
      return m.order_returned_text();
    case 'Not delivered':
      return m.order_not_delivered_text({
        name,
        time: timeText(timeOf(order, 'not-delivered') ?? Date.parse(order.createdAt), delivery),
      });
    default:
      return (order.cancelReason === null ? m.order_cancelled_by_you : CANCELLED[order.cancelReason])();
  }
}

/** The pieces side by side. One that was handed back, or that did not come, is an empty chalk outline. */
function Hanger({ order }: { order: LoadedOrder }) {
  const isCancelled = order.stage === 'Cancelled';
  return (
    <ul className={hanger}>
      {order.items
        .filter(({ quantity, missing }) => quantity > missing)
        .map(({ position, picture: src, name, quantity, missing, handedBack }) => {
          const isBack = handedBack === quantity - missing;
          const isGone = isBack || isCancelled;
          return (
            <li key={position} className={isGone ? empty : picture}>
              <div className={isGone ? faded : undefined}>
                <ProductImage
                  src={src}
                  alt={name}
                  altLang={foreignLanguage(name)}
                  sizes="(min-width: 900px) 192px, (min-width: 600px) 47vw, 33vw"
                />
              </div>
              {isBack && (
                <div className={onOutline}>
                  <Text size="small" weight="strong" tone="onCloth" align="center">
                    {m.order_was_handed_back()}
                  </Text>
                </div>
              )}
            </li>
          );
        })}
    </ul>
  );
}

function Receipt({ order }: { order: LoadedOrder }) {
  const { discount, due } = order.amounts;
  const isDelivered = order.stage === 'Delivered';
  return (
    <Stack space={12}>
      <Stack as="ul" space={12} label={m.checkout_items_title()}>
        {order.items.flatMap((item) => {
          const kept = item.quantity - item.missing - item.handedBack;
          return [
            kept > 0 && (
              <Line
                key={`${item.position} kept`}
                item={item}
                count={kept}
                isGone={order.stage === 'Cancelled'}
              />
            ),
            item.handedBack > 0 && (
              <Line
                key={`${item.position} back`}
                item={item}
                count={item.handedBack}
                note={
                  item.reason === null
                    ? m.order_line_handed_back_only()
                    : m.order_line_handed_back({ reason: REASONS[item.reason]() })
                }
              />
            ),
            item.missing > 0 && (
              <Line
                key={`${item.position} missing`}
                item={item}
                count={item.missing}
                note={m.order_was_missing()}
              />
            ),
          ];
        })}
      </Stack>
      {isDelivered && (
        <>
          <ChalkDivider />
          {discount.amount > 0 && (
            <div className={priced}>
              <Text as="span">{m.order_discount()}</Text>
              <Price amount={times(discount, -1)} precision="exact" />
            </div>
          )}
          <div className={priced}>
            <Text as="span" size="priceLarge">
              {m.order_paid()}
            </Text>
            <Price amount={due} precision="exact" size="large" />
          </div>
        </>
      )}
    </Stack>
  );
}
