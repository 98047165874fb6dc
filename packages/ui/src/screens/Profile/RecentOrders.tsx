import { m } from '@naap/messages';
import { type Orders, useContent } from '@naap/state';
import { useState } from 'react';
import {
  Button,
  EmptyState,
  ErrorState,
  LinkButton,
  OrderCard,
  ordersMark,
  Skeleton,
  Stack,
  useLinkComponent,
} from '../../components/index.ts';
import { orderPath } from '../navigation/paths.ts';
import { statusText } from '../order-layout/status-text.ts';
import { fewOrders, press, pressable } from './Profile.css.ts';
import { ProfileSection } from './ProfileSection.tsx';

/** Statuses that are not good news. */
const TONES: Readonly<Record<string, 'neutral' | 'danger'>> = {
  Returned: 'neutral',
  Cancelled: 'neutral',
  'Not delivered': 'danger',
};

/** Number of orders shown at first (spec section 9). */
const RECENT = 2;

const placeholder = (
  <>
    <Skeleton shape="order" />
    <Skeleton shape="order" />
  </>
);

/** The last two orders; a button shows all orders. */
export function RecentOrders({ orders }: { orders: Orders }) {
  return (
    <ProfileSection title={m.profile_orders_title()} placeholder={orders.isLoading && placeholder}>
      <div className={fewOrders}>
        <OrderList orders={orders} />
      </div>
    </ProfileSection>
  );
}

function OrderList({ orders }: { orders: Orders }) {
  const [showsAll, setShowsAll] = useState(false);
  const Anchor = useLinkComponent();
  const { delivery } = useContent();
  const { hasMore, isLoadingMore, moreError, error } = orders;

  if (error) {
    return <ErrorState level={3} title={error.message} retryLabel={m.site_retry()} onRetry={orders.retry} />;
  }
  if (orders.orders.length === 0) {
    return (
      <EmptyState
        level={3}
        mark={ordersMark}
        title={m.profile_orders_empty_title()}
        description={m.profile_orders_empty_text({ minutes: delivery.minutes })}
        action={<LinkButton label={m.profile_orders_empty_action()} href="/categories" />}
      />
    );
  }

  function showAll() {
    setShowsAll(true);
    orders.loadMore();
  }

  const isCut = !showsAll && (orders.orders.length > RECENT || hasMore);
  return (
    <Stack space={8}>
      <Stack as="ul" space={8}>
        {(showsAll ? orders.orders : orders.orders.slice(0, RECENT)).map((order) => (
          <li key={order.orderId} className={pressable}>
            <OrderCard
              name={order.orderName}
              status={statusText(order.status)}
              tone={TONES[order.status] ?? 'ok'}
              createdAt={order.createdAt}
              timeZone={delivery.timeZone}
              totalAmount={order.totalAmount}
            />
            <Anchor
              href={orderPath(order.orderId)}
              className={press}
              aria-label={m.profile_orders_open({ name: order.orderName })}
            />
          </li>
        ))}
      </Stack>
      {moreError && (
        <ErrorState
          level={3}
          title={moreError.message}
          retryLabel={m.site_retry()}
          onRetry={orders.loadMore}
        />
      )}
      {isCut && (
        <Button
          width="full"
          emphasis="outline"
          size="medium"
          label={m.profile_orders_view_all()}
          onClick={showAll}
        />
      )}
      {showsAll && hasMore && !moreError && (
        <Button
          width="full"
          emphasis="outline"
          size="medium"
          label={m.profile_orders_more()}
          loading={isLoadingMore}
          onClick={orders.loadMore}
        />
      )}
    </Stack>
  );
}
