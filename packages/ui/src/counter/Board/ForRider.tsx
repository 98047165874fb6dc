import { m } from '@naap/messages';
import type { StaffOrder } from '@naap/state/staff';
import type { ReactNode } from 'react';
import { Text } from '../../components/index.ts';
import { more } from './OrderCard.css.ts';

/** What the manager can do in the rider's place. */
export function ForRider({ order, children }: { order: StaffOrder; children: ReactNode }) {
  return (
    <div className={more}>
      <Text size="small" weight="strong">
        {m.counter_for_rider({ name: order.rider?.name || m.counter_rider() })}
      </Text>
      {children}
    </div>
  );
}
