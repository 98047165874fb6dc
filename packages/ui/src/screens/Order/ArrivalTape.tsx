import { m } from '@naap/messages';
import { type LoadedOrder, useContent } from '@naap/state';
import { Heading, Icon, mopedIcon, packageIcon, Text } from '../../components/index.ts';
import { arrivalText, timeText } from '../delivery-time/time-text.ts';
import { type Arrival, STAGES } from '../running-order/progress.ts';
import {
  gone,
  hero,
  housing,
  label as labelClass,
  left,
  mark,
  minutes as minutesClass,
  number,
  promisedTime,
  ticks,
  unit,
} from './ArrivalTape.css.ts';
import { riderOf } from './stage-text.ts';

interface ArrivalTapeProps {
  order: LoadedOrder;
  arrival: Arrival;
}

/** The remaining minutes, and as many minutes of tape, which is pulled back into its case. At the door: who is there; overnight: the day and time. */
export function ArrivalTape({ order, arrival }: ArrivalTapeProps) {
  const { delivery } = useContent();
  const { minutes, tape, total, isLate, farTime, promisedAt } = arrival;
  const isHere = order.stage === 'At the door';
  const label = STAGES.find(({ stage }) => stage === order.stage)?.label();
  const promised = arrivalText(Date.parse(order.createdAt), delivery, promisedAt).time;
  const share = isHere ? 0 : tape / total;
  return (
    <section className={hero}>
      <div className={labelClass}>
        <Text size="small" weight="strong" tone="inherit">
          {isLate && !isHere ? m.order_late() : label}
        </Text>
      </div>
      {isHere ? (
        <Heading level={2} size="display" tone="onCloth">
          {m.order_at_door({ name: riderOf(order) })}
        </Heading>
      ) : farTime ? (
        <Heading level={2} size="display" tone="onCloth">
          {m.site_arrives_by({ time: farTime })}
        </Heading>
      ) : (
        <p className={minutesClass} role="img" aria-label={m.order_arrives_in({ minutes })}>
          <span className={number}>{minutes}</span>
          <span className={unit}>
            {m.order_minutes()}
            <br />
            {m.order_to_your_door()}
          </span>
        </p>
      )}
      {!farTime && (
        <div className={promisedTime}>
          <Text tone="onClothSecondary">
            {isHere
              ? m.order_at_door_text()
              : isLate
                ? m.order_late_text({ time: timeText(arrival.at, delivery), promised })
                : m.order_as_promised({ time: promised })}
          </Text>
        </div>
      )}
      <div className={gone} aria-hidden="true" style={{ '--left': share } as React.CSSProperties}>
        <span className={left}>
          <span className={ticks} style={{ '--minutes': tape } as React.CSSProperties} />
          {marksOf(isHere ? 0 : tape, total).map((each) => (
            <span key={each} className={mark} style={{ insetInlineStart: `${(1 - each / tape) * 100}%` }}>
              {each}
            </span>
          ))}
        </span>
        <span className={housing}>
          <Icon
            icon={order.stage === 'Confirmed' || order.stage === 'Packed' ? packageIcon : mopedIcon}
            size={28}
            active
          />
        </span>
      </div>
    </section>
  );
}

/** Returns every fifth minute that is clear of the case. */
function marksOf(minutes: number, total: number): readonly number[] {
  const marks = Array.from({ length: Math.floor(minutes / 5) }, (_, index) => (index + 1) * 5);
  return minutes > 60 ? [] : marks.filter((each) => minutes - each >= 3 && total - each >= 6);
}
