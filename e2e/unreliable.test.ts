import type { Page } from '@playwright/test';
import { openCustomer } from './helpers/customers.ts';
import { readCount } from './helpers/environment.ts';
import { expect, poll, test } from './helpers/fixtures.ts';
import { button, placeOrderButton, pressButton, waitUntilHydrated } from './helpers/locators.ts';
import { createRandom, seed } from './helpers/random.ts';
import {
  availableProducts,
  callBackend,
  homeAddress,
  lastSegment,
  queryStorefront,
} from './helpers/services.ts';
import { chooseSize, missingFile } from './helpers/shopper.ts';
import { startUnreliableProxy } from './helpers/unreliable-proxy.ts';

/** `NAAP_E2E_JOURNEYS=200` is the long run. */
const journeys = readCount('NAAP_E2E_JOURNEYS', 1);

/** How long the shop may take to repeat lost requests, in ms. */
const SETTLED_TIMEOUT_MS = 60_000;

/** How long a shopper waits for a page before loading it again, in ms. */
const PATIENCE_MS = 6_000;

let stopProxy = () => {};
test.afterEach(() => stopProxy());

for (let index = 0; index < journeys; index += 1) {
  const journeySeed = seed + index;
  test(`an unreliable network loses and repeats nothing, seed ${journeySeed}`, async ({ browser }) => {
    const random = createRandom(journeySeed);
    const proxy = await startUnreliableProxy(random);
    stopProxy = proxy.stop;
    const { page, context, account, pageErrors } = await openCustomer(browser, {
      proxy: { server: proxy.url },
    });
    page.setDefaultTimeout(PATIENCE_MS);
    page.setDefaultNavigationTimeout(PATIENCE_MS);
    const products = (await availableProducts(12)).filter(({ options }) => options.includes('Size'));
    const [added, ...inBag] = products;
    if (!added) throw new Error('the sandbox has no product with sizes');
    await callBackend(account, 'POST', '/customer/address', homeAddress);
    await callBackend(account, 'POST', '/cart', {
      items: inBag.slice(0, 2).map(({ variantId }) => ({ product_variant_id: variantId, quantity: 2 })),
    });
    const expected = new Map(inBag.slice(0, 2).map(({ title }) => [title, 2]));
    const server = async () => quantitiesByTitle(account);
    const settle = () => poll(server, { timeout: SETTLED_TIMEOUT_MS }).toEqual(Object.fromEntries(expected));

    // A product, added several times. The shop says of each press whether it counts, and shows that for six seconds.
    const outcome = page
      .getByText(/^(Added to Bag|Saved on this phone|Add to Bag Failed)$/)
      .filter({ visible: true })
      .first();
    const openProduct = () =>
      openUntil(page, `/product/${added.productId}`, async () => {
        await waitUntilHydrated(page);
        await chooseSize(page);
      });
    await openProduct();
    const presses = 1 + random.below(3);
    for (let counted = 0; counted < presses; ) {
      await pressButton(page, 'ADD TO BAG');
      await outcome.waitFor({ timeout: SETTLED_TIMEOUT_MS });
      if ((await outcome.textContent()) === 'Add to Bag Failed') await openProduct();
      else {
        counted += 1;
        await outcome.waitFor({ state: 'hidden', timeout: SETTLED_TIMEOUT_MS });
      }
    }
    expected.set(added.title, presses);
    await settle();

    // Its quantities in the cart, sometimes with a reload while a change is being sent.
    const openCart = () =>
      openUntil(page, '/cart', async () => {
        for (const title of expected.keys()) await button(page, `Remove ${title}`).waitFor();
      });
    await openCart();
    for (let press = 0; press < 4; ) {
      const [title, quantity] = random.pick([...expected]) ?? ['', 0];
      const isMore = quantity === 1 || random.below(2) === 0;
      // A change is stored before it is sent. It is refused while the code that sends it cannot be fetched.
      const isSent = page
        .waitForRequest((request) => request.method() === 'POST' && request.url().endsWith('/cart'), {
          timeout: 5000,
        })
        .then(() => true)
        .catch(() => false);
      await pressButton(page, `One ${isMore ? 'more' : 'less'} of ${title}`);
      if (!(await isSent)) {
        await page.getByRole('alert').filter({ hasText: /./ }).waitFor();
        await openCart();
        continue;
      }
      press += 1;
      expected.set(title, quantity + (isMore ? 1 : -1));
      if (random.below(3) === 0) await openCart();
      await settle();
    }

    // One order, however often the button has to be pressed and the page to be loaded.
    const placeButton = placeOrderButton(page);
    await openUntil(page, '/checkout', () => placeButton.waitFor());
    await expect(async () => {
      if (await placeButton.isVisible()) await placeButton.click();
      await page.getByText('Order Placed Successfully!').waitFor({ timeout: 5000 });
    }).toPass({ timeout: SETTLED_TIMEOUT_MS });
    const { orders } = (await callBackend(account, 'GET', '/customer/data')) as {
      orders: readonly { readonly items: readonly { readonly title: string; readonly quantity: number }[] }[];
    };
    expect(
      orders.map(({ items }) => items.map(({ title, quantity }) => [title, quantity]).toSorted()),
    ).toEqual([[...expected].toSorted()]);
    expect(await server()).toEqual({});
    await context.close();
    expect(pageErrors.filter((error) => !missingFile.test(error))).toEqual([]);
    // Otherwise the network was reliable.
    expect(
      Object.values(proxy.counts).every((count) => count > 0),
      JSON.stringify(proxy.counts),
    ).toBe(true);
  });
}

/** Opens a page, and again as a shopper would, until `shown` resolves. */
async function openUntil(page: Page, path: string, shown: () => Promise<unknown>): Promise<void> {
  await expect(async () => {
    await page.goto(path);
    await shown();
  }).toPass({ timeout: 2 * SETTLED_TIMEOUT_MS });
}

async function quantitiesByTitle(account: { readonly idToken: string }): Promise<Record<string, number>> {
  const { items } = (await callBackend(account, 'GET', '/cart')) as {
    items: readonly { readonly product_variant_id: string; readonly quantity: number }[];
  };
  if (items.length === 0) return {};
  const ids = items.map(
    ({ product_variant_id }) => `gid://shopify/ProductVariant/${lastSegment(product_variant_id)}`,
  );
  const { nodes } = await queryStorefront<{
    nodes: readonly { readonly product: { readonly title: string } }[];
  }>(`{ nodes(ids: ${JSON.stringify(ids)}) { ... on ProductVariant { product { title } } } }`);
  return Object.fromEntries(items.map(({ quantity }, index) => [nodes[index]?.product.title, quantity]));
}
