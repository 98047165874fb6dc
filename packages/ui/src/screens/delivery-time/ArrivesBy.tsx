import { m } from '@naap/messages';
import { type Coordinates, useOutsideArea } from '@naap/state';
import { Icon, Inline, mopedIcon, Text } from '../../components/index.ts';
import { useArrival } from './clock.ts';

/**
 * The arrival time of an order placed now: 'Arrives by 6:42 pm', or that the shop does not deliver to this place, by default the shopper's
 * position. Keeps its height while the time is unknown.
 */
export function ArrivesBy({ place }: { place?: Coordinates | null }) {
  const arrival = useArrival();
  const area = useOutsideArea(place);
  return (
    <Inline space={8}>
      <Icon icon={mopedIcon} size={20} />
      <Text size="small" weight="medium" tone="inherit">
        {area !== null
          ? m.site_outside_area({ area })
          : arrival === null
            ? '\u00a0'
            : m.site_arrives_by({ time: arrival.time })}
      </Text>
    </Inline>
  );
}
