import type { Locator, Page } from '@playwright/test';
import { type Customer, createCustomer } from './customers.ts';
import { urls } from './environment.ts';
import { expect } from './fixtures.ts';
import { button, waitForTitle } from './locators.ts';
import { advanceIdentityClock } from './services.ts';
import type { OpenOptions, Shopper } from './shopper.ts';

export type NewVisitor = (options: OpenOptions) => Promise<Shopper>;

/** The numbers that `npm start` prints. */
const staff = { packer: '9000000001', rider: '9000000002' } as const;

/** Signs a member of the staff in. A number gets five codes an hour, and this one may have been used before. */
async function signInAs(role: keyof typeof staff): Promise<Customer> {
  await advanceIdentityClock(3_600_000);
  return createCustomer(staff[role]);
}

/** Lets a page ask for the order at once, as it does when the shopper returns to it. */
export const returnTo = (page: Page) =>
  page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));

/** Opens the counter's screen, signed in as the packer. */
export async function openCounter(newVisitor: NewVisitor): Promise<Page> {
  const { storageState } = await signInAs('packer');
  const desk = { baseURL: urls.counter, viewport: { width: 1280, height: 800 }, isMobile: false };
  const { page } = await newVisitor({ ...desk, storageState });
  await page.addInitScript(() => {
    window.print = () => window.dispatchEvent(new Event('afterprint'));
  });
  await page.goto('/');
  return page;
}

/** Packs an order and gives it to the rider. */
export async function dispatch(counter: Page, name: string): Promise<void> {
  const order = orderAt(counter, name);
  await tickAll(order);
  await order.getByRole('button', { name: 'Packed, print the slip' }).click();
  await order.getByRole('button', { name: 'Give to Imran' }).click();
  await column(counter, /^On the way/, name).waitFor();
}

export const orderAt = (counter: Page, name: string) => counter.getByRole('article', { name });
export const column = (counter: Page, title: RegExp, name: string) =>
  counter.getByRole('region', { name: title }).getByRole('article', { name });

/** Presses a radio. The order shows the choice in the next task, later than `check()` allows. */
export async function choose(radio: Locator): Promise<void> {
  await radio.click();
  await expect(radio).toBeChecked();
}

export async function tickAll(order: Locator): Promise<void> {
  for (const box of await order.getByRole('checkbox').all()) await box.check();
}

/** Opens the screen of the rider, who has one order to deliver. */
export async function openRider(newVisitor: NewVisitor): Promise<Shopper> {
  const { storageState } = await signInAs('rider');
  const rider = await newVisitor({ baseURL: urls.counter, storageState });
  await rider.page.goto('/');
  return rider;
}

export async function checkCode(rider: Page, code: string): Promise<void> {
  await rider.getByLabel('Door code').fill(code);
  await button(rider, 'Check the code').click();
}

/** Confirms that the cash is taken, or that all pieces are back. */
export async function collect(rider: Page): Promise<void> {
  await button(rider, /, done$/).click();
  await rider
    .getByRole('dialog')
    .getByRole('button', { name: /^Yes, / })
    .click();
  await waitForTitle(rider, 'Drops');
}

/** Reads the four digits that the shopper tells the rider. */
export async function doorCode(phone: Page): Promise<string> {
  const digits = await phone.getByRole('img', { name: /^\d \d \d \d$/ }).getAttribute('aria-label');
  return digits?.replaceAll(' ', '') ?? '';
}
