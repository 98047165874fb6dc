import { m } from '@naap/messages';
import { useContent, useSession } from '@naap/state';
import {
  type StaffOrdersView,
  useLostStaffCommand,
  useStaffCommand,
  useStaffOrders,
} from '@naap/state/staff';
import { useEffect, useRef, useState } from 'react';
import {
  Button,
  EmptyState,
  ErrorState,
  ordersMark,
  Skeleton,
  Stack,
  Text,
  TopBar,
  VisuallyHidden,
} from '../../components/index.ts';
import { column } from '../../css/column.css.ts';
import { useResultToast } from '../../screens/app-frame/useResultToast.ts';
import { timeText } from '../../screens/delivery-time/time-text.ts';
import { addressParts } from '../address-parts.ts';
import { DropView } from './Drop.tsx';
import { EndedDrops, OtherDrops } from './DropList.tsx';
import { type Drop, type Drops, dropsOf, shownDrop } from './drops.ts';
import { body, notice, page } from './Rider.css.ts';

/** The rider's screen: the next drop, and the others below it. */
export function Rider() {
  const view = useStaffOrders();
  const { brand, delivery } = useContent();
  const [openId, setOpenId] = useState<string | null>(null);
  const [keptId, setKeptId] = useState<string | null>(null);
  useLostStaffCommand(useResultToast());
  const drops = dropsOf(view.orders, delivery);
  const next = drops.carried[0];
  const shown = shownDrop(drops, openId, keptId);
  if (shown && shown.orderId !== keptId) setKeptId(shown.orderId);
  const main = useFocusOnChange(shown && `${shown.orderId} ${shown.isHandedOver}`);
  const isNext = shown === next;
  const showNext = () => {
    setOpenId(null);
    setKeptId(null);
  };
  return (
    <main ref={main} className={`${page} ${column}`} aria-busy={!view.me && view.error === null}>
      <title>{`${m.rider_title()} · ${brand.name}`}</title>
      <TopBar
        title={titleOf(shown, isNext)}
        detail={shown ? positionOf(shown, drops) : null}
        {...(!isNext && { back: { label: m.rider_back(), onBack: showNext } })}
      />
      <Notice {...view} />
      {shown && <DropView key={shown.orderId} drop={shown} />}
      {view.me ? (
        <Rest drops={drops} shown={shown} onOpen={({ orderId }) => setOpenId(orderId)} />
      ) : (
        <Missing {...view} />
      )}
    </main>
  );
}

function titleOf(shown: Drop | undefined, isNext: boolean): string {
  if (shown === undefined) return m.rider_title();
  if (shown.status === 'At the door') return m.rider_at_door();
  return isNext ? m.rider_next() : m.rider_drop();
}

/** Moves the focus to the title, at the top of the page, when another drop or its next part is shown. */
function useFocusOnChange(shownId: string | undefined) {
  const main = useRef<HTMLElement>(null);
  const before = useRef(shownId);
  useEffect(() => {
    const { scrollRestoration } = history;
    // A dialog's history entry is removed after the scrolling to the top.
    history.scrollRestoration = 'manual';
    return () => {
      history.scrollRestoration = scrollRestoration;
    };
  }, []);
  useEffect(() => {
    if (before.current !== undefined && before.current !== shownId) {
      window.scrollTo(0, 0);
      main.current?.querySelector('h1')?.focus({ preventScroll: true });
    }
    before.current = shownId;
  }, [shownId]);
  return main;
}

function positionOf(shown: Drop, { carried, ended }: Drops): string {
  const position = ended.length + carried.indexOf(shown) + 1;
  const total = ended.length + carried.length;
  const { area } = addressParts(shown.deliverTo?.address ?? '');
  return area === null
    ? m.rider_position({ position, total })
    : m.rider_position_area({ position, total, area });
}

/** What waits for a connection, and how old the orders are. */
function Notice({ me, error, readAt }: StaffOrdersView) {
  const { delivery } = useContent();
  const { pending, isWaiting } = useStaffCommand();
  const time = timeText(readAt, delivery);
  return (
    <div role="status" className={notice}>
      {isWaiting && (
        <Text size="small" weight="strong">
          {m.rider_waiting({ count: pending.length })}
        </Text>
      )}
      {me && error && (
        <Text size="small">
          {error.isRetryable ? m.order_offline({ time }) : m.order_read_failed({ time })}
        </Text>
      )}
    </div>
  );
}

interface RestProps {
  drops: Drops;
  shown: Drop | undefined;
  onOpen: (drop: Drop) => void;
}

function Rest({ drops: { carried, ended }, shown, onOpen }: RestProps) {
  const { logout } = useSession();
  const others = carried.filter((drop) => drop !== shown);
  return (
    <div className={body}>
      {!shown && <EmptyState mark={ordersMark} title={m.rider_empty()} description={m.rider_empty_text()} />}
      <Stack space={24}>
        {others.length > 0 && <OtherDrops drops={others} onOpen={onOpen} />}
        {ended.length > 0 && <EndedDrops drops={ended} />}
        <Button label={m.counter_sign_out()} emphasis="quiet" width="full" onClick={() => void logout()} />
      </Stack>
    </div>
  );
}

function Missing({ error, retry, isRetrying }: StaffOrdersView) {
  if (error !== null) {
    return (
      <ErrorState title={error.message} retryLabel={m.site_retry()} onRetry={retry} retrying={isRetrying} />
    );
  }
  return (
    <div className={body} role="status">
      <VisuallyHidden>{m.rider_loading()}</VisuallyHidden>
      <Stack space={16}>
        <Skeleton shape="line" />
        <Skeleton shape="line" width="half" />
        <Skeleton shape="order" />
        <Skeleton shape="block" />
      </Stack>
    </div>
  );
}
