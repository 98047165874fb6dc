import type { Page } from 'playwright';
import { afterAll, afterEach, expect, it } from 'vitest';
import { callBackend, fail, goodsOnSale, homeAddress, liftFaults, stock } from './remotes.ts';
import { launch, newSignedInShopper, type Screen, screens } from './shopper.ts';

const browser = await launch();

afterEach(liftFaults);
afterAll(async () => {
  await browser.close();
});

interface VariantNode {
  readonly price: { readonly amount: string; readonly currencyCode: string };
  readonly availableForSale: boolean;
}

const bothScreens = Object.keys(screens) as Screen[];
const place = (page: Page) => page.getByRole('button', { name: 'Place Order' });
const remove = (page: Page) => page.getByRole('button', { name: 'Remove unavailable items' });
const isEnabled = async (page: Page) => (await place(page).getAttribute('aria-disabled')) === null;

/** Opens checkout; returns what the storefront said about the variants of the cart. */
async function openCheckout(page: Page): Promise<readonly VariantNode[]> {
  const looked = page.waitForResponse(
    (response) => response.request().postData()?.includes('GetVariants') ?? false,
  );
  await page.goto('/checkout');
  const { data } = (await (await looked).json()) as { data: { nodes: readonly VariantNode[] } };
  await place(page).waitFor();
  await expect.poll(() => isEnabled(page)).toBe(true);
  return data.nodes;
}

/** From now on the storefront has these variants, for the shop and for the backend. */
async function variantsBecome(nodes: readonly (VariantNode | null)[]): Promise<void> {
  await fail({
    target: 'storefront',
    match: 'GetVariants',
    body: JSON.stringify({ data: { nodes } }),
  });
}

async function ordersOf(page: Page): Promise<readonly { readonly total_amount: number }[]> {
  const { orders } = (await callBackend(page, 'GET', '/orders')) as {
    orders: readonly { readonly total_amount: number }[];
  };
  return orders;
}

it.each(bothScreens)('asks again when a price has changed since it was shown, on a %s', async (screen) => {
  const { page, faults, close } = await newSignedInShopper(browser, screen);
  await stock(page);
  const nodes = await openCheckout(page);
  await variantsBecome(nodes.map((node) => ({ ...node, price: { amount: '1299.5', currencyCode: 'INR' } })));

  await place(page).click();
  await page
    .getByText('The total is now ₹1,299.50. Please check it and place the order again.')
    .first()
    .waitFor();
  await page.getByText('₹1,299.50', { exact: true }).first().waitFor();
  expect(await ordersOf(page)).toEqual([]);
  expect(await place(page).evaluate((button) => button === document.activeElement)).toBe(true);

  await place(page).click();
  await page.getByText('Order Placed Successfully!').waitFor();
  expect(await ordersOf(page)).toMatchObject([{ total_amount: 1299.5 }]);
  expect(faults).toEqual([]);
  await close();
});

it.each(bothScreens)('names what was sold out meanwhile, and orders the rest, on a %s', async (screen) => {
  const { page, faults, close } = await newSignedInShopper(browser, screen);
  // The shop asks for variants in the order of their ids, the backend in that of the cart: here they are the same.
  const ids = (await goodsOnSale()).slice(0, 2).map(({ variantId }) => variantId);
  const items = ids.toSorted().map((id) => ({ product_variant_id: id, quantity: 1 }));
  await callBackend(page, 'POST', '/cart', { items });
  await callBackend(page, 'POST', '/customer/address', homeAddress);
  const [first, ...others] = await openCheckout(page);
  if (!first) throw new Error('checkout asked for no variants');
  const soldOut = { ...first, availableForSale: false };
  await variantsBecome([soldOut, ...others]);

  await place(page).click();
  await page
    .getByText(/^This item is sold out: .+\. Remove what is not available from your bag/)
    .first()
    .waitFor();
  await page.getByText('Sold out', { exact: true }).waitFor();
  expect(await isEnabled(page)).toBe(false);
  expect(await ordersOf(page)).toEqual([]);

  // The cart says so too, and gives no more of it.
  await page.goto('/cart');
  const line = page.getByRole('article').filter({ hasText: 'Sold out. Remove it to order the rest.' });
  expect(await line.getByRole('button', { name: /^One more of/ }).getAttribute('aria-disabled')).toBe('true');

  await page.goto('/checkout');
  await remove(page).click();
  await page.getByText('Item Removed').waitFor();
  // The faulty reply is for two variants; from here on one is asked for.
  await liftFaults();
  await expect.poll(() => isEnabled(page)).toBe(true);
  await place(page).click();
  await page.getByText('Order Placed Successfully!').waitFor();
  expect(await ordersOf(page)).toHaveLength(1);
  expect(faults).toEqual([]);
  await close();
});

it('places no order while prices are unknown, and looks them up again on demand', async () => {
  const { page, faults, close } = await newSignedInShopper(browser);
  await stock(page);
  await fail({ target: 'storefront', match: 'GetVariants', status: 503 });
  await page.goto('/checkout');
  await page.getByText(/^Some prices could not be loaded\./).waitFor();
  expect(await isEnabled(page)).toBe(false);
  await page.getByText('Total not known yet').first().waitFor({ state: 'attached' });
  await liftFaults();
  await page.getByRole('button', { name: 'Load prices again' }).click();
  await expect.poll(() => isEnabled(page)).toBe(true);
  expect(faults).toEqual([]);
  await close();
});

it('orders what another tab has added only after it was shown', async () => {
  const { page, context, faults, close } = await newSignedInShopper(browser);
  const [item] = await stock(page);
  await openCheckout(page);
  const before = await page.getByRole('article').count();
  // Another device: no message between tabs tells this page of it.
  const { items } = (await callBackend(page, 'POST', '/cart', {
    items: [{ product_variant_id: item?.variantId, quantity: 1 }],
  })) as { items: readonly { readonly quantity: number }[] };
  expect(items).toMatchObject([{ quantity: 2 }]);
  await place(page).click();
  await page
    .getByText(/^The total is now/)
    .first()
    .waitFor();
  await page.getByText(/Qty 2/).waitFor();
  expect(await page.getByRole('article').count()).toBe(before);
  expect(await ordersOf(page)).toEqual([]);

  // Another tab: its message empties this page.
  const other = await context.newPage();
  await other.goto('/cart');
  await other.getByRole('button', { name: /^Remove/ }).click();
  await page.getByText('Add something to your cart to place an order.').waitFor();
  expect(await isEnabled(page)).toBe(false);
  expect(faults).toEqual([]);
  await close();
});

it('places one order when the page is reloaded while it is placed', async () => {
  const { page, close } = await newSignedInShopper(browser);
  await stock(page);
  await openCheckout(page);
  // The backend asks the storefront for the prices: slow enough to reload meanwhile, which cancels the request.
  await fail({ target: 'storefront', match: 'GetVariants', times: 1, delayMs: 1500 });
  await place(page).click();
  await page.getByText('Placing Order...').waitFor();
  await page.reload();
  await expect.poll(() => isEnabled(page)).toBe(true);
  await place(page).click();
  await page.getByText('Order Placed Successfully!').waitFor();
  expect(await ordersOf(page)).toHaveLength(1);
  await page.goto('/checkout');
  await page.getByText('Add something to your cart to place an order.').waitFor();
  await close();
});
