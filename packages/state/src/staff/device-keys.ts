/** Local-storage key, and how many orders' picked pieces a device keeps at most. */
export const PICKED_PIECES = { key: 'pickedPieces', limit: 200 } as const;

/** Local-storage key of the choice whether new orders are announced by a sound. */
export const SOUND_KEY = 'counterSound';

/** Local-storage key of a rider's orders, as they were last seen (docs/decisions/orders.md). */
export const STAFF_ORDERS_KEY = 'staffOrders';
