import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { urls } from './helpers/environment.ts';
import { expect, test } from './helpers/fixtures.ts';
import { waitUntilHydrated } from './helpers/locators.ts';
import { waitUntilLoaded } from './helpers/page-checks.ts';
import { availableProducts, callBackend, prepareOrder } from './helpers/services.ts';

/** The greatest sizes of the first load of each screen, in bytes after gzip -9; fonts are compressed already. */
type Budget = Readonly<Record<string, Readonly<Record<string, number>>>>;

/** Measures all files of the shop that a first visit loads, in bytes by type. */
async function measureFirstLoad(page: Page, path: string): Promise<Budget[string]> {
  const sizes: Record<string, number> = { document: 0, script: 0, stylesheet: 0, font: 0 };
  const additions: Promise<void>[] = [];
  page.on('response', (response) => {
    const type = response.request().resourceType();
    if (!response.url().startsWith(urls.shop) || sizes[type] === undefined) return;
    const add = (body: Buffer) => {
      sizes[type] = (sizes[type] ?? 0) + (type === 'font' ? body : gzipSync(body, { level: 9 })).length;
    };
    additions.push(response.body().then(add));
  });
  await page.goto(path);
  await waitUntilHydrated(page);
  // A fast machine can be idle between the session and the code that it needs.
  await waitUntilLoaded(page);
  await page.waitForLoadState('networkidle');
  await Promise.all(additions);
  return sizes;
}

test('the first load of every screen is at most as large as size-budget.json allows', async ({
  newVisitor,
  newCustomer,
}) => {
  const budget: Budget = JSON.parse(readFileSync(new URL('../size-budget.json', import.meta.url), 'utf8'));
  const [product] = await availableProducts(1);
  const measured: Record<string, Budget[string]> = {};
  for (const [name, path] of [
    ['Home', '/'],
    ['Categories', '/categories'],
    ['CategoryLanding', '/category/women'],
    ['ProductList', '/products'],
    ['ProductDetail', `/product/${product?.productId}`],
    ['SearchPage', '/search-page'],
    ['Wishlist', '/wishlist'],
    ['SignIn', '/auth'],
  ] as const)
    measured[name] = await measureFirstLoad((await newVisitor()).page, path);
  for (const [name, path] of [
    ['Cart', '/cart'],
    ['Checkout', '/checkout'],
    ['Profile', '/profile'],
  ] as const) {
    const { page, account } = await newCustomer();
    await prepareOrder(account);
    measured[name] = await measureFirstLoad(page, path);
  }
  {
    const { page, account } = await newCustomer();
    await prepareOrder(account);
    const [address] = await callBackend<readonly { readonly id: string }[]>(
      account,
      'GET',
      '/customer/address',
    );
    const placed = await callBackend<{ readonly order_id: string }>(account, 'POST', '/order', {
      address: { address_id: address?.id },
    });
    measured.Order = await measureFirstLoad(page, `/order/${placed.order_id}`);
  }
  console.table(measured);
  for (const [name, sizes] of Object.entries(measured))
    for (const [type, size] of Object.entries(sizes))
      expect.soft(size, `${type} of ${name}`).toBeLessThanOrEqual(budget[name]?.[type] ?? 0);
});
