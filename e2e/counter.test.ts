import type { Locator, Page } from '@playwright/test';
import { createCustomer } from './helpers/customers.ts';
import { urls } from './helpers/environment.ts';
import { expect, poll, test } from './helpers/fixtures.ts';
import { button, link, waitForText, waitForTitle } from './helpers/locators.ts';
import { advanceIdentityClock, prepareOrder } from './helpers/services.ts';

/** The numbers that `npm start` prints. */
const staff = { packer: '9000000001', rider: '9000000002' } as const;

/** Signs a member of the staff in. A number gets five codes an hour, and this one may have been used before. */
async function signInAs(role: keyof typeof staff) {
  await advanceIdentityClock(3_600_000);
  const { storageState } = await createCustomer(staff[role]);
  return { baseURL: urls.counter, storageState };
}

/** Lets a page ask for the order at once, as it does when the shopper returns to it. */
const returnTo = (page: Page) =>
  page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));

/** Presses a radio. The order shows the choice in the next task, later than `check()` allows. */
async function choose(radio: Locator): Promise<void> {
  await radio.click();
  await expect(radio).toBeChecked();
}

async function tickAll(order: Locator): Promise<void> {
  for (const box of await order.getByRole('checkbox').all()) await box.check();
}

/** Waits until the service worker opens the page without a connection. */
const waitUntilSaved = (page: Page) =>
  poll(() =>
    page.evaluate(async () => {
      const { active } = await navigator.serviceWorker.ready;
      return [active?.state, (await caches.match('/', { cacheName: 'visits' })) !== undefined];
    }),
  ).toEqual(['activated', true]);

test('an order is packed, carried through a dead spot, tried on, paid for what is kept, and comes back to the shelf', async ({
  customer: { page: phone, account },
  newVisitor,
}) => {
  const desk = { viewport: { width: 1280, height: 800 }, isMobile: false };
  const { page: counter } = await newVisitor({ ...(await signInAs('packer')), ...desk });
  await counter.addInitScript(() => {
    window.print = () => window.dispatchEvent(new Event('afterprint'));
  });
  const response = await counter.goto('/');
  expect(response?.headers()['x-robots-tag']).toBe('noindex');

  // The shopper orders three pieces.
  await prepareOrder(account, 3);
  await phone.goto('/checkout');
  await button(phone, 'Place Order').click();
  await link(phone, /^Order #\d+/)
    .first()
    .click();
  await waitForText(phone, /, as promised$/);
  const [name = ''] = /#\d+/.exec((await phone.getByText(/#\d+/).first().textContent()) ?? '') ?? [];

  // The packer misses one of them, and gives the others to the rider.
  const order = counter.getByRole('article', { name });
  await order.waitFor();
  await button(counter, `More for ${name}`).click();
  await button(counter, /^Missing: /)
    .first()
    .click();
  await order.getByText(/^New total /).waitFor();
  await tickAll(order);
  await order.getByRole('button', { name: 'Packed, print the slip' }).click();
  await order.getByRole('button', { name: 'Give to Imran' }).click();
  const column = (title: RegExp) =>
    counter.getByRole('region', { name: title }).getByRole('article', { name });
  await column(/^On the way/).waitFor();
  await returnTo(phone);
  await waitForText(phone, '1 piece was not in stock. It has left the order, and you pay less.');
  const digits = await phone.getByRole('img', { name: /^\d \d \d \d$/ }).getAttribute('aria-label');

  // At the door the rider has no connection, and opens the page again.
  const { page: rider, context } = await newVisitor({
    ...(await signInAs('rider')),
    serviceWorkers: 'allow',
  });
  // The counter's app is stored also on a phone that saves data.
  await rider.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
  await rider.goto('/');
  await button(rider, 'I am at the door').waitFor();
  await waitUntilSaved(rider);
  await context.setOffline(true);
  await rider.reload();
  await waitForText(rider, /^No connection\. Last seen/);
  await button(rider, 'I am at the door').click();
  await rider.getByLabel('Door code').fill(digits?.replaceAll(' ', '') ?? '');
  await button(rider, 'Check the code').click();
  await waitForText(rider, 'Waiting for a connection: 2 steps');
  await rider.reload();
  await waitForText(rider, 'Waiting for a connection: 2 steps');
  await context.setOffline(false);
  await waitForText(rider, /is trying on$/);

  // The shopper hands one piece back, which the rider sees.
  await returnTo(phone);
  await waitForTitle(phone, 'Try it on');
  await choose(phone.getByRole('radio', { name: 'Hand back' }).first());
  await choose(phone.getByRole('radio', { name: 'Too small' }));
  await rider.getByRole('radio', { name: 'Too small' }).and(rider.locator(':checked')).waitFor();
  await button(rider, /, done$/).click();
  await rider
    .getByRole('dialog')
    .getByRole('button', { name: /^Yes, / })
    .click();
  await waitForTitle(rider, 'Drops');
  await returnTo(phone);
  await waitForText(phone, 'You kept 1 of 2.');
  await button(phone, 'Print or save the bill').waitFor();

  await column(/^Back to shelf/).waitFor();
  await tickAll(order);
  await order.getByRole('button', { name: 'Checked, on the shelf' }).click();
  await order.waitFor({ state: 'detached' });
});
