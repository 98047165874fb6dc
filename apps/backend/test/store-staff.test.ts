import { expect } from 'vitest';
import type { OrderChange, Store } from '../src/store/store.ts';
import { describeStores } from './helpers/describe-stores.ts';
import { placeOrder } from './helpers/stored-carts.ts';
import { createOrder, meera, packed, progress } from './helpers/stored-values.ts';

const imran = { phone: '+919820012345', name: 'Imran', role: 'rider', store: 'Indiranagar' } as const;
const asha = { phone: '+919820054321', name: 'Asha', role: 'packer', store: 'Indiranagar' } as const;
const inProgress = { riderId: null, endedAfter: 0 };

describeStores((check) => {
  check('stores staff members by phone number', async (store) => {
    expect(await store.findStaff(imran.phone)).toBeNull();
    for (const member of [imran, asha]) await store.saveStaff(member);
    const found = await store.findStaff(imran.phone);
    expect(found).toEqual({ ...imran, id: expect.any(String) });
    await store.saveStaff({ ...imran, role: 'manager', store: 'Jayanagar' });
    expect(await store.findStaff(imran.phone)).toEqual({ ...found, role: 'manager', store: 'Jayanagar' });
    expect((await store.listStaff()).map(({ name }) => name)).toEqual(['Asha', 'Imran']);
    expect(await store.removeStaff(imran.phone)).toBe(true);
    expect(await store.removeStaff(imran.phone)).toBe(false);
    expect(await store.findStaff(imran.phone)).toBeNull();
  });

  check('stores shelf places of variants, also of many', async (store) => {
    const ids = Array.from({ length: 2500 }, (_, index) => `variant ${index}`);
    await store.saveShelfPlaces(new Map(ids.map((id) => [id, 'A1'])));
    await store.saveShelfPlaces(
      new Map([
        ['variant 1', 'B2'],
        ['variant 2', ''],
        ['none', ''],
      ]),
    );
    const places = await store.listShelfPlaces([...ids, 'none']);
    expect(places.size).toBe(2499);
    expect(['variant 0', 'variant 1', 'variant 2', 'variant 2499'].map((id) => places.get(id))).toEqual([
      'A1',
      'B2',
      undefined,
      'A1',
    ]);
    expect(await store.listShelfPlaces([])).toEqual(new Map());
  });

  /** Places orders of two shoppers, and changes each once. */
  async function placeOrders(store: Store, changes: Readonly<Record<string, Partial<OrderChange>>>) {
    const customers = [];
    for (const uid of ['meera', 'tara'])
      customers.push((await store.ensureCustomer({ ...meera, uid, phone: `${uid.length}` })).id);
    const numbers: Record<string, number> = {};
    for (const [index, [id, change]] of Object.entries(changes).entries()) {
      const customer = customers[index % 2] ?? '';
      const number = await placeOrder(store, customer, createOrder(id));
      await store.write(customer, (shopper) => shopper.changeOrder(number, { ...progress, ...change }));
      numbers[id] = number;
    }
    const idsOf = async (query: Parameters<Store['listStaffOrders']>[0]) =>
      (await store.listStaffOrders(query)).map(({ order }) => order.id);
    return { customers, numbers, idsOf };
  }

  check('lists what is in progress, with items and events, oldest first', async (store) => {
    const { customers, numbers, idsOf } = await placeOrders(store, {
      one: {},
      two: {},
      done: { status: 'Delivered', endedAt: 1000, isInProgress: false },
    });
    const [first] = await store.listStaffOrders(inProgress);
    const { items } = createOrder('one');
    expect(first).toMatchObject({
      order: { id: 'one', number: numbers.one, version: 1, items },
      events: [packed],
    });
    expect(await idsOf(inProgress)).toEqual(['one', 'two']);
    expect(await store.listEndedOrders(1000)).toEqual([]);
    expect(await store.listEndedOrders(999)).toMatchObject([
      { status: 'Delivered', amountDue: 99_900, arrivedAt: null, riderId: null },
    ]);
    expect(await store.findOrderOwner('two')).toBe(customers[1]);
    expect(await store.findOrderOwner('three')).toBeNull();
    await store.deleteAccount(
      { ...meera, id: customers[1] ?? '', uid: 'tara' },
      { deletedAt: 1, check: async () => {} },
    );
    // The staff still have something to do.
    expect(await idsOf(inProgress)).toEqual(['one', 'two']);
  });

  check("lists a rider's orders until some time after their end", async (store) => {
    const { idsOf } = await placeOrders(store, {
      other: { riderId: 'sana' },
      open: { riderId: 'imran' },
      none: {},
      ended: { riderId: 'imran', endedAt: 1000, isInProgress: false },
    });
    expect(await idsOf({ riderId: 'imran', endedAfter: 999 })).toEqual(['open', 'ended']);
    expect(await idsOf({ riderId: 'imran', endedAfter: 1000 })).toEqual(['open']);
    expect(await idsOf({ riderId: 'sana', endedAfter: 0 })).toEqual(['other']);
  });
});
