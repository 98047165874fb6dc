import type { Naap } from '@naap/api-clients/naap';
import fc from 'fast-check';
import { describe, expect, onTestFinished, vi } from 'vitest';
import {
  AccountDeletedError,
  dayOf,
  NO_RECIPIENT,
  SignInEndedError,
  type Store,
} from '../src/store/store.ts';
import { describeStores } from './helpers/describe-stores.ts';
import { placeOrder, saveCart } from './helpers/stored-carts.ts';
import { createOrder, home, key, meera, progress, reply } from './helpers/stored-values.ts';

const asha = { uid: 'asha', phone: '+919833333333', signedInAt: 1 };
const DAY_MS = 86_400_000;
const lines = [{ variantId: 'a', quantity: 1 }];
const allOrders = { limit: 10, before: null };
/** The first day on which these tests store data, and a day after the last, also when they run at midnight. */
const firstDay = dayOf(Date.now());
const laterDay = firstDay + 2;

const naap: Naap = { measurements: { chest: 920 }, preference: 'close', unit: 'cm', known_sizes: [] };

/** Creates a customer with one row of each kind, but no order. */
async function fill(store: Store, identity: typeof meera) {
  const customer = await store.ensureCustomer(identity);
  await saveCart(store, customer.id, lines);
  await store.write(customer.id, (shopper) =>
    shopper.addAddress({ ...home, id: `home-${identity.uid}`, phone: identity.phone }),
  );
  await store.write(customer.id, (shopper) => shopper.saveReply({ ...key, ...reply }));
  await store.write(customer.id, (shopper) => shopper.saveNaap(naap, 1));
  return customer;
}

const remove = (store: Store, customer: Awaited<ReturnType<typeof fill>>, deletedAt = 5) =>
  store.deleteAccount(customer, { deletedAt, check: async () => {} });

/** Returns to whom each order of a customer goes, by number. */
async function recipientsOf(store: Store, customerId: string) {
  const orders = await store.read(customerId).listOrders(allOrders);
  return Object.fromEntries(orders.map(({ number, deliverTo }) => [number, deliverTo]));
}

describeStores((check) => {
  describe('accounts', () => {
    check('have the days of the last visit and of the last change of the cart', async (store) => {
      // A day after the migrations, which does not change in the middle.
      vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + DAY_MS });
      onTestFinished(() => void vi.useRealTimers());
      const customer = await store.ensureCustomer(meera);
      const today = dayOf(Date.now());
      const account = await store.readAccount(customer);
      expect(account).toEqual({
        ...customer,
        createdAt: account.createdAt,
        seenOn: today,
        cartChangedOn: null,
      });
      expect(Math.abs(account.createdAt - Date.now())).toBeLessThan(60_000);
      await saveCart(store, customer.id, lines);
      expect(await store.readAccount(customer)).toMatchObject({ cartChangedOn: today });
      await saveCart(store, customer.id, []);
      expect(await store.readAccount(customer)).toMatchObject({ cartChangedOn: null });
    });

    check('list their replies by route and key, in pages', async (store) => {
      const { id } = await store.ensureCustomer(meera);
      const keys = ['POST /order b', 'POST /cart b', 'POST /cart a', 'POST /cart B'].map((text) => {
        const [method, path, name] = text.split(' ');
        return { route: `${method} ${path}`, key: `${name}` };
      });
      for (const each of keys) await store.write(id, (shopper) => shopper.saveReply({ ...each, ...reply }));
      const found = [];
      for (let after = null; ; ) {
        const page = await store.read(id).listReplies({ limit: 2, after });
        found.push(...page);
        const last = page.at(-1);
        if (!last || found.length > 8) break;
        after = { route: last.route, key: last.key };
      }
      expect(found).toHaveLength(4);
      expect(found).toEqual(expect.arrayContaining(keys.map((each) => ({ ...each, ...reply }))));
    });

    check('are deleted with everything but the orders, which keep no recipient', async (store, dump) => {
      const customer = await fill(store, meera);
      const other = await fill(store, asha);
      const number = await placeOrder(store, customer.id, createOrder('order-1'));
      await saveCart(store, customer.id, lines);
      await remove(store, customer);
      const shopper = store.read(customer.id);
      expect(await recipientsOf(store, customer.id)).toEqual({ [number]: NO_RECIPIENT });
      expect((await shopper.readCart()).lines).toEqual([]);
      expect(await shopper.listAddresses()).toEqual([]);
      expect(await shopper.listReplies({ limit: 10, after: null })).toEqual([]);
      expect(await shopper.readNaap()).toBeNull();
      await expect(store.readAccount(customer)).rejects.toThrow(AccountDeletedError);
      const stored = (await dump()) ?? '';
      for (const secret of [meera.phone, 'home-meera']) expect(stored).not.toContain(secret);
      expect(await store.read(other.id).readNaap()).toEqual(naap);
      // Another shopper keeps everything.
      expect((await store.read(other.id).readCart()).lines).toEqual(lines);
      expect(await store.read(other.id).listAddresses()).toHaveLength(1);
      expect(await store.read(other.id).findReply(key)).toEqual(reply);
    });

    check('refuse what an earlier sign-in does, and start empty after a later one', async (store) => {
      const customer = await fill(store, meera);
      const { version } = await store.read(customer.id).readCart();
      await remove(store, customer, 5);
      for (const signedInAt of [1, 5])
        await expect(store.ensureCustomer({ ...meera, signedInAt })).rejects.toThrow(AccountDeletedError);
      await expect(store.write(customer.id, async () => 1)).rejects.toThrow(AccountDeletedError);
      const keys = { reply: null, addressId: null };
      await expect(store.read(customer.id).readCheckout(keys)).rejects.toThrow(AccountDeletedError);
      const change = { version, lines, order: createOrder('late'), createReply: null };
      expect(await store.changeCart(customer.id, change).catch(() => null)).toBeNull();

      const next = await store.ensureCustomer({ ...meera, signedInAt: 6 });
      expect(next.id).not.toBe(customer.id);
      expect(await store.read(next.id).readCart()).toEqual({ version: 0, lines: [] });
      expect(await store.read(next.id).listOrders(allOrders)).toEqual([]);
      // The new account does not let the earlier sign-in back in.
      await expect(store.ensureCustomer(meera)).rejects.toThrow(AccountDeletedError);
      expect((await store.ensureCustomer({ ...meera, signedInAt: 6 })).id).toBe(next.id);
    });

    check('can be deleted twice', async (store) => {
      const customer = await fill(store, meera);
      await placeOrder(store, customer.id, createOrder('order-1'));
      await remove(store, customer, 5);
      await remove(store, customer, 9);
      expect(await store.ensureCustomer({ ...meera, signedInAt: 7 })).toMatchObject({ uid: 'meera' });
    });

    check('stay deleted when the phone number changes meanwhile', async (store, dump) => {
      const customer = await fill(store, meera);
      await placeOrder(store, customer.id, createOrder('order-1'));
      const phone = '+919899999999';
      await Promise.allSettled([remove(store, customer), store.ensureCustomer({ ...meera, phone })]);
      expect((await dump()) ?? '').not.toContain(phone);
      await expect(store.write(customer.id, async () => {})).rejects.toThrow(AccountDeletedError);
    });

    check('are deleted once by simultaneous requests, and not by one that is refused', async (store) => {
      const customer = await fill(store, meera);
      const refused = store.deleteAccount(customer, {
        deletedAt: 5,
        async check(shopper) {
          expect(await shopper.listAddresses()).toHaveLength(1);
          throw new Error('on its way');
        },
      });
      await expect(refused).rejects.toThrow('on its way');
      expect((await store.read(customer.id).readCart()).lines).toEqual(lines);
      expect(await store.ensureCustomer(meera)).toEqual(customer);
      await Promise.all(Array.from({ length: 5 }, () => remove(store, customer)));
      await expect(store.ensureCustomer(meera)).rejects.toThrow(AccountDeletedError);
    });

    check('either have an order before the deletion, or refuse it', async (store) => {
      const customer = await fill(store, meera);
      const [ordered] = await Promise.allSettled([
        placeOrder(store, customer.id, createOrder('order-1')),
        remove(store, customer),
      ]);
      const orders = await store.read(customer.id).listOrders(allOrders);
      expect(orders).toHaveLength(ordered.status === 'fulfilled' ? 1 : 0);
      for (const { deliverTo } of orders) expect(deliverTo).toEqual(NO_RECIPIENT);
    });
  });

  describe('sign-ins', () => {
    check('are refused after their end, other ones are not', async (store) => {
      const customer = await store.ensureCustomer(meera);
      const onTablet = { ...meera, signedInAt: 2 };
      await store.endSignIn(meera, 5);
      await expect(store.ensureCustomer(meera)).rejects.toThrow(SignInEndedError);
      expect(await store.ensureCustomer(onTablet)).toEqual(customer);
      // Another shopper who signed in at the same moment.
      expect(await store.ensureCustomer(asha)).toMatchObject({ uid: 'asha' });
    });

    check('can be ended several times, and at once', async (store) => {
      await store.ensureCustomer(meera);
      await Promise.all(Array.from({ length: 5 }, (_, index) => store.endSignIn(meera, index + 5)));
      await store.endSignIn(meera, 20);
      await expect(store.ensureCustomer(meera)).rejects.toThrow(SignInEndedError);
    });

    check('of a deleted account leave nothing', async (store, dump) => {
      const customer = await fill(store, { ...meera, signedInAt: 4 });
      await store.endSignIn({ ...meera, signedInAt: 3 }, 4);
      await remove(store, customer, 5);
      expect((await dump()) ?? '').not.toContain(customer.id);
    });
  });

  describe('retention', () => {
    check('empties old carts, up to the given number', async (store) => {
      const customers = [];
      for (const uid of ['meera', 'asha', 'ravi']) customers.push(await fill(store, { ...meera, uid }));
      await saveCart(store, customers[2]?.id ?? '', []);
      expect(await store.emptyCartsBefore(firstDay, 10)).toBe(0);
      expect(await store.emptyCartsBefore(laterDay, 1)).toBe(1);
      expect(await store.emptyCartsBefore(laterDay, 10)).toBe(1);
      expect(await store.emptyCartsBefore(laterDay, 10)).toBe(0);
      for (const { id } of customers) {
        const cart = await store.read(id).readCart();
        expect(cart).toEqual({ version: 2, lines: [] });
        // The addresses and the other data of the account stay.
        expect(await store.read(id).listAddresses()).toHaveLength(1);
      }
    });

    check('deletes accounts without a visit', async (store) => {
      const customer = await fill(store, meera);
      await fill(store, asha);
      const number = await placeOrder(store, customer.id, createOrder('order-1'));
      expect(await store.deleteAccountsBefore(firstDay, 10)).toBe(0);
      expect(await store.deleteAccountsBefore(laterDay, 1)).toBe(1);
      expect(await store.deleteAccountsBefore(laterDay, 10)).toBe(1);
      expect(await store.deleteAccountsBefore(laterDay, 10)).toBe(0);
      await expect(store.ensureCustomer(meera)).rejects.toThrow(AccountDeletedError);
      expect(await recipientsOf(store, customer.id)).toEqual({ [number]: NO_RECIPIENT });
    });

    check('deletes old orders, and then the customer who had deleted the account', async (store, dump) => {
      const customer = await fill(store, meera);
      const old = { ...createOrder('order-1'), createdAt: 1000 };
      const number = await placeOrder(store, customer.id, old);
      await store.write(customer.id, (shopper) => shopper.changeOrder(number, progress));
      await placeOrder(store, customer.id, { ...old, id: 'order-2', createdAt: 2000 });
      expect(await store.deleteOrdersBefore(1000, 10)).toBe(0);
      expect(await store.deleteOrdersBefore(1001, 10)).toBe(1);
      expect(await store.read(customer.id).listOrders(allOrders)).toMatchObject([{ id: 'order-2' }]);
      expect((await store.readAccount(customer)).id).toBe(customer.id);
      await remove(store, customer);
      expect((await dump()) ?? customer.id).toContain(customer.id);
      expect(await store.deleteOrdersBefore(3000, 10)).toBe(1);
      expect(await store.read(customer.id).listOrders(allOrders)).toEqual([]);
      expect((await dump()) ?? '').not.toContain(customer.id);
    });

    check('forgets which accounts were deleted', async (store) => {
      await remove(store, await fill(store, meera), 5);
      expect(await store.forgetDeletedAccountsBefore(5, 10)).toBe(0);
      expect(await store.forgetDeletedAccountsBefore(6, 10)).toBe(1);
      expect(await store.forgetDeletedAccountsBefore(6, 10)).toBe(0);
      expect(await store.ensureCustomer(meera)).toMatchObject({ uid: 'meera' });
    });

    check('can run in several processes at once', async (store) => {
      const customers = [];
      for (let index = 0; index < 6; index++)
        customers.push(await fill(store, { ...meera, uid: `shopper-${index}` }));
      for (const { id } of customers)
        await placeOrder(store, id, { ...createOrder(`order-${id}`), createdAt: 1000 });
      const run = async () => {
        await store.emptyCartsBefore(laterDay, 10);
        await store.deleteOrdersBefore(2000, 10);
        await store.deleteAccountsBefore(laterDay, 10);
      };
      await Promise.all([run(), run(), run()]);
      for (const { id } of customers) expect(await store.read(id).listOrders(allOrders)).toEqual([]);
      expect(await store.deleteAccountsBefore(laterDay, 10)).toBe(0);
    });

    check('leaves no data of a shopper after any sequence of actions', async (store, dump) => {
      const shoppers = ['one', 'two'].map((name) => ({
        uid: `uid-of-${name}`,
        phone: name === 'one' ? '+919800000001' : '+919800000002',
        mark: `secret-${name}`,
      }));
      const step = fc.record({
        shopper: fc.constantFrom(...shoppers),
        action: fc.constantFrom('cart', 'address', 'order', 'reply', 'delete'),
      });
      await fc.assert(
        fc.asyncProperty(fc.array(step, { maxLength: 12 }), async (steps) => {
          const run = crypto.randomUUID();
          let time = 1;
          const idOf = new Map<string, string>();
          for (const { shopper, action } of [
            ...steps,
            ...shoppers.map((shopper) => ({ shopper, action: 'delete' })),
          ]) {
            time += 2;
            const customer = await store.ensureCustomer({
              ...shopper,
              uid: `${shopper.uid}-${run}`,
              signedInAt: time,
            });
            idOf.set(shopper.uid, customer.id);
            const address = { ...home, id: crypto.randomUUID(), name: shopper.mark, address: shopper.mark };
            if (action === 'cart') await saveCart(store, customer.id, lines);
            if (action === 'address') await store.write(customer.id, (writer) => writer.addAddress(address));
            if (action === 'order')
              await placeOrder(store, customer.id, {
                ...createOrder(crypto.randomUUID()),
                deliverTo: address,
              });
            if (action === 'reply')
              await store.write(customer.id, (writer) =>
                writer.saveReply({
                  ...key,
                  key: crypto.randomUUID(),
                  ...reply,
                  body: JSON.stringify(address),
                }),
              );
            if (action === 'delete') await remove(store, customer, time);
          }
          const stored = (await dump()) ?? '';
          for (const { phone, mark } of shoppers) {
            expect(stored).not.toContain(phone);
            expect(stored).not.toContain(mark);
          }
        }),
        { numRuns: 4 },
      );
    });
  });
});
