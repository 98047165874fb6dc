import { expect } from 'vitest';
import { brandSeeds } from '../src/brands/seed.ts';
import { AccountDeletedError, type OrderChange, type StoredEvent } from '../src/store/store.ts';
import { describeStores } from './helpers/describe-stores.ts';
import { placeOrder, saveCart } from './helpers/stored-carts.ts';
import {
  createOrder,
  home,
  key,
  meera,
  packed,
  progress,
  reply,
  storedOrder,
} from './helpers/stored-values.ts';

describeStores((check) => {
  check('returns the same customer for a uid, and updates a changed phone number', async (store) => {
    const first = await store.ensureCustomer({ uid: 'meera', phone: '+919811111111', signedInAt: 1 });
    expect(await store.ensureCustomer({ uid: 'meera', phone: '+919811111111', signedInAt: 1 })).toEqual(
      first,
    );
    expect(await store.ensureCustomer({ uid: 'meera', phone: '+919822222222', signedInAt: 1 })).toEqual({
      ...first,
      phone: '+919822222222',
    });
    expect((await store.ensureCustomer({ uid: 'asha', phone: '+919833333333', signedInAt: 1 })).id).not.toBe(
      first.id,
    );
  });

  check('creates one customer for simultaneous first requests', async (store) => {
    const seen = await Promise.all(
      Array.from({ length: 8 }, () =>
        store.ensureCustomer({ uid: 'meera', phone: '+919811111111', signedInAt: 1 }),
      ),
    );
    expect(new Set(seen.map(({ id }) => id)).size).toBe(1);
  });

  check('keeps the order of the cart lines, and increments the version', async (store) => {
    const { id } = await store.ensureCustomer(meera);
    expect(await store.read(id).readCart()).toEqual({ version: 0, lines: [] });
    const lines = [
      { variantId: 'b', quantity: 2 },
      { variantId: 'a', quantity: 99 },
    ];
    await saveCart(store, id, lines);
    expect(await store.read(id).readCart()).toEqual({ version: 1, lines });
    await saveCart(store, id, []);
    expect(await store.read(id).readCart()).toEqual({ version: 2, lines: [] });
  });

  check('rolls back a transaction that throws', async (store) => {
    const { id } = await store.ensureCustomer(meera);
    const failing = store.write(id, async (shopper) => {
      await shopper.addAddress(home);
      await shopper.saveReply({ ...key, ...reply });
      throw new Error('changed my mind');
    });
    await expect(failing).rejects.toThrow('changed my mind');
    const shopper = store.read(id);
    expect(await shopper.listAddresses()).toEqual([]);
    expect(await shopper.findReply(key)).toBeNull();
  });

  check('runs the transactions of one shopper one after the other', async (store) => {
    const { id } = await store.ensureCustomer(meera);
    await Promise.all(
      Array.from({ length: 20 }, () =>
        store.write(id, async (shopper) => {
          const { length } = await shopper.listAddresses();
          await shopper.addAddress({ ...home, id: `home-${length}` });
        }),
      ),
    );
    expect(await store.read(id).listAddresses()).toHaveLength(20);
  });

  check('changes the cart, orders and replies together', async (store) => {
    const { id } = await store.ensureCustomer(meera);
    await saveCart(store, id, [{ variantId: 'a', quantity: 1 }]);
    const changed = await store.changeCart(id, {
      version: 1,
      lines: [{ variantId: 'b', quantity: 2 }],
      order: createOrder('order-1'),
      createReply: (number) => ({ ...key, ...reply, body: `order ${number}` }),
    });
    const [order] = await store.read(id).listOrders({ limit: 10, before: null });
    expect(order).toMatchObject({ id: 'order-1', number: changed?.orderNumber });
    expect(await store.read(id).readCart()).toEqual({
      version: 2,
      lines: [{ variantId: 'b', quantity: 2 }],
    });
    expect(await store.read(id).findReply(key)).toEqual({ ...reply, body: `order ${order?.number}` });
  });

  check('changes nothing when the cart has another version', async (store) => {
    const { id } = await store.ensureCustomer(meera);
    const lines = [{ variantId: 'a', quantity: 1 }];
    await saveCart(store, id, lines);
    const change = { lines: [], order: createOrder('order-1'), createReply: () => ({ ...key, ...reply }) };
    for (const version of [0, 2]) expect(await store.changeCart(id, { version, ...change })).toBeNull();
    const shopper = store.read(id);
    expect(await shopper.readCart()).toEqual({ version: 1, lines });
    expect(await shopper.listOrders({ limit: 10, before: null })).toEqual([]);
    expect(await shopper.findReply(key)).toBeNull();
  });

  check('makes one of simultaneous changes of a version', async (store) => {
    const { id } = await store.ensureCustomer(meera);
    const changes = await Promise.all(
      Array.from({ length: 10 }, (_, index) =>
        store.changeCart(id, {
          version: 0,
          lines: [{ variantId: `v${index}`, quantity: 1 }],
          order: createOrder(`order-${index}`),
          createReply: () => ({ ...key, key: `k-${index}`, ...reply }),
        }),
      ),
    );
    const winner = changes.findIndex((change) => change !== null);
    expect(changes.filter((change) => change !== null)).toHaveLength(1);
    const [order, ...others] = await store.read(id).listOrders({ limit: 10, before: null });
    expect([order?.id, order?.number, others]).toEqual([`order-${winner}`, changes[winner]?.orderNumber, []]);
    expect(await store.read(id).readCart()).toEqual({
      version: 1,
      lines: [{ variantId: `v${winner}`, quantity: 1 }],
    });
  });

  check('waits with a change for a transaction of the shopper', async (store) => {
    const { id } = await store.ensureCustomer(meera);
    const started = Promise.withResolvers<void>();
    const release = Promise.withResolvers<void>();
    const transaction = store.write(id, async (shopper) => {
      await shopper.addAddress(home);
      started.resolve();
      await release.promise;
    });
    await started.promise;
    const change = saveCart(store, id, [{ variantId: 'a', quantity: 1 }]);
    release.resolve();
    await transaction;
    expect(await change).toEqual({ orderNumber: null });
  });

  check('adds, changes, moves and removes lines', async (store) => {
    const { id } = await store.ensureCustomer(meera);
    const line = (variantId: string, quantity: number) => ({ variantId, quantity });
    for (const lines of [
      [line('a', 1), line('b', 1), line('c', 99)],
      [line('c', 99), line('b', 2)],
      [line('d', 1), line('b', 2), line('c', 99)],
      [],
      [line('a', 5)],
    ]) {
      await saveCart(store, id, lines);
      expect((await store.read(id).readCart()).lines).toEqual(lines);
    }
  });

  check('reads the cart with an address and a reply', async (store) => {
    const { id } = await store.ensureCustomer(meera);
    const { id: other } = await store.ensureCustomer({ uid: 'asha', phone: '+919833333333', signedInAt: 1 });
    const lines = [
      { variantId: 'a', quantity: 1 },
      { variantId: 'b', quantity: 2 },
    ];
    for (const customer of [id, other]) await saveCart(store, customer, lines);
    const cart = { version: 1, lines };
    await store.write(id, (shopper) => shopper.addAddress(home));
    await store.write(id, (shopper) => shopper.saveReply({ ...key, ...reply }));
    const read = (customer: string, replyKey: typeof key | null, addressId: string | null) =>
      store.read(customer).readCheckout({ reply: replyKey, addressId });
    expect(await read(id, null, null)).toEqual({ cart, address: null, reply: null });
    expect(await read(id, { ...key, key: 'k-2' }, 'home')).toEqual({ cart, address: home, reply: null });
    expect(await read(id, { ...key, route: 'POST /order' }, 'work')).toEqual({
      cart,
      address: null,
      reply: null,
    });
    expect(await read(id, key, 'home')).toEqual({ cart: { ...cart, lines: [] }, address: home, reply });
    expect(await read(other, key, 'home')).toEqual({ cart, address: null, reply: null });
  });

  check('rejects an unknown customer', async (store) => {
    await expect(store.write('nobody', async () => 1)).rejects.toThrow(AccountDeletedError);
  });

  check("stores addresses, and hides another shopper's", async (store) => {
    const { id } = await store.ensureCustomer(meera);
    const { id: other } = await store.ensureCustomer({ uid: 'asha', phone: '+919833333333', signedInAt: 1 });
    const work = { ...home, id: 'work', createdAt: 2 };
    await store.write(id, async (shopper) => {
      await shopper.addAddress(home);
      await shopper.addAddress(work);
    });
    expect(await store.read(id).listAddresses()).toEqual([home, work]);
    expect(await store.read(id).findAddress('home')).toEqual(home);
    expect(await store.read(other).findAddress('home')).toBeNull();
    expect(await store.write(other, (shopper) => shopper.deleteAddress('home'))).toBe(false);
    expect(await store.write(id, (shopper) => shopper.deleteAddress('home'))).toBe(true);
    expect(await store.read(id).listAddresses()).toEqual([work]);
    expect(await store.write(id, (shopper) => shopper.addAddress(home))).toBe(true);
    expect(await store.write(id, (shopper) => shopper.addAddress({ ...home, name: 'Asha' }))).toBe(false);
    const taken = { ...home, name: 'Asha' };
    const isAdded = await store.write(other, (shopper) => shopper.addAddress(taken));
    expect(await store.read(other).listAddresses()).toEqual(isAdded ? [taken] : []);
    expect(await store.read(id).listAddresses()).toEqual([home, work]);
  });

  check('returns whole orders in pages, newest first', async (store) => {
    const { id } = await store.ensureCustomer(meera);
    const { id: other } = await store.ensureCustomer({ uid: 'asha', phone: '+919833333333', signedInAt: 1 });
    const numbers: number[] = [];
    for (const name of ['one', 'two', 'three']) numbers.push(await placeOrder(store, id, createOrder(name)));
    expect(numbers).toEqual(numbers.toSorted((a, b) => a - b));
    const all = await store.read(id).listOrders({ limit: 10, before: null });
    expect(all).toEqual(['three', 'two', 'one'].map((name, index) => storedOrder(name, numbers[2 - index])));
    const [, two] = numbers;
    expect(await store.read(id).listOrders({ limit: 2, before: null })).toEqual(all.slice(0, 2));
    expect(await store.read(id).listOrders({ limit: 2, before: two ?? 0 })).toEqual(all.slice(2));
    expect(await store.read(other).listOrders({ limit: 10, before: null })).toEqual([]);
    expect(await store.read(id).findOrder('two')).toEqual(all[1]);
    expect(await store.read(id).findOrder('four')).toBeNull();
    expect(await store.read(other).findOrder('two')).toBeNull();
  });

  check('stores the events of an order with the state after them', async (store) => {
    const { id } = await store.ensureCustomer(meera);
    const { id: other } = await store.ensureCustomer({ uid: 'asha', phone: '+919833333333', signedInAt: 1 });
    const numbers: number[] = [];
    for (const name of ['one', 'two']) numbers.push(await placeOrder(store, id, createOrder(name)));
    const [number = 0, second = 0] = numbers;
    const events: readonly StoredEvent[] = [
      { event: { kind: 'missing', position: 0, quantity: 1 }, at: 1_800_000_060_000, who: 'asha' },
      { event: { kind: 'cancelled', reason: 'sold_out' }, at: 1_800_000_060_000, who: 'asha' },
    ];
    const change: OrderChange = { ...progress, version: 2, events, endedAt: 1_800_000_060_000 };
    await store.write(id, (shopper) => shopper.changeOrder(number, change));
    const late = { ...progress, version: 3, events: [packed], doorCode: '0471', riderId: 'imran' };
    await store.write(id, (shopper) => shopper.changeOrder(number, late));
    await store.write(id, (shopper) => shopper.changeOrder(second, { ...progress, events: [packed] }));
    const shopper = store.read(id);
    expect(await shopper.listOrderEvents([number, second])).toEqual(
      new Map([
        [number, [...events, packed]],
        [second, [packed]],
      ]),
    );
    expect(await shopper.listOrderEvents([second])).toEqual(new Map([[second, [packed]]]));
    expect(await shopper.listOrderEvents([])).toEqual(new Map());
    const after = { status: 'Packed', version: 3, amountDue: 99_900, endedAt: null, doorCode: '0471' };
    expect(await shopper.findOrder('one')).toMatchObject({ id: 'one', number, ...after });
    expect([await shopper.findOrderVersion('one'), await shopper.findOrderVersion('two')]).toEqual([3, 1]);
    expect(await shopper.findOrderVersion('three')).toBeNull();
    expect(await store.read(other).findOrderVersion('one')).toBeNull();
    expect(await store.read(other).listOrderEvents([number])).toEqual(new Map());
  });

  check(
    'stores what was kept and handed back of an order that has ended, per shopper and product',
    async (store) => {
      const { id } = await store.ensureCustomer(meera);
      const { id: other } = await store.ensureCustomer({
        uid: 'asha',
        phone: '+919833333333',
        signedInAt: 1,
      });
      const place = async (customer: string, name: string, fits: OrderChange['fits']) => {
        const [first, second] = createOrder(name).items;
        const items = first && second ? [first, { ...second, size: null }] : [];
        const number = await placeOrder(store, customer, { ...createOrder(name), items });
        const ended = { ...progress, status: 'Delivered', endedAt: 1_800_000_120_000, fits };
        await store.write(customer, (shopper) => shopper.changeOrder(number, ended));
        const shelved = { ...ended, version: 2, fits: [] };
        await store.write(customer, (shopper) => shopper.changeOrder(number, shelved));
      };
      await place(id, 'one', [
        { position: 0, kept: 1, tooSmall: 1, tooBig: 0 },
        { position: 1, kept: 1, tooSmall: 0, tooBig: 0 },
      ]);
      await place(id, 'two', [{ position: 0, kept: 0, tooSmall: 0, tooBig: 2 }]);
      await place(id, 'three', []);
      await place(other, 'four', [{ position: 0, kept: 2, tooSmall: 0, tooBig: 0 }]);
      const kurta = { brand: 'Kora', productType: 'Kurta', size: 'M' };
      const one = { ...kurta, kept: 1, tooSmall: 1, tooBig: 0 };
      const two = { ...kurta, kept: 0, tooSmall: 0, tooBig: 2 };
      expect(await store.read(id).listFits(10)).toEqual([two, one]);
      expect(await store.read(id).listFits(1)).toEqual([two]);
      expect(await store.read(other).listFits(10)).toEqual([{ ...kurta, kept: 2, tooSmall: 0, tooBig: 0 }]);
      expect(await store.countFits('gid://shopify/Product/2')).toEqual({ kept: 3, tooSmall: 1, tooBig: 2 });
      expect(await store.countFits('gid://shopify/Product/1')).toEqual({ kept: 1, tooSmall: 0, tooBig: 0 });
      expect(await store.countFits('gid://shopify/Product/3')).toEqual({ kept: 0, tooSmall: 0, tooBig: 0 });
    },
  );

  check('stores no event for another version of an order, nor for another shopper', async (store) => {
    const { id } = await store.ensureCustomer(meera);
    const { id: other } = await store.ensureCustomer({ uid: 'asha', phone: '+919833333333', signedInAt: 1 });
    const number = await placeOrder(store, id, createOrder('one'));
    for (const [customer, version] of [
      [id, 2],
      [other, 1],
    ] as const)
      await expect(
        store.write(customer, (shopper) => shopper.changeOrder(number, { ...progress, version })),
      ).rejects.toThrow('has another version');
    expect(await store.read(id).findOrder('one')).toMatchObject({ status: 'Confirmed', version: 0 });
    expect(await store.read(id).listOrderEvents([number])).toEqual(new Map());
  });

  check("counts a shopper's orders with a coupon", async (store) => {
    const { id } = await store.ensureCustomer(meera);
    const { id: other } = await store.ensureCustomer({ uid: 'asha', phone: '+919833333333', signedInAt: 1 });
    const orders = [
      createOrder('cancelled'),
      createOrder('one'),
      { ...createOrder('two'), couponCode: 'flat400' },
      { ...createOrder('three'), couponCode: 'FIRST10' },
      { ...createOrder('four'), couponCode: null },
    ];
    const numbers: number[] = [];
    for (const order of orders) numbers.push(await placeOrder(store, id, order));
    const [number = 0] = numbers;
    await store.write(id, (shopper) => shopper.changeOrder(number, { ...progress, status: 'Cancelled' }));
    const count = (customer: string) => store.read(customer).countOrdersWithCoupon('Flat400');
    expect(await count(id)).toBe(2);
    expect(await count(other)).toBe(0);
  });

  check('finds a reply by shopper, route and key, until it is deleted', async (store) => {
    const { id } = await store.ensureCustomer(meera);
    const { id: other } = await store.ensureCustomer({ uid: 'asha', phone: '+919833333333', signedInAt: 1 });
    await store.write(id, (shopper) => shopper.saveReply({ ...key, ...reply }));
    expect(await store.read(id).findReply(key)).toEqual(reply);
    expect(await store.read(id).findReply({ ...key, route: 'POST /order' })).toBeNull();
    expect(await store.read(other).findReply(key)).toBeNull();
    expect(await store.deleteRepliesBefore(reply.createdAt, 10)).toBe(0);
    expect(await store.deleteRepliesBefore(reply.createdAt + 1, 10)).toBe(1);
    expect(await store.read(id).findReply(key)).toBeNull();
  });

  check('tells whether a shopper has that many replies', async (store) => {
    const { id } = await store.ensureCustomer(meera);
    const { id: other } = await store.ensureCustomer({ uid: 'asha', phone: '+919833333333', signedInAt: 1 });
    expect(await store.read(id).hasReplies(1)).toBe(false);
    for (const route of ['POST /cart', 'POST /order'])
      await store.write(id, (shopper) => shopper.saveReply({ ...key, route, ...reply }));
    expect(await store.read(id).hasReplies(1)).toBe(true);
    expect(await store.read(id).hasReplies(2)).toBe(true);
    expect(await store.read(id).hasReplies(3)).toBe(false);
    expect(await store.read(other).hasReplies(1)).toBe(false);
  });

  check('deletes at most as many replies as it is told, the oldest first', async (store) => {
    const { id } = await store.ensureCustomer(meera);
    const keys = Array.from({ length: 5 }, (_, age) => ({ ...key, key: `k-${age}` }));
    for (const [age, each] of keys.entries())
      await store.write(id, (shopper) => shopper.saveReply({ ...each, ...reply, createdAt: 1000 - age }));
    const kept = async () => {
      const found = await Promise.all(keys.map((each) => store.read(id).findReply(each)));
      return found.map((each) => each !== null);
    };
    expect(await store.deleteRepliesBefore(1000, 3)).toBe(3);
    expect(await kept()).toEqual([true, true, false, false, false]);
    expect(await store.deleteRepliesBefore(1000, 3)).toBe(1);
    expect(await store.deleteRepliesBefore(1000, 3)).toBe(0);
    expect(await kept()).toEqual([true, false, false, false, false]);
  });

  check('has the seeded brands at first', async (store) => {
    expect(await store.listBrands()).toEqual(brandSeeds);
    expect(brandSeeds[2]).toEqual({
      id: 3,
      name: 'Rakh Denim',
      description: 'Ash, indigo and black jeans that are made to be mended.',
      imagePaths: ['rakh-denim.svg'],
    });
    expect(await store.ping()).toBeUndefined();
  });
});
