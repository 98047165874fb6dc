import { m } from '@naap/messages';
import { type LoadedOrder, type OrderState, useContent, useOrder, useTranslatedOrders } from '@naap/state';
import { useParams } from 'react-router-dom';
import {
  EmptyState,
  ErrorState,
  LinkButton,
  ordersMark,
  Skeleton,
  Stack,
  Text,
  TopBar,
  VisuallyHidden,
} from '../../components/index.ts';
import { column, columnPair } from '../../css/column.css.ts';
import { PageMeta } from '../app-frame/PageMeta.tsx';
import { savedPage } from '../app-frame/SavedPageNotice.css.ts';
import { timeText } from '../delivery-time/time-text.ts';
import { useBack } from '../navigation/useBack.ts';
import { useScrollRestoration } from '../navigation/useScrollRestoration.ts';
import { EndedOrder } from './EndedOrder.tsx';
import { gutter } from './Order.css.ts';
import { RunningOrder } from './RunningOrder.tsx';
import { stageText, subtitleOf, titleOf } from './stage-text.ts';
import { TryOn } from './TryOn.tsx';

/** One order: on its way, at the door, and what was kept of it. */
export function OrderScreen() {
  const { orderId = '' } = useParams();
  const state = useOrder(orderId);
  const { delivery } = useContent();
  const { error } = state;
  const [order] = useTranslatedOrders(state.order ? [state.order] : []);
  const goBack = useBack('order');
  useScrollRestoration(order !== undefined || error !== null);
  const isTried = order?.stage === 'At the door' && order.isHandedOver;
  const title = order ? titleOf(order) : m.order_running();
  return (
    <>
      <PageMeta title={title} unlisted />
      <main className={isTried ? column : columnPair} aria-busy={order === undefined && error === null}>
        <TopBar
          title={title}
          detail={order ? subtitleOf(order, delivery) : null}
          back={{ label: m.order_back(), onBack: goBack }}
        />
        {/* Always rendered, so that each next stage is announced. */}
        <div role="status">
          <VisuallyHidden>{order && stageText(order)}</VisuallyHidden>
          {order && error && <LastSeen readAt={state.readAt} isOffline={error.kind === 'network'} />}
        </div>
        {order ? <Stage key={orderId} state={state} order={order} /> : <Missing {...state} />}
      </main>
    </>
  );
}

function Stage({ state, order }: { state: OrderState; order: LoadedOrder }) {
  switch (order.stage) {
    case 'Not delivered':
    case 'Delivered':
    case 'Returned':
    case 'Cancelled':
      return <EndedOrder order={order} />;
    default:
      return order.stage === 'At the door' && order.isHandedOver ? (
        <TryOn state={state} order={order} />
      ) : (
        <RunningOrder state={state} order={order} />
      );
  }
}

function LastSeen({ readAt, isOffline }: { readAt: number; isOffline: boolean }) {
  const { delivery } = useContent();
  const time = timeText(readAt, delivery);
  return (
    <div className={savedPage}>
      <Text size="small">{isOffline ? m.order_offline({ time }) : m.order_read_failed({ time })}</Text>
    </div>
  );
}

/** In place of an order that is not there: it is loading, could not be loaded, or is not one of the shopper's. */
function Missing({ error, retry, isRetrying }: OrderState) {
  if (error === null) {
    return (
      <div className={gutter} role="status">
        <VisuallyHidden>{m.order_loading()}</VisuallyHidden>
        <Stack space={16}>
          <Skeleton shape="block" />
          <Skeleton shape="line" width="half" />
          <Skeleton shape="order" />
          <Skeleton shape="order" />
        </Stack>
      </div>
    );
  }
  const toProfile = <LinkButton label={m.order_orders()} href="/profile" emphasis="outline" size="medium" />;
  if (error.status === 404) return <EmptyState mark={ordersMark} title={error.message} action={toProfile} />;
  return (
    <ErrorState
      title={error.message}
      retryLabel={m.site_retry()}
      onRetry={retry}
      retrying={isRetrying}
      secondaryAction={toProfile}
    />
  );
}
