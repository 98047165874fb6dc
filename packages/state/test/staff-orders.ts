import { inr } from '@naap/api-clients/pricing';
import type { StaffOrder } from '@naap/api-clients/staff-api';

export const me = { id: 'imran', name: 'Imran', role: 'rider', store: 'Hill Road' } as const;

/** Returns an order with two pieces, which is on its way. */
export function newOrder(orderId: string, changes: Partial<StaffOrder> = {}): StaffOrder {
  const item = (position: number) => ({
    ...{ position, variantId: `v${position}`, name: 'Kurta', brand: 'Rangrez', variantTitle: 'M' },
    ...{ picture: null, shelf: null, quantity: 1, missing: 0, handedBack: 0, reason: null },
    ...{ unitPrice: inr(1_000_00), lineTotal: inr(1_000_00) },
  });
  return {
    orderId,
    orderName: `#${orderId}`,
    createdAt: '2026-11-21T12:30:00.000Z',
    promisedAt: null,
    cancelReason: null,
    items: [item(0), item(1)],
    events: [],
    deliverTo: null,
    version: 2,
    status: 'On the way',
    discount: inr(0),
    rider: me,
    wrongCodes: 0,
    isHandedOver: false,
    isToShelve: false,
    ...changes,
  };
}
