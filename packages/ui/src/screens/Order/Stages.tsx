import { m } from '@naap/messages';
import { type LoadedOrder, useContent } from '@naap/state';
import { Text } from '../../components/index.ts';
import { timeText } from '../delivery-time/time-text.ts';
import { STAGES, timeOf } from '../running-order/progress.ts';
import { stage as stageClass, stages } from './Stages.css.ts';

/** The stages of a running order, each with the time at which it began. */
export function Stages({ order }: { order: LoadedOrder }) {
  const { delivery } = useContent();
  const current = STAGES.findIndex(({ stage }) => stage === order.stage);
  return (
    <ol className={stages} aria-label={m.order_stages()}>
      {STAGES.map(({ stage, event, label }, index) => {
        const time = index <= current ? timeOf(order, event) : null;
        return (
          <li
            key={stage}
            className={stageClass({
              state: index === current ? 'current' : index < current ? 'reached' : 'ahead',
            })}
            aria-current={index === current ? 'step' : undefined}
          >
            <Text
              as="span"
              size="micro"
              weight={index === current ? 'heavy' : 'medium'}
              tone={index <= current ? 'ink' : 'secondary'}
            >
              {label()}
            </Text>
            {time !== null && (
              <Text as="time" size="micro" weight="regular" tone="secondary">
                {timeText(time, delivery)}
              </Text>
            )}
          </li>
        );
      })}
    </ol>
  );
}
