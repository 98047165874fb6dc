import type { BackendOptions } from '../../src/app.ts';
import { createMemoryStore } from '../../src/store/memory.ts';
import type { StaffMember, Store } from '../../src/store/store.ts';
import { VAPID } from './push-service.ts';
import { createTestBackend, delta, orderTo, saveAddress } from './test-backend.ts';
import { phoneOf } from './tokens.ts';

/** The uids of the staff. */
const roles: Readonly<Record<string, StaffMember['role']>> = {
  packer: 'packer',
  imran: 'rider',
  sana: 'rider',
  manager: 'manager',
};

export interface PlacedOrder {
  readonly id: string;
  /** The version after the latest command. */
  version: number;
}

/** Creates a backend with staff: a packer, the riders Imran and Sana, and a manager. */
export async function createStaffedShop(
  store: Store = createMemoryStore(),
  startedAt = Date.parse('2026-11-28T12:00:00Z'),
  options: Partial<BackendOptions> = {},
) {
  const clock = { now: startedAt };
  const { as } = createTestBackend({ store, now: () => clock.now, pushKey: VAPID.publicKey, ...options });
  for (const [uid, role] of Object.entries(roles))
    await store.saveStaff({ phone: phoneOf(uid), name: uid, role, store: 'Indiranagar' });
  const ids = new Map((await store.listStaff()).map(({ name, id }) => [name, id]));
  const idOf = (uid: string) => ids.get(uid) ?? '';

  /** Places an order of two pieces of one variant and one of another. */
  async function place(uid = 'meera'): Promise<PlacedOrder> {
    const addressId = await saveAddress(as(uid));
    await as(uid)('POST', '/cart', { body: delta(1, 2) });
    await as(uid)('POST', '/cart', { body: delta(2, 1) });
    const { body } = await as(uid)('POST', '/order', {
      body: orderTo(addressId, { coupon_code: 'FLAT400' }),
    });
    return { id: Object(body).order_id, version: 0 };
  }

  /** Sends a command of the staff with the order's version. */
  async function give(uid: string, order: PlacedOrder, command: string, fields: object = {}, key?: string) {
    const { status, body } = await as(uid)('POST', `/staff/orders/${order.id}/${command}`, {
      body: { version: order.version, ...fields },
      ...(key === undefined ? {} : { key }),
    });
    if (status === 200) order.version = Object(body).version;
    return { status, body: Object(body) };
  }

  const read = async (order: PlacedOrder, uid = 'meera') =>
    Object((await as(uid)('GET', `/orders/${order.id}`)).body);
  const list = async (uid: string) => Object((await as(uid)('GET', '/staff/orders')).body);

  /** Brings an order to the door, with Imran as its rider; returns the door code. */
  async function bring(order: PlacedOrder, uid?: string): Promise<string> {
    await give('packer', order, 'packed');
    await give('packer', order, 'dispatch', { rider_id: idOf('imran') });
    await give('imran', order, 'arrived');
    return (await read(order, uid)).door_code;
  }

  return { as, bring, clock, give, idOf, list, place, read, store };
}
