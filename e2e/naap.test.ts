import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, poll, test } from './helpers/fixtures.ts';
import { button, waitForText, waitForTitle, waitUntilHydrated } from './helpers/locators.ts';
import { callBackend, productWithSizes } from './helpers/services.ts';
import { signIn, unfoldYourData } from './helpers/shopper.ts';

const field = (page: Page, name: string) => page.getByRole('textbox', { name: `${name} cm` });
const tape = (page: Page, name: string) => page.getByRole('slider', { name }).locator('..');

async function centreOf(page: Page, name: string) {
  const box = await tape(page, name).boundingBox();
  if (!box) throw new Error(`the tape ${name} is not rendered`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** Drags the tape of the hip by a horizontal touch, which changes its value, and by a vertical one, which scrolls the page instead. */
async function touchTape(page: Page): Promise<void> {
  await page.goto('/naap');
  await field(page, 'Hip').fill('98');
  await field(page, 'Hip').blur();
  const touch = await page.context().newCDPSession(page);
  const swipe = async (from: { x: number; y: number }, by: { x: number; y: number }) => {
    const at = (share: number) => [{ x: from.x + by.x * share, y: from.y + by.y * share }];
    await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at(0) });
    for (const share of [0.05, 0.1, 0.25, 0.5, 0.75, 1])
      await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: at(share) });
    await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  };
  await swipe(await centreOf(page, 'Hip'), { x: -60, y: 4 });
  const dragged = await field(page, 'Hip').inputValue();
  expect(Number(dragged)).toBeGreaterThan(102);
  expect(Number(dragged)).toBeLessThanOrEqual(104);
  const before = await page.evaluate(() => scrollY);
  await swipe(await centreOf(page, 'Hip'), { x: -6, y: -160 });
  await poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(before + 60);
  await expect(field(page, 'Hip')).toHaveValue(dragged);
}

/** Returns the values of local storage by their keys. */
const localStorageOf = (page: Page) => page.evaluate((): Record<string, string> => ({ ...localStorage }));

/** Returns the token of the shopper who is signed in on a page. */
async function tokenOf(page: Page): Promise<{ readonly idToken: string }> {
  const [, user = ''] =
    Object.entries(await localStorageOf(page)).find(([key]) => key.startsWith('firebase:authUser:')) ?? [];
  return { idToken: JSON.parse(user).stsTokenManager.accessToken };
}

/** Enters measurements, among them a chest of 92.4 cm, and saves them. */
async function measure(page: Page): Promise<void> {
  await page.goto('/naap');
  await waitForTitle(page, 'Your naap');
  await waitUntilHydrated(page);
  for (const [name, length] of [
    ['Chest', '92.4'],
    ['Waist', '76'],
    ['Hip', '98'],
  ] as const)
    await field(page, name).fill(length);
  await button(page, 'Save my naap').click();
  await waitForText(page, 'Your naap is saved');
}

test('the tape is dragged by touch, a size is marked before the sign-in, the measurements move to the account, and are deleted everywhere', async ({
  newVisitor,
}) => {
  const { page, context } = await newVisitor();
  await touchTape(page);
  await measure(page);
  await poll(async () => (await localStorageOf(page)).yourNaap).toContain('"chest":924');

  const { productId, title } = await productWithSizes();
  await page.goto(`/product/${productId}`);
  await waitUntilHydrated(page);
  const marked = page.getByRole('radio', { name: /, your naap$/ }).first();
  await page.locator('label', { has: marked }).click();
  await button(page, 'ADD TO BAG').click();
  await signIn(page);
  await waitForText(page, new RegExp(`^${title} \\(Size: .+\\) added to your bag$`));
  await expect(marked).toBeChecked();
  const account = await tokenOf(page);
  const naapOf = async (path: string) =>
    (await callBackend<{ readonly naap: unknown }>(account, 'GET', path)).naap;
  await poll(() => naapOf('/customer/naap')).toMatchObject({ measurements: { chest: 924 } });
  await poll(async () => (await localStorageOf(page)).yourNaap).toBeUndefined();

  const state = await context.storageState();
  const origins = state.origins.map(({ origin, localStorage }) => ({
    origin,
    localStorage: localStorage.filter(({ name }) => name !== 'accountNaap'),
  }));
  const second = await newVisitor({ storageState: { ...state, origins } });
  await second.page.goto('/naap');
  await expect(second.page.getByRole('textbox', { name: 'Chest' })).toHaveValue('92.4');
  await button(second.page, 'Delete your naap').click();
  await waitForText(second.page, 'Your naap is deleted');
  expect(await naapOf('/customer/naap')).toBeNull();

  await page.reload();
  await waitUntilHydrated(page);
  // Only the name of a measurement: a phone number or a time can have the same digits.
  await poll(async () => Object.values(await localStorageOf(page)).join()).not.toContain('chest');
  await page.goto('/profile');
  await unfoldYourData(page);
  const downloading = page.waitForEvent('download');
  await button(page, 'Download My Data').click();
  const text = await readFile(await (await downloading).path(), 'utf8');
  expect(JSON.parse(text)).toMatchObject({ naap: null });
  expect(text).not.toContain('chest');
});
