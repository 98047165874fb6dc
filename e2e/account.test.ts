import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, poll, test } from './helpers/fixtures.ts';
import { button, waitForTitle, waitUntilHydrated } from './helpers/locators.ts';
import {
  advanceIdentityClock,
  availableProducts,
  callBackend,
  clearFaults,
  latestCode,
  prepareOrder,
} from './helpers/services.ts';
import { logOut, pathOf, requestCode, unfoldYourData } from './helpers/shopper.ts';

test.afterEach(clearFaults);

/** Presses "Delete Account" in the profile, types the digits, and presses the button of the dialog. */
async function confirmDeletion(page: Page, digits: string): Promise<void> {
  const open = button(page, 'Delete Account');
  if (!(await open.isVisible())) await unfoldYourData(page);
  await open.click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(/last 4 digits/).fill(digits);
  await dialog.getByRole('button', { name: 'Delete Account' }).click();
}

/** Returns the storage keys of the page, and the paths of the visits that it has recorded. */
const storedNames = (page: Page) =>
  page.evaluate(async () => {
    const visits = await (await caches.open('visits')).keys();
    return [
      ...Object.keys(localStorage),
      ...Object.keys(sessionStorage),
      ...visits.map(({ url }) => new URL(url).pathname),
    ];
  });

/** Returns all keys, values and URLs that the page has stored, but the files of the release. */
const storedTexts = (page: Page) =>
  page.evaluate(async () => {
    const result = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve) => {
        request.onsuccess = () => resolve(request.result);
      });
    const cached: string[] = [];
    for (const name of await caches.keys())
      if (!name.startsWith('workbox-precache'))
        cached.push(...(await (await caches.open(name)).keys()).map(({ url }) => url));
    const records: unknown[] = [];
    for (const { name = '' } of await indexedDB.databases()) {
      const database = await result(indexedDB.open(name));
      for (const storeName of database.objectStoreNames) {
        const store = database.transaction(storeName).objectStore(storeName);
        records.push(...(await result(store.getAllKeys())), ...(await result(store.getAll())));
      }
      database.close();
    }
    return {
      local: JSON.stringify(localStorage),
      session: JSON.stringify(sessionStorage),
      caches: JSON.stringify(cached),
      databases: JSON.stringify(records),
    };
  });

test('a logout leaves nothing that was searched and viewed, in all tabs', async ({ newCustomer }) => {
  const { page, context } = await newCustomer({ serviceWorkers: 'allow' });
  const [product] = await availableProducts(1);
  const privateText = new RegExp(
    `private-search|/product/${product?.productId}|detail[^\\]]*${product?.productId}`,
  );
  const isPrivate = async (tab: Page) =>
    Object.entries(await storedTexts(tab)).flatMap(([name, text]) => (privateText.test(text) ? [name] : []));
  const otherTab = await context.newPage();
  for (const tab of [page, otherTab]) {
    await tab.goto('/search-page');
    await waitUntilHydrated(tab);
    await tab.getByRole('combobox').fill('private-search');
    await tab.keyboard.press('Enter');
    await waitForTitle(tab, 'Search: private-search');
    await tab.goto(`/product/${product?.productId}`);
    await poll(() => isPrivate(tab)).toEqual(['local', 'session', 'caches', 'databases']);
  }
  await page.goto('/profile');
  await waitForTitle(page, 'Welcome Back!');
  await logOut(page);
  await poll(() => pathOf(page)).toBe('/');
  for (const tab of [page, otherTab]) await poll(() => isPrivate(tab)).toEqual([]);
});

test('downloads the data that the backend and the device store', async ({ newCustomer }) => {
  const { page, account } = await newCustomer({ serviceWorkers: 'allow' });
  await prepareOrder(account);
  const product = await saveAProduct(page);
  await page.goto('/products?search=linen');
  await page.goto('/cart');
  await waitForTitle(page, 'Cart (1)');
  await page.goto('/profile');
  await unfoldYourData(page);
  const downloading = page.waitForEvent('download');
  await button(page, 'Download My Data').click();
  const download = await downloading;
  expect(download.suggestedFilename()).toMatch(/^naap-data-\d{4}-\d\d-\d\d\.json$/);
  const text = await readFile(await download.path(), 'utf8');
  const data = JSON.parse(text);
  expect(data).toMatchObject({
    account: { phone: `+91${account.phone}` },
    cart: { items: [{ product_variant_id: product?.variantId, quantity: 1 }] },
    addresses: [{ name: 'Asha Menon' }],
    orders: [],
    this_device: { phone: account.phone, sign_in: { phoneNumber: `+91${account.phone}` }, wishlist: [{}] },
  });
  // Everything that the shop stores has a readable name, and is in the data map.
  expect(data.this_device.other).toBeUndefined();
  // The file has no tokens, because its owner could sign in with them.
  expect(text).not.toContain(account.idToken);
  expect(text).not.toContain('refreshToken');
  await page.getByText('Your data is downloaded').waitFor();
});

test('deletes the account, here and in other tabs and on other devices', async ({
  customer: { page, context, account },
  newVisitor,
}) => {
  await prepareOrder(account);
  const otherDevice = await newVisitor({ storageState: account.storageState });
  await otherDevice.page.goto('/cart');
  await waitForTitle(otherDevice.page, 'Cart (1)');
  await saveAProduct(page);
  const otherTab = await context.newPage();
  await otherTab.goto('/cart');
  await waitForTitle(otherTab, 'Cart (1)');

  await page.goto('/profile');
  const digits = account.phone.slice(-4);
  await confirmDeletion(
    page,
    digits.replace(/./g, (digit) => String(9 - Number(digit))),
  );
  await page.getByText('These are not the last 4 digits of your phone number').waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
  expect(await callBackend(account, 'GET', '/customer/address')).toHaveLength(1);

  await confirmDeletion(page, digits);
  await page.getByText('Account Deleted').waitFor();
  await poll(() => pathOf(page)).toBe('/');
  await waitForTitle(otherTab, 'Sign In');
  await otherTab.close();
  await poll(async () =>
    (await storedNames(page)).filter((name) => !/^(history:|scroll:|\/$|\/profile$)/.test(name)),
  ).toEqual([]);
  await expect(callBackend(account, 'GET', '/cart')).rejects.toThrow('account_deleted');

  // Without a reload: the first refused request signs the other device out.
  await otherDevice.page.getByRole('link', { name: 'Proceed to Checkout' }).click();
  await waitForTitle(otherDevice.page, 'Sign In');

  // The same phone starts an empty account.
  await advanceIdentityClock(61_000);
  await page.goto('/profile');
  await requestCode(page, account.phone);
  await page.getByLabel('6-digit code').fill(await latestCode(`+91${account.phone}`));
  await button(page, 'Verify OTP').click();
  await page.getByText('No saved addresses').waitFor();
  await page.getByText('No orders yet').waitFor();
});

/** Adds an available product to the wishlist, and returns it. */
async function saveAProduct(page: Page) {
  const [product] = await availableProducts(1);
  await page.goto(`/product/${product?.productId}`);
  await button(page, /wishlist/i)
    .first()
    .click();
  await page
    .getByRole('button', { name: /wishlist/i, pressed: true })
    .first()
    .waitFor();
  return product;
}
