import { m } from '@naap/messages';
import type { StaffOrder, StaffOrders } from '@naap/state/staff';
import { Button } from '../../components/index.ts';
import type { BoardActions } from './actions.ts';
import { ForRider } from './ForRider.tsx';
import { body } from './OrderCard.css.ts';
import { OrderFacts } from './OrderFacts.tsx';

export interface RiddenBodyProps {
  order: StaffOrder;
  role: StaffOrders['me']['role'];
  isMoreOpen: boolean;
  actions: BoardActions;
}

/** An order that a rider carries. The manager can act in the rider's place. */
export function RoadBody({ order, isMoreOpen, actions }: RiddenBodyProps) {
  return (
    <div className={body}>
      <OrderFacts order={order} />
      {isMoreOpen && (
        <ForRider order={order}>
          <Button
            label={m.counter_arrived()}
            emphasis="outline"
            size="small"
            onClick={() => void actions.give(order, { kind: 'arrived' })}
          />
        </ForRider>
      )}
    </div>
  );
}
