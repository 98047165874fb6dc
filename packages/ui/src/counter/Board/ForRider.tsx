import { m } from '@naap/messages';
import type { StaffOrder } from '@naap/state/staff';
import type { ReactNode } from 'react';
import { Text } from '../../components/index.ts';
import { More } from './More.tsx';

/** What the manager can do in the rider's place. */
export function ForRider({ order, children }: { order: StaffOrder; children: ReactNode }) {
  return (
    <More order={order}>
      <Text size="small" weight="strong">
        {m.counter_for_rider({ name: order.rider?.name || m.counter_rider() })}
      </Text>
      {children}
    </More>
  );
}
