import { expect, it, vi } from 'vitest';
import { createMemoryStore } from '../store/memory.ts';
import { createKnownCustomers } from './known-customers.ts';

const meera = { uid: 'meera', phone: '+919811111111', signedInAt: 1 };

function createCustomers() {
  const store = createMemoryStore();
  const ensureCustomer = vi.spyOn(store, 'ensureCustomer');
  const clock = { now: 1_763_800_000_000 };
  return { ...createKnownCustomers(store, () => clock.now), ensureCustomer, clock };
}

it('asks the store for a customer once a minute', async () => {
  const { find, ensureCustomer, clock } = createCustomers();
  const customer = await find(meera);
  clock.now += 59_000;
  expect(await find(meera)).toEqual(customer);
  expect(ensureCustomer).toHaveBeenCalledTimes(1);
  clock.now += 2_000;
  expect(await find(meera)).toEqual(customer);
  expect(ensureCustomer).toHaveBeenCalledTimes(2);
});

it('asks the store for another customer, and for a changed phone number', async () => {
  const { find, ensureCustomer } = createCustomers();
  const customer = await find(meera);
  expect((await find({ ...meera, uid: 'asha' })).id).not.toBe(customer.id);
  expect(await find({ ...meera, phone: '+919822222222' })).toEqual({ ...customer, phone: '+919822222222' });
  expect(await find({ ...meera, phone: '+919822222222' })).toMatchObject({ phone: '+919822222222' });
  expect(ensureCustomer).toHaveBeenCalledTimes(3);
});

it('asks the store for another sign-in, and for a forgotten one', async () => {
  const { find, forget, ensureCustomer } = createCustomers();
  const later = { ...meera, signedInAt: 2 };
  await find(meera);
  await find(later);
  expect(ensureCustomer).toHaveBeenCalledTimes(2);
  forget(meera);
  await find(later);
  expect(ensureCustomer).toHaveBeenCalledTimes(2);
  await find(meera);
  expect(ensureCustomer).toHaveBeenCalledTimes(3);
});
