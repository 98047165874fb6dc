import type { Page, Route } from '@playwright/test';
import { readCount, urls } from './environment.ts';
import { expect, poll, test } from './fixtures.ts';
import { button, pressButton, waitForTitle } from './locators.ts';
import { createRandom, type Random, seed } from './random.ts';
import { availableProducts, callBackend, homeAddress, lastSegment, queryStorefront } from './services.ts';

/** `NAAP_E2E_JOURNEYS=200` is the long run. */
const journeys = readCount('NAAP_E2E_JOURNEYS', 3);

/** How long the shop may take to repeat lost requests, in ms. */
const SETTLED_TIMEOUT_MS = 60_000;

for (let index = 0; index < journeys; index += 1) {
  const journeySeed = seed + index;
  test(`an unreliable network loses and repeats nothing, seed ${journeySeed}`, async ({
    customer: { page, context, account },
  }) => {
    test.setTimeout(240_000);
    const random = createRandom(journeySeed);
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

    await context.route(
      (url) => url.origin === urls.backend,
      (route) => passUnreliably(route, random),
    );

    // A product, added several times.
    await openUntil(page, `/product/${added.productId}`, () => button(page, 'ADD TO BAG').waitFor());
    const size = page.getByRole('group', { name: 'Size' }).locator('label');
    await size
      .filter({ has: page.locator('input:not([aria-disabled])') })
      .first()
      .click();
    const presses = 1 + random.below(3);
    for (let press = 0; press < presses; press += 1) await pressButton(page, 'ADD TO BAG');
    expected.set(added.title, presses);
    await settle();

    // Its quantities in the cart, sometimes with a reload while a change is being sent.
    const openCart = () => openUntil(page, '/cart', () => waitForTitle(page, `Cart (${expected.size})`));
    await openCart();
    for (let press = 0; press < 4; press += 1) {
      const [title, quantity] = random.pick([...expected]) ?? ['', 0];
      const isMore = quantity === 1 || random.below(2) === 0;
      // A change is stored before it is sent.
      const sent = page.waitForRequest(
        (request) => request.method() === 'POST' && request.url().endsWith('/cart'),
      );
      await pressButton(page, `One ${isMore ? 'more' : 'less'} of ${title}`);
      await sent;
      expected.set(title, quantity + (isMore ? 1 : -1));
      if (random.below(3) === 0) await openCart();
      await settle();
    }

    // One order, however often the button has to be pressed.
    await openUntil(page, '/checkout', () =>
      page.locator('button:not([aria-disabled])', { hasText: 'Place Order' }).waitFor(),
    );
    const placed = page.getByText('Order Placed Successfully!');
    await expect(async () => {
      if (await button(page, 'Place Order').isVisible()) await pressButton(page, 'Place Order');
      await placed.waitFor({ timeout: 5000 });
    }).toPass({ timeout: SETTLED_TIMEOUT_MS });
    const { orders } = (await callBackend(account, 'GET', '/customer/data')) as {
      orders: readonly { readonly items: readonly { readonly title: string; readonly quantity: number }[] }[];
    };
    expect(
      orders.map(({ items }) => items.map(({ title, quantity }) => [title, quantity]).toSorted()),
    ).toEqual([[...expected].toSorted()]);
    expect(await server()).toEqual({});
  });
}

/** Delays a request, and drops three of ten: before the backend receives it, or its response afterwards. */
async function passUnreliably(route: Route, random: Random): Promise<void> {
  const roll = random.below(100);
  try {
    await new Promise((resolve) => setTimeout(resolve, random.below(400)));
    if (roll < 15) return await route.abort('connectionreset');
    if (roll >= 30) return await route.continue();
    await route.fetch();
    await route.abort('connectionreset');
  } catch {
    // The page has been left.
  }
}

/** Opens a page, and again as a shopper would, until `shown` resolves. */
async function openUntil(page: Page, path: string, shown: () => Promise<unknown>): Promise<void> {
  await expect(async () => {
    await page.goto(path);
    await shown();
  }).toPass({ timeout: SETTLED_TIMEOUT_MS });
}

/** Returns the quantities of the cart by the title of the product. */
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
