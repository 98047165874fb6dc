import { m } from '@naap/messages';
import { foreignLanguage, formatMoney, useContent } from '@naap/state';
import { dueOf, keptOf, type StaffOrder } from '@naap/state/staff';
import { createPortal } from 'react-dom';
import { Heading, Text } from '../../components/index.ts';
import { dayText, timeText } from '../../screens/delivery-time/time-text.ts';
import { bill } from '../../screens/Order/Bill.css.ts';
import { deadlineOf, piecesOf } from './board-orders.ts';
import { usePieceDetails } from './PickList.tsx';
import { piece, pieces, row, slip } from './Slip.css.ts';

interface SlipProps {
  order: StaffOrder;
  store: string;
}

/** The slip of a parcel, which is printed in place of the page. */
export function PrintedSlip(props: SlipProps) {
  return createPortal(
    <div className={bill} data-bill="">
      <Slip {...props} />
    </div>,
    document.body,
  );
}

/** What is in a parcel. Not who gets it: the slip can be lost. */
export function Slip({ order, store }: SlipProps) {
  const { brand, delivery } = useContent();
  const detailsOf = usePieceDetails();
  const deadline = deadlineOf({ ...order, status: 'Packed' }, delivery);
  const packed = order.items.filter((item) => keptOf(item) > 0);
  const due = dueOf({ ...order, lines: order.items });
  return (
    <div className={slip}>
      <div className={row}>
        <Text size="small" weight="heavy">
          {`${brand.name} · ${m.counter_store({ name: store })}`}
        </Text>
        <Text size="small">{dayText(deadline, delivery)}</Text>
      </div>
      <div className={row}>
        <Heading level={1} size="display">
          {order.orderName}
        </Heading>
        <Text weight="heavy">{m.counter_by({ time: timeText(deadline, delivery) })}</Text>
      </div>
      <ul className={pieces}>
        {packed.map((item) => (
          <li key={item.position} className={piece}>
            <Text size="small" lang={foreignLanguage(item.name)}>
              {`${keptOf(item)} × ${item.brand} ${item.name}, ${detailsOf(item)}`}
            </Text>
            <Text size="small" weight="heavy">
              {item.shelf ?? ''}
            </Text>
          </li>
        ))}
      </ul>
      <div className={row}>
        <Text size="small">{m.order_pieces({ count: piecesOf(order).length })}</Text>
        <Text size="small">
          {m.counter_slip_cash()}{' '}
          <Text as="strong" weight="heavy">
            {formatMoney(due, 'exact')}
          </Text>
        </Text>
      </div>
    </div>
  );
}
