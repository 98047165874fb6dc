import { m } from '@naap/messages';
import { formatMoney, useContent } from '@naap/state';
import { caretRightIcon, Heading, Icon, Stack, Text } from '../../components/index.ts';
import { timeText } from '../../screens/delivery-time/time-text.ts';
import { useExpectedArrival } from '../../screens/running-order/useExpectedArrival.ts';
import { addressParts } from '../address-parts.ts';
import { type Drop, endOf, piecesOf } from './drops.ts';
import { between, grow, row } from './Rider.css.ts';

interface OtherDropsProps {
  drops: readonly Drop[];
  onOpen: (drop: Drop) => void;
}

/** The other drops, in the order in which they are delivered. */
export function OtherDrops({ drops, onOpen }: OtherDropsProps) {
  return (
    <section>
      <Heading level={2}>{m.rider_others()}</Heading>
      <ul>
        {drops.map((drop) => (
          <li key={drop.orderId}>
            <OtherDrop drop={drop} onOpen={() => onOpen(drop)} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function OtherDrop({ drop, onOpen }: { drop: Drop; onOpen: () => void }) {
  const { delivery } = useContent();
  const { minutes, isLate, promisedAt } = useExpectedArrival({ ...drop, stage: drop.status });
  const { door, area } = addressParts(drop.deliverTo?.address ?? drop.orderName);
  const { count, due } = piecesOf(drop);
  const time = isLate
    ? m.rider_other_late({ time: timeText(promisedAt, delivery) })
    : m.rider_other_minutes({ minutes });
  return (
    <button type="button" className={row} onClick={onOpen}>
      <span className={grow}>
        <Text as="div" weight="heavy">
          {area ?? door}
        </Text>
        <Text as="div" size="small" tone="secondary">
          {[time, m.order_pieces({ count }), formatMoney(due, 'exact')].join(' · ')}
        </Text>
      </span>
      <Icon icon={caretRightIcon} size={22} />
    </button>
  );
}

/** What has become of the drops of the last hour. */
export function EndedDrops({ drops }: { drops: readonly Drop[] }) {
  const { delivery } = useContent();
  return (
    <section>
      <Stack space={8}>
        <Heading level={2}>{m.rider_done()}</Heading>
        <Stack as="ul" space={8}>
          {drops.map((drop) => (
            <li key={drop.orderId} className={between}>
              <Text as="span" weight="strong">
                {drop.orderName}
              </Text>
              <Text as="span" size="small" tone="secondary">
                {`${outcomeOf(drop)} · ${timeText(endOf(drop), delivery)}`}
              </Text>
            </li>
          ))}
        </Stack>
      </Stack>
    </section>
  );
}

function outcomeOf(drop: Drop): string {
  switch (drop.status) {
    case 'Delivered':
      return m.rider_done_delivered({ amount: formatMoney(piecesOf(drop).due, 'exact') });
    case 'Returned':
      return m.rider_done_returned();
    case 'Not delivered':
      return m.rider_done_nobody();
    default:
      return m.rider_done_cancelled();
  }
}
