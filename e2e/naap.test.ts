import type { Page } from '@playwright/test';
import { expect, poll, test } from './helpers/fixtures.ts';
import { button, waitForText, waitForTitle, waitUntilHydrated } from './helpers/locators.ts';
import { callBackend, productWithSizes } from './helpers/services.ts';
import { pathOf, signIn } from './helpers/shopper.ts';

/** Returns the values of local storage by their keys. */
const localStorageOf = (page: Page) => page.evaluate((): Record<string, string> => ({ ...localStorage }));

/** Returns the token of the shopper who is signed in on a page. */
async function tokenOf(page: Page): Promise<{ readonly idToken: string }> {
  const [, user = ''] =
    Object.entries(await localStorageOf(page)).find(([key]) => key.startsWith('firebase:authUser:')) ?? [];
  return { idToken: JSON.parse(user).stsTokenManager.accessToken };
}

test('a size is marked by the measurements before the sign-in, which move to the account, and are deleted everywhere', async ({
  newVisitor,
}) => {
  const { page, context } = await newVisitor();
  const { productId, title } = await productWithSizes();
  await page.goto(`/product/${productId}`);
  await waitUntilHydrated(page);
  await button(page, 'Size guide').click();
  await page.getByRole('dialog').getByRole('link', { name: 'Your naap' }).click();
  await waitForTitle(page, 'Your naap');
  for (const [name, length] of [
    ['Chest', '92.4'],
    ['Waist', '76'],
    ['Hip', '98'],
  ])
    await page.getByRole('textbox', { name: `${name} cm` }).fill(length ?? '');
  await button(page, 'Save my naap').click();
  await waitForText(page, 'Your naap is saved');
  await poll(() => pathOf(page)).toBe(`/product/${productId}`);
  await poll(async () => (await localStorageOf(page)).yourNaap).toContain('"chest":924');

  const marked = page.getByRole('radio', { name: /, your naap$/ }).first();
  await page.locator('label', { has: marked }).click();
  await button(page, 'ADD TO BAG').click();
  await signIn(page);
  await waitForText(page, new RegExp(`^${title} \\(Size: .+\\) added to your bag$`));
  await expect(marked).toBeChecked();
  const account = await tokenOf(page);
  const naapOf = async () =>
    (await callBackend<{ readonly naap: unknown }>(account, 'GET', '/customer/naap')).naap;
  await poll(naapOf).toMatchObject({ measurements: { chest: 924 } });
  await poll(async () => (await localStorageOf(page)).yourNaap).toBeUndefined();

  const state = await context.storageState();
  const origins = state.origins.map(({ origin, localStorage }) => ({
    origin,
    localStorage: localStorage.filter(({ name }) => name !== 'accountNaap'),
  }));
  const { page: second } = await newVisitor({ storageState: { ...state, origins } });
  await second.goto('/naap');
  await expect(second.getByRole('textbox', { name: 'Chest' })).toHaveValue('92.4');
  await button(second, 'Delete your naap').click();
  await waitForText(second, 'Your naap is deleted');
  expect(await naapOf()).toBeNull();
  await page.reload();
  await waitUntilHydrated(page);
  // Only the name of a measurement: a phone number or a time can have the same digits.
  await poll(async () => Object.values(await localStorageOf(page)).join()).not.toContain('chest');
});
