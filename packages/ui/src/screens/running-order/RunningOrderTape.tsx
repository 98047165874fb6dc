import { m } from '@naap/messages';
import { hasEnded, type LoadedOrder, type RunningOrder, useOrder } from '@naap/state';
import type { CSSProperties } from 'react';
import { useIsTyping } from '../../behaviour/useIsTyping.ts';
import { Icon, mopedIcon, Text, useLinkComponent, VisuallyHidden } from '../../components/index.ts';
import { orderPath } from '../navigation/paths.ts';
import { aboveNav, housing, length, strip, way } from './RunningOrderTape.css.ts';
import { useExpectedArrival, useIsRecent } from './useExpectedArrival.ts';

interface RunningOrderTapeProps {
  running: RunningOrder;
  /** On a phone: above the bottom navigation, or, on screens with a bar of their own there, at the top. From 900 px, the end of the window. */
  place: 'bottom' | 'top';
}

/** The remaining minutes of the running order as tape, on every screen. A link to the order. */
export function RunningOrderTape({ running, place }: RunningOrderTapeProps) {
  return useIsRecent(running.at) ? <Loaded orderId={running.id} place={place} /> : null;
}

function Loaded({ orderId, place }: { orderId: string; place: RunningOrderTapeProps['place'] }) {
  const { order } = useOrder(orderId);
  if (!order || hasEnded(order.stage)) return null;
  return <Tape order={order} place={place} />;
}

function Tape({ order, place }: { order: LoadedOrder; place: RunningOrderTapeProps['place'] }) {
  const Anchor = useLinkComponent();
  const { minutes, tape, total, farTime } = useExpectedArrival(order);
  const isHere = order.stage === 'At the door';
  const isTyping = useIsTyping();
  return (
    <Anchor
      href={orderPath(order.orderId)}
      className={place === 'bottom' ? `${strip} ${aboveNav}` : strip}
      data-keep-clear=""
      data-typing={isTyping || undefined}
    >
      <span className={housing}>
        <Icon icon={mopedIcon} active />
        <Text as="span" weight="heavy" tone="inherit">
          {isHere ? m.order_running_at_door() : (farTime ?? `${minutes} ${m.order_minutes()}`)}
        </Text>
      </span>
      <VisuallyHidden>{` ${isHere ? '' : m.order_to_your_door()}, ${m.order_title({ name: order.orderName })}`}</VisuallyHidden>
      <span className={way}>
        <span
          className={length}
          style={{ '--minutes': tape, inlineSize: `${isHere ? 0 : (tape / total) * 100}%` } as CSSProperties}
        />
      </span>
    </Anchor>
  );
}
