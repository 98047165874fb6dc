import type { Locator, Page } from '@playwright/test';
import { type Customer, createCustomer } from './helpers/customers.ts';
import { urls } from './helpers/environment.ts';
import { expect, poll, test } from './helpers/fixtures.ts';
import { button, link, waitForText, waitForTitle } from './helpers/locators.ts';
import { callBackend, prepareOrder } from './helpers/services.ts';
import { type OpenOptions, type Shopper, signIn } from './helpers/shopper.ts';

/** The numbers that `npm start` prints. */
const staff = { packer: '9000000001', rider: '9000000002' } as const;

test('tells who signs in without a role, and lets them out', async ({ newVisitor }) => {
  const { page } = await newVisitor({ baseURL: urls.counter });
  const response = await page.goto('/');
  expect(response?.headers()['x-robots-tag']).toBe('noindex');
  await signIn(page);
  await waitForTitle(page, 'Your phone number has no access to this. Ask the manager of the store.');
  await button(page, 'Sign out').click();
  await waitForTitle(page, 'Sign In');
});

test('opens in the language of the browser', async ({ newVisitor }) => {
  const { page } = await newVisitor({ baseURL: urls.counter, locale: 'hi-IN' });
  await page.goto('/');
  await page.waitForURL('**/hi/');
  expect(await page.locator('html').getAttribute('lang')).toBe('hi-IN');
  await page.getByRole('heading', { level: 1 }).waitFor();
});

interface StaffOrder {
  readonly order_id: string;
  readonly order_name: string;
  readonly version: number;
  readonly amount_due: number;
}

/** Reads the number in the figures of the day before a label, such as "delivered today". */
async function figure(page: Page, label: string): Promise<number> {
  const text = await page.getByRole('banner').getByText(label).locator('..').textContent();
  return Number(text?.replaceAll(/[^\d.]/g, ''));
}

/** Lets a page ask for the order at once, as it does when the shopper returns to it. */
const returnTo = (page: Page) =>
  page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));

/** Places an order of three pieces, lets a packer miss one of them, and dispatches it. */
async function placeAndDispatch(
  { page: phone, account }: Shopper & { readonly account: Customer },
  newVisitor: (options: OpenOptions) => Promise<Shopper>,
) {
  await prepareOrder(account, 3);
  await phone.goto('/checkout');
  await button(phone, 'Place Order').click();
  await waitForText(phone, 'Order Placed Successfully!');
  await waitForTitle(phone, 'Welcome Back!');
  await link(phone, /^Order #\d+/)
    .first()
    .click();
  await waitForText(phone, /, as promised$/);

  const packer = await createCustomer(staff.packer);
  const desk = { baseURL: urls.counter, viewport: { width: 1280, height: 800 }, isMobile: false };
  const { page: counter } = await newVisitor({ ...desk, storageState: packer.storageState });
  await counter.addInitScript(() => {
    window.print = () => window.dispatchEvent(new Event('afterprint'));
  });
  await counter.goto('/');
  const [title = ''] = /#\d+/.exec((await phone.getByText(/#\d+/).first().textContent()) ?? '') ?? [];
  const order = counter.getByRole('article', { name: title });
  await order.waitFor();
  const delivered = await figure(counter, 'delivered today');
  await order.getByRole('button', { name: `More for ${title}` }).click();
  await order
    .getByRole('button', { name: /^Missing: / })
    .first()
    .click();
  await order.getByText(/^New total /).waitFor();
  await tickAll(order);
  await order.getByRole('button', { name: 'Packed, print the slip' }).click();
  await order.getByRole('button', { name: 'Give to Imran' }).click();
  await counter
    .getByRole('region', { name: /^On the way/ })
    .getByRole('article', { name: title })
    .waitFor();
  await returnTo(phone);
  await waitForText(phone, '1 piece was not in stock. It has left the order, and you pay less.');
  await waitForText(phone, 'Door code');
  return { counter, order, title, delivered };
}

async function tickAll(order: Locator): Promise<void> {
  for (const box of await order.getByRole('checkbox').all()) await box.check();
}

/** Returns what the rider's phone does with an order. */
async function riderOf(title: string) {
  const rider = await createCustomer(staff.rider);
  const read = async () => {
    const { orders } = await callBackend<{ orders: readonly StaffOrder[] }>(rider, 'GET', '/staff/orders');
    const order = orders.find(({ order_name }) => order_name === title);
    if (!order) throw new Error(`the rider has no order ${title}`);
    return order;
  };
  return {
    read,
    async give(command: string, fields: object = {}) {
      const { order_id, version } = await read();
      const path = `/staff/orders/${order_id}/${command}`;
      return callBackend<{ is_handed_over: boolean; status: string }>(rider, 'POST', path, {
        version,
        ...fields,
      });
    },
  };
}

test('an order is packed, carried, tried on, paid for what is kept, and comes back to the shelf', async ({
  customer,
  newVisitor,
}) => {
  const { page: phone } = customer;
  const { counter, order, title, delivered } = await placeAndDispatch(customer, newVisitor);
  const rider = await riderOf(title);
  const code = await doorCode(phone);
  await rider.give('arrived');
  expect(await rider.give('door-code', { code: code === '0000' ? '1111' : '0000' })).toMatchObject({
    is_handed_over: false,
  });
  expect(await rider.give('door-code', { code })).toMatchObject({ is_handed_over: true });

  await returnTo(phone);
  await waitForTitle(phone, 'Try it on');
  const before = (await rider.read()).amount_due;
  await phone.getByRole('radio', { name: 'Hand back' }).first().check();
  await phone.getByRole('radio', { name: 'Too small' }).check();
  await poll(async () => (await rider.read()).amount_due).toBeLessThan(before);
  await rider.give('collected');
  await returnTo(phone);
  await waitForText(phone, 'You kept 1 of 2.');
  await button(phone, 'Print or save the bill').waitFor();

  const shelf = counter.getByRole('region', { name: /^Back to shelf/ });
  await shelf.getByRole('article', { name: title }).waitFor();
  await tickAll(order);
  await order.getByRole('button', { name: 'Checked, on the shelf' }).click();
  await order.waitFor({ state: 'detached' });
  await poll(() => figure(counter, 'delivered today')).toBe(delivered + 1);
});

/** Reads the four digits that the shopper tells the rider. */
async function doorCode(phone: Page): Promise<string> {
  const digits = await phone.getByRole('img', { name: /^\d \d \d \d$/ }).getAttribute('aria-label');
  return digits?.replaceAll(' ', '') ?? '';
}
