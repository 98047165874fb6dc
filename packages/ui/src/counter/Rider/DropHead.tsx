import { m } from '@naap/messages';
import { useContent } from '@naap/state';
import {
  Icon,
  navigationArrowIcon,
  phoneIcon,
  Stack,
  Text,
  warningCircleIcon,
} from '../../components/index.ts';
import { timeText } from '../../screens/delivery-time/time-text.ts';
import { useExpectedArrival } from '../../screens/running-order/useExpectedArrival.ts';
import { addressParts } from '../address-parts.ts';
import { arrivedAt, type Drop, firstNameOf, navigationLink } from './drops.ts';
import { OutsideLink } from './OutsideLink.tsx';
import { between, door as doorClass, late, left, pair, track } from './Rider.css.ts';

/** Where the drop is, how to get there, whom to call, and the time that is left. */
export function DropHead({ drop }: { drop: Drop }) {
  const { deliverTo } = drop;
  if (deliverTo === null) return <TimeLeft drop={drop} />;
  const { door, street } = addressParts(deliverTo.address);
  return (
    <Stack space={16}>
      <Stack as="section" space={4} label={m.checkout_address_title()}>
        <h2 className={doorClass}>{door}</h2>
        <Text>{street}</Text>
        <Text size="small" tone="secondary">
          {`${deliverTo.name} · ${drop.orderName}`}
        </Text>
      </Stack>
      <div className={pair}>
        <OutsideLink
          icon={navigationArrowIcon}
          label={m.rider_navigate()}
          accessibleLabel={m.rider_navigate_name({ address: door })}
          href={navigationLink(deliverTo)}
          isNewTab
        />
        <OutsideLink
          icon={phoneIcon}
          label={m.rider_call({ name: firstNameOf(drop) })}
          href={`tel:${deliverTo.phone}`}
        />
      </div>
      <TimeLeft drop={drop} />
    </Stack>
  );
}

function TimeLeft({ drop }: { drop: Drop }) {
  const { delivery } = useContent();
  const { minutes, tape, total, isLate, promisedAt, at } = useExpectedArrival({
    ...drop,
    stage: drop.status,
  });
  const arrived = arrivedAt(drop);
  return (
    <Stack space={8}>
      <div className={between}>
        <Text as="span" weight="heavy">
          {arrived === null
            ? m.rider_minutes_left({ minutes })
            : m.rider_at_door_since({ time: timeText(arrived, delivery) })}
        </Text>
        <Text as="span" size="small" tone="secondary">
          {m.rider_promised({ time: timeText(promisedAt, delivery) })}
        </Text>
      </div>
      {arrived === null && (
        <div className={track} aria-hidden="true">
          <div
            className={left}
            style={{ '--left': tape / total, '--minutes': tape } as React.CSSProperties}
          />
        </div>
      )}
      {arrived === null && isLate && (
        <div className={late}>
          <Icon icon={warningCircleIcon} size={22} active />
          <Text size="small" weight="strong">
            {m.rider_late({ name: firstNameOf(drop), time: timeText(at, delivery) })}
          </Text>
        </div>
      )}
    </Stack>
  );
}
