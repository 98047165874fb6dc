import type { Page } from '@playwright/test';
import type { Customer } from './helpers/customers.ts';
import { expect, poll, test } from './helpers/fixtures.ts';
import { button, link, waitForTitle } from './helpers/locators.ts';
import { extendTransitionTimeout } from './helpers/page-checks.ts';
import { addFault, callBackend, clearFaults, prepareOrder } from './helpers/services.ts';

test.afterEach(clearFaults);

interface VariantNode {
  readonly price: { readonly amount: string; readonly currencyCode: string };
  readonly availableForSale: boolean;
}

const placeOrder = (page: Page) => button(page, 'Place Order');
const isEnabled = async (page: Page) => (await placeOrder(page).getAttribute('aria-disabled')) === null;

/** Opens the checkout and returns the variants of the cart as the storefront answered. */
async function openCheckout(page: Page): Promise<readonly VariantNode[]> {
  const response = page.waitForResponse(
    (received) => received.request().postData()?.includes('GetVariants') ?? false,
  );
  await page.goto('/checkout');
  const { data } = (await (await response).json()) as { data: { nodes: readonly VariantNode[] } };
  await placeOrder(page).waitFor();
  await poll(() => isEnabled(page)).toBe(true);
  return data.nodes;
}

/** Makes the storefront answer with these variants from now on, to the shop and to the backend. */
async function overrideVariants(nodes: readonly (VariantNode | null)[]): Promise<void> {
  await addFault({
    target: 'storefront',
    match: 'GetVariants',
    body: JSON.stringify({ data: { nodes } }),
  });
}

interface Order {
  readonly order_id: string;
  readonly total_amount: number;
}

async function ordersOf(account: Customer): Promise<readonly Order[]> {
  const { orders } = (await callBackend(account, 'GET', '/orders')) as { orders: readonly Order[] };
  return orders;
}

test('asks again when a price has changed since it was shown, and shows what was ordered until the profile opens', async ({
  customer: { page, account },
}) => {
  await prepareOrder(account);
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(
    (url) => /\/assets\/Profile-.*\.js$/.test(url.pathname),
    (route) => promise.then(() => route.continue()),
  );
  const nodes = await openCheckout(page);
  await overrideVariants(
    nodes.map((node) => ({ ...node, price: { amount: '1299.5', currencyCode: 'INR' } })),
  );

  await placeOrder(page).click();
  await page
    .getByText('The total is now ₹1,299.50. Please check it and place the order again.')
    .first()
    .waitFor();
  await page.getByText('₹1,299.50', { exact: true }).first().waitFor();
  expect(await ordersOf(account)).toEqual([]);
  expect(await placeOrder(page).evaluate((button) => button === document.activeElement)).toBe(true);

  const total = page.getByText('Total', { exact: true }).filter({ visible: true }).locator('..');
  const ordered = await total.textContent();
  await placeOrder(page).click();
  await page.getByText('Order Placed Successfully!').waitFor();
  expect(await ordersOf(account)).toMatchObject([{ total_amount: 1299.5 }]);
  expect(await total.textContent()).toBe(ordered);
  await expect(button(page, 'Placing Order...')).toBeVisible();
  await expect(page.getByText('Add something to your cart to place an order.')).toHaveCount(0);
  resolve();
  await waitForTitle(page, 'Welcome Back!');

  await link(page, /^Order #\d+, details$/).click();
  await page.waitForURL(/\/order\//);
  await page.getByText('in cash, at the door').waitFor();
  // The piece and the cash for it.
  await expect(page.getByRole('main').getByText('₹1,299.50', { exact: true })).toHaveCount(2);
});

/** The margins that browsers propose. */
const A4_MARGIN = { top: '10mm', right: '10mm', bottom: '10mm', left: '10mm' };

test('places one order when the page is reloaded during the request, whose bill of twenty lines is printed on one page', async ({
  customer: { page, account },
}) => {
  await prepareOrder(account);
  await openCheckout(page);
  // The backend requests the prices from the storefront. The delay leaves time for a reload, which cancels the order request.
  await addFault({ target: 'storefront', match: 'GetVariants', times: 1, delayMs: 1500 });
  await placeOrder(page).click();
  await page.getByText('Placing Order...').waitFor();
  await page.reload();
  await poll(() => isEnabled(page)).toBe(true);
  await placeOrder(page).click();
  await page.getByText('Order Placed Successfully!').waitFor();
  expect(await ordersOf(account)).toHaveLength(1);
  await page.goto('/checkout');
  await page.getByText('Add something to your cart to place an order.').waitFor();

  const [placed] = await ordersOf(account);
  const path = `/orders/${placed?.order_id}`;
  const order = await callBackend<{ readonly items: readonly object[] }>(account, 'GET', path);
  const items = Array.from({ length: 20 }, (_, position) => ({
    ...order.items[0],
    position,
    title: `Hand-block printed cotton mulmul Anarkali kurta ${position + 1}`,
  }));
  await page.route(
    (url) => url.pathname === path,
    (route) =>
      route.request().method() === 'GET'
        ? route.fulfill({
            json: { ...order, status: 'Delivered', items },
            headers: { 'access-control-allow-origin': '*' },
          })
        : route.continue(),
  );
  await page.goto(`/order/${placed?.order_id}`);
  await waitForTitle(page, /./);
  await button(page, /bill/i).waitFor();
  const pdf = (await page.pdf({ format: 'A4', margin: A4_MARGIN })).toString('latin1');
  expect(pdf.match(/\/Type \/Page\b/g)).toHaveLength(1);

  // Paper is white, so the dark theme is for screens.
  await page.emulateMedia({ media: 'print', colorScheme: 'light' });
  const ink = await page.evaluate(() => getComputedStyle(document.body).color);
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await expect(page.locator('body')).toHaveCSS('color', ink);
});

test('the ticks of the button become the tape of the running order', async ({ newCustomer }) => {
  const { page, account } = await newCustomer({ reducedMotion: 'no-preference', serviceWorkers: 'allow' });
  await extendTransitionTimeout(page);
  await prepareOrder(account);
  await openCheckout(page);
  // With the code of the profile, so that nothing but the order is fetched before it.
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => true));
  const from = await placeOrder(page).boundingBox();
  const pausing = page.evaluate(async () => {
    const { promise, resolve } = Promise.withResolvers<readonly (string | undefined)[]>();
    const original = document.startViewTransition.bind(document);
    document.startViewTransition = (update) => {
      const transition = original(update);
      void transition.ready
        .catch(() => resolve([]))
        .then(() => {
          const moving = document
            .getAnimations()
            .map(({ effect }) => effect)
            .find(
              (effect) =>
                effect instanceof KeyframeEffect && effect.pseudoElement === '::view-transition-group(tape)',
            );
          const [first] = moving instanceof KeyframeEffect ? moving.getKeyframes() : [];
          resolve([first?.width, first?.height].map(String));
        });
      return transition;
    };
    return promise;
  });
  await placeOrder(page).click();
  expect(await pausing).toEqual([`${from?.width}px`, `${from?.height}px`]);
  const tape = page.locator('[data-tape-target]');
  await poll(async () => (await tape.boundingBox())?.height).toBe(12);
});
