import type { Page } from '@playwright/test';
import { type Customer, createCustomer } from './helpers/customers.ts';
import { urls } from './helpers/environment.ts';
import { expect, poll, test } from './helpers/fixtures.ts';
import { button, waitForText, waitForTitle } from './helpers/locators.ts';
import { advanceIdentityClock, callBackend, homeAddress, prepareOrder } from './helpers/services.ts';

/** The numbers that `npm start` prints. */
const staff = { packer: '9000000001', rider: '9000000002' } as const;

/** Signs a member of the staff in. A number gets five codes an hour, and this one may have been used before. */
async function signInAs(role: keyof typeof staff): Promise<Customer> {
  await advanceIdentityClock(3_600_000);
  return createCustomer(staff[role]);
}

interface Order {
  readonly order_id: string;
  readonly order_name: string;
  readonly status: string;
  readonly version: number;
  readonly door_code: string;
}

/** Places an order of one piece, packs it, and gives it to the rider. Returns what the shopper sees of it. */
async function dispatchOrder(shopper: Customer): Promise<() => Promise<Order>> {
  await prepareOrder(shopper);
  const [saved] = await callBackend<readonly { id: string }[]>(shopper, 'GET', '/customer/address');
  const { address, ...to } = homeAddress;
  const { order_id } = await callBackend<Order>(shopper, 'POST', '/order', {
    address: { ...to, full_address: address, address_id: saved?.id },
  });
  const packer = await signInAs('packer');
  const { riders } = await callBackend<{ riders: readonly { id: string; name: string }[] }>(
    packer,
    'GET',
    '/staff/orders',
  );
  const command = (kind: string, body: object) =>
    callBackend(packer, 'POST', `/staff/orders/${order_id}/${kind}`, body);
  await command('packed', { version: 0 });
  await command('dispatch', { version: 1, rider_id: riders.find(({ name }) => name === 'Imran')?.id });
  return () => callBackend<Order>(shopper, 'GET', `/orders/${order_id}`);
}

/** Waits until the service worker opens the page without a connection. */
const waitUntilSaved = (page: Page) =>
  poll(() =>
    page.evaluate(async () => {
      const { active } = await navigator.serviceWorker.ready;
      return [active?.state, (await caches.match('/', { cacheName: 'visits' })) !== undefined];
    }),
  ).toEqual(['activated', true]);

test('a rider works in a dead spot, and opens the page again there', async ({ customer, newVisitor }) => {
  const read = await dispatchOrder(customer.account);
  const { order_name, door_code } = await read();
  const { storageState } = await signInAs('rider');
  const options = { baseURL: urls.counter, storageState, serviceWorkers: 'allow' } as const;
  const { page, context } = await newVisitor(options);
  // The counter's app is stored also on a phone that saves data.
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
  await page.goto('/');
  await waitForText(page, new RegExp(`· ${order_name}$`));
  await waitUntilSaved(page);

  await context.setOffline(true);
  await page.reload();
  await waitForText(page, /^No connection\. Last seen/);
  await waitForText(page, new RegExp(`· ${order_name}$`));
  await button(page, 'I am at the door').click();
  await waitForText(page, 'Waiting for a connection: 1 step');
  await page.getByRole('textbox', { name: 'Door code' }).fill(door_code);
  await button(page, 'Check the code').click();
  await waitForText(page, 'Waiting for a connection: 2 steps');
  await waitForText(page, /^No connection\. The code is checked as soon as/);

  await context.setOffline(false);
  await waitForText(page, 'Cash to take');
  expect(await read()).toMatchObject({ status: 'At the door', is_handed_over: true });

  await context.setOffline(true);
  await button(page, 'Cash taken, done').click();
  await button(page, /^Yes, .* taken$/).click();
  await waitForText(page, 'Waiting for a connection: 1 step');
  await page.reload();
  await waitForText(page, 'Waiting for a connection: 1 step');
  await context.setOffline(false);
  await poll(async () => (await read()).status).toBe('Delivered');
  await page.getByText(/^Waiting for a connection/).waitFor({ state: 'hidden' });
  await waitForTitle(page, /^(Drops|Next drop|At the door)$/);
});
