import { m } from '@naap/messages';
import { Icon, Inline, mopedIcon, Text } from '../../components/index.ts';
import { useArrivalTime } from './clock.ts';

/** The arrival time of an order placed now: 'Arrives by 6:42 pm'. Keeps its height while the time is unknown. */
export function ArrivesBy() {
  const time = useArrivalTime();
  return (
    <Inline space={8}>
      <Icon icon={mopedIcon} size={20} />
      <Text size="small" weight="medium" tone="inherit">
        {time === null ? '\u00a0' : m.site_arrives_by({ time })}
      </Text>
    </Inline>
  );
}
