import { m } from '@naap/messages';
import type { StaffOrder } from '@naap/state/staff';
import { Text } from '../../components/index.ts';
import { addressParts } from '../address-parts.ts';
import { piecesOf } from './board-orders.ts';

interface OrderFactsProps {
  order: StaffOrder;
  /** What happens at the door, in place of the number of pieces and the area. */
  state?: string;
}

/** The rider, the number of pieces, and the area, if the role sees the address: 'Sana · 3 pieces · Pali Hill'. */
export function OrderFacts({ order, state }: OrderFactsProps) {
  const { rider, status, deliverTo } = order;
  const { area, door } = addressParts(deliverTo?.address ?? '');
  const facts = [
    status === 'On the way' || status === 'At the door' || status === 'Not delivered'
      ? rider?.name
      : undefined,
    state ?? m.order_pieces({ count: piecesOf(order).length }),
    state === undefined ? (area ?? door) : undefined,
  ];
  return (
    <Text size="small" tone="secondary">
      {facts.filter(Boolean).join('\u00a0· ')}
    </Text>
  );
}
