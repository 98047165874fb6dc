import { m } from '@naap/messages';
import type { LoadedOrder } from '@naap/state';
import { Stack, TapeCountdown, Text } from '../../components/index.ts';
import { useNow } from '../delivery-time/clock.ts';
import { timeOf } from '../running-order/progress.ts';
import { between } from './PieceChoices.css.ts';

/** How long a shopper tries on. */
export const TRY_ON_MINUTES = 10;

interface TimeToTryProps {
  order: Pick<LoadedOrder, 'events'>;
  label: string;
  /** In place of the label when the time is over. */
  overLabel: string;
}

/** What is left of the time to try on, as a tape that shortens. */
export function TimeToTry({ order, label, overLabel }: TimeToTryProps) {
  const now = useNow(1_000);
  const since = timeOf(order, 'handed-over') ?? now;
  const total = TRY_ON_MINUTES * 60;
  const left = Math.min(total, Math.max(0, Math.ceil((since - now) / 1_000) + total));
  const clock = `${Math.floor(left / 60)}:${String(left % 60).padStart(2, '0')}`;
  return (
    <Stack space={4}>
      <div className={between}>
        <Text weight="strong">{left > 0 ? label : overLabel}</Text>
        {left > 0 && (
          <Text as="span" size="small">
            {m.order_try_left({ time: clock })}
          </Text>
        )}
      </div>
      <TapeCountdown secondsLeft={left} totalSeconds={total} />
    </Stack>
  );
}
