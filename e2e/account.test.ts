import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { createCustomer } from './helpers/customers.ts';
import { expect, poll, test } from './helpers/fixtures.ts';
import { button, waitForTitle, waitUntilHydrated } from './helpers/locators.ts';
import { advanceIdentityClock, availableProducts, callBackend, prepareOrder } from './helpers/services.ts';
import { logOut, pathOf, unfoldYourData } from './helpers/shopper.ts';

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
  await logOut(page);
  await poll(() => pathOf(page)).toBe('/');
  for (const tab of [page, otherTab]) await poll(() => isPrivate(tab)).toEqual([]);
});

test('downloads the data, and deletes the account, here and in other tabs and on other devices', async ({
  customer: { page, context, account },
  newVisitor,
}) => {
  const [product] = await prepareOrder(account);
  const otherDevice = await newVisitor({ storageState: account.storageState });
  const otherTab = await context.newPage();
  for (const tab of [otherDevice.page, otherTab]) {
    await tab.goto('/cart');
    await waitForTitle(tab, 'Cart (1)');
  }
  await page.goto(`/product/${product?.productId}`);
  await button(page, 'Wishlist').click();
  await page
    .getByRole('button', { name: /wishlist/i, pressed: true })
    .first()
    .waitFor();

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

  await button(page, 'Delete Account').click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(/last 4 digits/).fill(account.phone.slice(-4));
  await dialog.getByRole('button', { name: 'Delete Account' }).click();
  await page.getByText('Account Deleted').waitFor();
  await poll(() => pathOf(page)).toBe('/');
  await waitForTitle(otherTab, 'Sign In');
  await otherTab.close();
  await poll(() =>
    page.evaluate(() =>
      [...Object.keys(localStorage), ...Object.keys(sessionStorage)].filter(
        (key) => !/^(history|scroll):/.test(key),
      ),
    ),
  ).toEqual([]);
  await expect(callBackend(account, 'GET', '/cart')).rejects.toThrow('account_deleted');
  // Without a reload: the first refused request signs the other device out.
  await otherDevice.page.getByRole('link', { name: 'Proceed to Checkout' }).click();
  await waitForTitle(otherDevice.page, 'Sign In');

  // The same phone starts an empty account.
  await advanceIdentityClock(61_000);
  const next = await createCustomer(account.phone);
  expect(await callBackend(next, 'GET', '/customer/address')).toEqual([]);
  expect(await callBackend(next, 'GET', '/orders')).toMatchObject({ orders: [] });
});
