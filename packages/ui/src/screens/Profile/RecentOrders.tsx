import { m } from '@naap/messages';
import { type Order, type Orders, useContent, useLabel } from '@naap/state';
import { Suspense, useState } from 'react';
import { lazyPart } from '../../behaviour/lazyPart.tsx';
import { useOverlay } from '../../behaviour/useOverlay.ts';
import {
  Button,
  EmptyState,
  ErrorState,
  LinkButton,
  OrderCard,
  ordersMark,
  Skeleton,
  Stack,
} from '../../components/index.ts';
import { press, pressable } from './Profile.css.ts';
import { ProfileSection } from './ProfileSection.tsx';

const OrderDetails = lazyPart(async () => (await import('./OrderDetails.tsx')).OrderDetails);

/** Number of orders shown at first (spec section 9). */
const RECENT = 2;

const placeholder = (
  <>
    <Skeleton shape="order" />
    <Skeleton shape="order" />
  </>
);

/** The last two orders; a button shows all orders (docs/decisions/bag-and-order.md). */
export function RecentOrders({ orders }: { orders: Orders }) {
  return (
    <ProfileSection title={m.profile_orders_title()} placeholder={orders.isLoading && placeholder}>
      <OrderList orders={orders} />
    </ProfileSection>
  );
}

function OrderList({ orders }: { orders: Orders }) {
  const [showsAll, setShowsAll] = useState(false);
  const details = useOverlay<Order>(OrderDetails.isLoaded);
  const { delivery } = useContent();
  const labelOf = useLabel();
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
              status={labelOf(order.status)}
              createdAt={order.createdAt}
              totalAmount={order.totalAmount}
            />
            <button
              type="button"
              className={press}
              aria-label={m.profile_order_details_open({ name: order.orderName })}
              onClick={() => details.show(order)}
            />
          </li>
        ))}
      </Stack>
      {details.subject && (
        <Suspense fallback={null}>
          <OrderDetails order={details.subject} open={details.open} onClose={details.close} />
        </Suspense>
      )}
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
