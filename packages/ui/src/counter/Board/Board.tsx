import { m } from '@naap/messages';
import { useContent } from '@naap/state';
import { type StaffOrdersView, usePickedPieces, useStaffCommand, useStaffOrders } from '@naap/state/staff';
import { type CSSProperties, type ReactNode, useId, useMemo, useRef } from 'react';
import { ErrorState, Heading, Skeleton, Text, VisuallyHidden } from '../../components/index.ts';
import { useNow } from '../../screens/delivery-time/clock.ts';
import { timeText } from '../../screens/delivery-time/time-text.ts';
import { board, column as columnClass, columnHead, columns as columnsClass, notice } from './Board.css.ts';
import { BoardHeader } from './BoardHeader.tsx';
import { COLUMNS, type ColumnId, columnsOf, ridersByLoad, timeLeft } from './board-orders.ts';
import { OrderCard } from './OrderCard.tsx';
import { PrintedSlip } from './Slip.tsx';
import { useBoardActions } from './useBoardActions.tsx';
import { useMovingCards } from './useMovingCards.ts';
import { useNewOrders } from './useNewOrders.ts';

/** Time between two looks at the clock, in ms. */
const TICK_MS = 5_000;

const NO_PIECES: readonly string[] = [];

/** The counter's screen for packers and the manager: every order in the column of its stage, the one with the least time left first. */
export function Board() {
  const view = useStaffOrders();
  const { me, orders, error, retry, isRetrying } = view;
  const { announcement, sound } = useNewOrders(me ? orders : null);
  const toPack = orders.filter(({ status }) => status === 'Confirmed').length;
  const title = toPack > 0 ? m.counter_title_new({ count: toPack }) : m.counter_title();
  const { brand } = useContent();
  return (
    <div className={board}>
      <title>{`${title} · ${brand.name}`}</title>
      <BoardHeader store={me?.store} sound={sound} />
      <div role="status">
        <VisuallyHidden>{announcement}</VisuallyHidden>
      </div>
      <main aria-busy={!me && error === null}>
        {me ? (
          <>
            <div role="status">
              {error && <LastSeen {...view} />}
              <WaitingChanges />
            </div>
            <Columns {...view} me={me} />
          </>
        ) : error ? (
          <ErrorState
            title={error.message}
            retryLabel={m.site_retry()}
            onRetry={retry}
            retrying={isRetrying}
          />
        ) : (
          <Loading />
        )}
      </main>
    </div>
  );
}

function LastSeen({ readAt, error }: StaffOrdersView) {
  const { delivery } = useContent();
  const time = timeText(readAt, delivery);
  return (
    <div className={notice}>
      <Text size="small">
        {error?.kind === 'network' ? m.order_offline({ time }) : m.order_read_failed({ time })}
      </Text>
    </div>
  );
}

/** Commands that wait for a connection. */
function WaitingChanges() {
  const { pending, isWaiting } = useStaffCommand();
  if (!isWaiting || pending.length === 0) return null;
  return (
    <div className={notice}>
      <Text size="small" weight="strong">
        {m.counter_changes_wait({ count: pending.length })}
      </Text>
    </div>
  );
}

type ColumnsProps = Pick<StaffOrdersView, 'orders' | 'riders'> & {
  me: NonNullable<StaffOrdersView['me']>;
};

function Columns({ orders, riders, me }: ColumnsProps) {
  const { delivery } = useContent();
  const now = useNow(TICK_MS);
  const columns = useMemo(() => columnsOf(orders, delivery), [orders, delivery]);
  const byLoad = useMemo(() => ridersByLoad(riders ?? [], orders), [riders, orders]);
  const listIds = useMemo(
    () =>
      // An order that is packed keeps its ticks for the undo.
      orders.flatMap(({ orderId, status, isToShelve }) => [
        ...(status === 'Confirmed' || status === 'Packed' ? [`pack:${orderId}`] : []),
        ...(isToShelve ? [`shelf:${orderId}`] : []),
      ]),
    [orders],
  );
  const picked = usePickedPieces(listIds);
  const ref = useRef<HTMLDivElement>(null);
  const arrangement = COLUMNS.map(({ id }) => columns[id].map(({ orderId }) => orderId).join()).join('|');
  const beforeCommand = useMovingCards(ref, arrangement);
  const { actions, printed, questions } = useBoardActions(picked.pick, beforeCommand);

  return (
    <>
      <div ref={ref} className={columnsClass}>
        {COLUMNS.map(({ id, title, none }) => (
          <Column key={id} id={id} title={title()} none={none()} count={columns[id].length}>
            {columns[id].map((order, index) => {
              const { text, tape, tone } = timeLeft(order, now, delivery);
              return (
                <OrderCard
                  key={order.orderId}
                  order={order}
                  column={id}
                  isFirst={index === 0}
                  timeText={text}
                  timeTape={tape}
                  timeTone={tone}
                  picked={id === 'pack' || id === 'shelf' ? picked.of(`${id}:${order.orderId}`) : NO_PIECES}
                  role={me.role}
                  riders={byLoad}
                  actions={actions}
                />
              );
            })}
          </Column>
        ))}
      </div>
      {questions}
      {printed && <PrintedSlip order={printed} store={me.store} />}
    </>
  );
}

interface ColumnProps {
  id: ColumnId;
  title: string;
  /** What an empty column says. */
  none: string;
  /** The number of its orders; null until they are loaded. */
  count: number | null;
  children: ReactNode;
}

function Column({ id, title, none, count, children }: ColumnProps) {
  const titleId = useId();
  return (
    <section className={columnClass} style={{ '--column': id } as CSSProperties} aria-labelledby={titleId}>
      <div className={columnHead}>
        <Heading level={2} size="h3" id={titleId}>
          {title}{' '}
          {count !== null && (
            <Text as="span" size="small" weight="strong" tone="secondary">
              {count}
            </Text>
          )}
        </Heading>
      </div>
      {count === 0 ? (
        <Text size="small" tone="secondary">
          {none}
        </Text>
      ) : (
        children
      )}
    </section>
  );
}

function Loading() {
  return (
    <>
      <div role="status">
        <VisuallyHidden>{m.counter_loading()}</VisuallyHidden>
      </div>
      <div className={columnsClass}>
        {COLUMNS.map(({ id, title, none }, index) => (
          <Column key={id} id={id} title={title()} none={none()} count={null}>
            {Array.from({ length: index === 0 ? 3 : 1 }, (_, each) => (
              <Skeleton key={each} shape="order" />
            ))}
          </Column>
        ))}
      </div>
    </>
  );
}
