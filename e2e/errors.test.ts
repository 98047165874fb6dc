import { urls } from './helpers/environment.ts';
import { expect, test } from './helpers/fixtures.ts';
import { pressButton, productLinks, waitForText, waitForTitle } from './helpers/locators.ts';
import { findPageProblems } from './helpers/page-checks.ts';
import { addFault, availableProducts, clearFaults, prepareOrder } from './helpers/services.ts';

test.afterEach(clearFaults);

test('pages do not wait for a slow storefront, and recover from remotes that fail', async ({
  customer: { page, account },
}) => {
  await addFault({ target: 'storefront', delayMs: 30_000 });
  const started = performance.now();
  const slow = await page.request.get('/products?tag=Slow');
  expect(performance.now() - started).toBeLessThan(20_000);
  expect(slow.status()).toBe(200);
  expect(slow.headers()['cache-control']).toBe('no-store');
  await clearFaults();

  // The browser requests the data that the server could not get.
  const [product] = (await availableProducts()).slice(-1);
  await addFault({ target: 'storefront', status: 500, times: 1 });
  const response = await page.goto(`/product/${product?.productId}`);
  expect(response?.status()).toBe(503);
  await waitForTitle(page, product?.title ?? '');

  await addFault({ target: 'storefront', match: 'SearchProducts', status: 503 });
  await page.goto('/products?search=linen&sort=newest');
  await waitForText(page, 'Error: Failed to search products from the storefront provider.');
  expect(await findPageProblems(page)).toEqual([]);
  await clearFaults();
  await pressButton(page, 'Retry');
  await productLinks(page).first().waitFor();

  // A backend that cannot be reached.
  await prepareOrder(account);
  await page.route(`${urls.backend}/cart`, (route) => route.abort('connectionrefused'));
  await page.goto('/cart');
  await waitForText(page, 'Cart Loading Error');
  expect(await findPageProblems(page)).toEqual([]);
  await page.unroute(`${urls.backend}/cart`);
  await pressButton(page, 'Retry');
  await waitForTitle(page, 'Cart (1)');
});
