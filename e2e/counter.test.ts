import { createCustomer } from './helpers/customers.ts';
import { urls } from './helpers/environment.ts';
import { expect, test } from './helpers/fixtures.ts';
import { button, waitForTitle } from './helpers/locators.ts';
import { signIn } from './helpers/shopper.ts';

/** The numbers that `npm start` prints. */
const staff = { packer: '9000000001', rider: '9000000002', manager: '9000000003' } as const;

test('tells who signs in without a role, and lets them out', async ({ newVisitor }) => {
  const { page } = await newVisitor({ baseURL: urls.counter });
  const response = await page.goto('/');
  expect(response?.headers()['x-robots-tag']).toBe('noindex');
  await signIn(page);
  await waitForTitle(page, 'Your phone number has no access to this. Ask the manager of the store.');
  await button(page, 'Logout').click();
  await waitForTitle(page, 'Sign In');
});

test('opens in the language of the browser', async ({ newVisitor }) => {
  const { page } = await newVisitor({ baseURL: urls.counter, locale: 'hi-IN' });
  await page.goto('/');
  await page.waitForURL('**/hi/');
  expect(await page.locator('html').getAttribute('lang')).toBe('hi-IN');
  await page.getByRole('heading', { level: 1 }).waitFor();
});

test('shows a rider and a packer their screens', async ({ newVisitor }) => {
  for (const role of ['rider', 'packer'] as const) {
    const { storageState } = await createCustomer(staff[role]);
    const { page } = await newVisitor({ baseURL: urls.counter, storageState });
    await page.goto('/');
    await page.locator('main').waitFor({ state: 'attached' });
    expect(await page.getByRole('heading', { level: 1 }).allTextContents()).not.toContain('Sign In');
  }
});
