import type { Page } from '@playwright/test';
import type { Customer } from './helpers/customers.ts';
import { expect, poll, test } from './helpers/fixtures.ts';
import { button, link, waitForText, waitForTitle } from './helpers/locators.ts';
import { prepareOrder } from './helpers/services.ts';
import type { Shopper } from './helpers/shopper.ts';
import {
  checkCode,
  choose,
  collect,
  column,
  dispatch,
  doorCode,
  openCounter,
  openRider,
  orderAt,
  returnTo,
  tickAll,
} from './helpers/staff.ts';

/** Reads the number in the figures of the day before a label, such as "delivered today". */
async function figure(page: Page, label: string): Promise<number> {
  const text = await page.getByRole('banner').getByText(label).locator('..').textContent();
  return Number(text?.replaceAll(/[^\d.]/g, ''));
}

type Signed = Shopper & { readonly account: Customer };

/** Places an order of the bag, and opens its page. Returns its name, such as "#1042". */
async function placeOrder({ page: phone, account }: Signed, pieces: number): Promise<string> {
  await prepareOrder(account, pieces);
  await phone.goto('/checkout');
  await button(phone, 'Place Order').click();
  await waitForText(phone, 'Order Placed Successfully!');
  await waitForTitle(phone, 'Welcome Back!');
  const order = link(phone, /^Order #\d+/).first();
  await order.click();
  await waitForText(phone, /, as promised$/);
  const [name = ''] = /#\d+/.exec((await phone.getByText(/#\d+/).first().textContent()) ?? '') ?? [];
  return name;
}

/** Checks the pieces that came back, and puts them on the shelf. */
async function shelve(counter: Page, name: string): Promise<void> {
  const order = column(counter, /^Back to shelf/, name);
  await order.waitFor();
  await tickAll(order);
  await order.getByRole('button', { name: 'Checked, on the shelf' }).click();
  await order.waitFor({ state: 'detached' });
}

test('an order is packed, carried, tried on, paid for what is kept, and comes back to the shelf', async ({
  customer,
  newVisitor,
}) => {
  const { page: phone } = customer;
  const counter = await openCounter(newVisitor);
  const name = await placeOrder(customer, 3);
  await orderAt(counter, name).waitFor();
  const delivered = await figure(counter, 'delivered today');
  const cash = await figure(counter, 'cash to collect');
  await button(counter, `More for ${name}`).click();
  await button(counter, /^Missing: /)
    .first()
    .click();
  await orderAt(counter, name)
    .getByText(/^New total /)
    .waitFor();
  await dispatch(counter, name);
  await returnTo(phone);
  await waitForText(phone, '1 piece was not in stock. It has left the order, and you pay less.');

  const { page: rider } = await openRider(newVisitor);
  await button(rider, 'I am at the door').click();
  await waitForTitle(rider, 'At the door');
  const code = await doorCode(phone);
  await checkCode(rider, code === '0000' ? '1111' : '0000');
  await waitForText(rider, 'Wrong code. 4 tries left.');
  await checkCode(rider, code);
  await waitForText(rider, /is trying on$/);

  await returnTo(phone);
  await waitForTitle(phone, 'Try it on');
  await choose(phone.getByRole('radio', { name: 'Hand back' }).first());
  await choose(phone.getByRole('radio', { name: 'Too small' }));
  await rider.getByRole('radio', { name: 'Too small' }).and(rider.locator(':checked')).waitFor();
  await collect(rider);
  await returnTo(phone);
  await waitForText(phone, 'You kept 1 of 2.');
  await button(phone, 'Print or save the bill').waitFor();

  await shelve(counter, name);
  await poll(() => figure(counter, 'delivered today')).toBe(delivered + 1);
  expect(await figure(counter, 'cash to collect')).toBeGreaterThan(cash);
});

test('the rider goes on in a dead spot, and changes the choice of a shopper whose phone has no connection', async ({
  customer,
  newVisitor,
}) => {
  const { page: phone, context } = customer;
  const counter = await openCounter(newVisitor);
  const name = await placeOrder(customer, 2);
  await orderAt(counter, name).waitFor();
  await dispatch(counter, name);
  await returnTo(phone);
  const code = await doorCode(phone);
  const { page: rider, context: ridersPhone } = await openRider(newVisitor);
  await button(rider, 'I am at the door').waitFor();
  await ridersPhone.setOffline(true);
  await button(rider, 'I am at the door').click();
  await checkCode(rider, code);
  await waitForText(rider, 'Waiting for a connection: 2 steps');
  await ridersPhone.setOffline(false);
  await waitForText(rider, /is trying on$/);
  await returnTo(phone);
  await waitForTitle(phone, 'Try it on');

  await context.setOffline(true);
  await waitForText(phone, /^No connection\. Last seen/);
  await choose(rider.getByRole('radio', { name: 'Hand back' }).last());
  await collect(rider);
  await context.setOffline(false);
  await waitForText(phone, 'You kept 1 of 2.');
  await shelve(counter, name);
});
