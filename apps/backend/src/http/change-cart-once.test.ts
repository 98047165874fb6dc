import { beforeEach, describe, expect, it, vi } from 'vitest';
import { saveCart } from '../../test/helpers/stored-carts.ts';
import { createOrder, home, meera } from '../../test/helpers/stored-values.ts';
import { createMemoryStore } from '../store/memory.ts';
import type { CartLine, Store } from '../store/store.ts';
import {
  CartChangedError,
  type ChangeCartOnce,
  type ChangeCartOptions,
  createChangeCartOnce,
} from './idempotency.ts';

const NOW = 1_763_800_000_000;
const kurta = { variantId: 'kurta', quantity: 1 };
const scarf = { variantId: 'scarf', quantity: 2 };

let store: Store;
let changeCartOnce: ChangeCartOnce;
let customerId: string;
const onStored = vi.fn();

beforeEach(async () => {
  onStored.mockClear();
  store = createMemoryStore();
  changeCartOnce = createChangeCartOnce(
    store,
    () => NOW,
    async () => {},
  );
  customerId = (await store.ensureCustomer(meera)).id;
});

const request = (key: string | null) => ({ customerId, route: 'POST /cart', key, body: { add: 'kurta' } });

/** Returns options of a request that stores `lines`, and replies with the number of its order. */
const options = (
  lines: readonly CartLine[],
  overrides: Partial<ChangeCartOptions> & { readonly orderId?: string } = {},
): ChangeCartOptions => ({
  addressId: null,
  maxAttempts: 3,
  change: async () => ({
    lines,
    order: overrides.orderId === undefined ? null : createOrder(overrides.orderId),
    createReply: (orderNumber) => ({ status: 200, body: { orderNumber } }),
    onStored,
  }),
  ...overrides,
});

const readLines = async () => (await store.read(customerId).readCart()).lines;

/** Returns a change before which another request changes the cart, the first `times` times that it is called. */
function overtaken(times: number) {
  const { change } = options([kurta]);
  let attempts = 0;
  return vi.fn<ChangeCartOptions['change']>(async (state) => {
    attempts += 1;
    if (attempts <= times) await saveCart(store, customerId, [{ ...scarf, quantity: attempts }]);
    return change(state);
  });
}

describe('a change of the cart', () => {
  it('is stored with its order and its reply', async () => {
    const reply = await changeCartOnce(request('k'), options([kurta], { orderId: 'first' }));
    expect(reply).toEqual({ status: 200, body: { orderNumber: 1 } });
    expect(await readLines()).toEqual([kurta]);
    expect(await store.read(customerId).findOrder('first')).toMatchObject({ number: 1 });
    expect(await store.read(customerId).findReply({ route: 'POST /cart', key: 'k' })).toMatchObject({
      status: 200,
      body: '{"orderNumber":1}',
      createdAt: NOW,
    });
    expect(onStored).toHaveBeenCalledOnce();
  });

  it('gets the cart and the address on which it depends', async () => {
    await store.write(customerId, (shopper) => shopper.addAddress(home));
    await saveCart(store, customerId, [scarf]);
    const change = vi.fn(options([kurta]).change);
    await changeCartOnce(request('k'), options([kurta], { addressId: home.id, change }));
    expect(change).toHaveBeenCalledExactlyOnceWith({
      cart: { version: 1, lines: [scarf] },
      address: home,
    });
  });

  it('is not made again by a retry, which gets the first reply', async () => {
    await changeCartOnce(request('k'), options([kurta], { orderId: 'first' }));
    const change = vi.fn(options([scarf]).change);
    expect(await changeCartOnce(request('k'), options([scarf], { change }))).toEqual({
      status: 200,
      body: { orderNumber: 1 },
    });
    expect(change).not.toHaveBeenCalled();
    expect(await readLines()).toEqual([kurta]);
    expect(onStored).toHaveBeenCalledOnce();
  });

  it('is made each time without a key, and no reply is stored', async () => {
    await changeCartOnce(request(null), options([kurta]));
    await changeCartOnce(request(null), options([scarf]));
    expect(await readLines()).toEqual([scarf]);
    expect(onStored).toHaveBeenCalledTimes(2);
    expect(await store.read(customerId).listReplies({ limit: 10, after: null })).toEqual([]);
  });

  it('begins again when the cart has changed meanwhile', async () => {
    const change = overtaken(2);
    await changeCartOnce(request('k'), options([kurta], { change }));
    expect(change).toHaveBeenCalledTimes(3);
    expect(change.mock.lastCall?.[0].cart).toEqual({ version: 2, lines: [{ ...scarf, quantity: 2 }] });
    expect(await readLines()).toEqual([kurta]);
    expect(onStored).toHaveBeenCalledOnce();
  });

  it('is given up after as many attempts as it has, and stores nothing', async () => {
    const change = overtaken(3);
    await expect(changeCartOnce(request('k'), options([kurta], { change }))).rejects.toThrow(
      new CartChangedError('The cart kept changing.'),
    );
    expect(change).toHaveBeenCalledTimes(3);
    expect(onStored).not.toHaveBeenCalled();
    expect(await readLines()).toEqual([{ ...scarf, quantity: 3 }]);
    expect(await store.read(customerId).findReply({ route: 'POST /cart', key: 'k' })).toBeNull();
  });
});
