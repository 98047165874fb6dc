import type { Page } from '@playwright/test';
import type { Customer } from './helpers/customers.ts';
import { bothWidths, expect, poll, test } from './helpers/fixtures.ts';
import { button } from './helpers/locators.ts';
import {
  addFault,
  availableProducts,
  callBackend,
  clearFaults,
  homeAddress,
  prepareOrder,
} from './helpers/services.ts';

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

async function ordersOf(account: Customer): Promise<readonly { readonly total_amount: number }[]> {
  const { orders } = (await callBackend(account, 'GET', '/orders')) as {
    orders: readonly { readonly total_amount: number }[];
  };
  return orders;
}

test(
  'asks again when a price has changed since it was shown',
  bothWidths,
  async ({ customer: { page, account } }) => {
    await prepareOrder(account);
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

    await placeOrder(page).click();
    await page.getByText('Order Placed Successfully!').waitFor();
    expect(await ordersOf(account)).toMatchObject([{ total_amount: 1299.5 }]);
  },
);

test(
  'names the items that sold out meanwhile, and orders the others',
  bothWidths,
  async ({ customer: { page, account } }) => {
    // The shop requests variants in the order of their IDs, the backend in that of the cart: here the two are the same.
    const ids = (await availableProducts()).slice(0, 2).map(({ variantId }) => variantId);
    const items = ids.toSorted().map((id) => ({ product_variant_id: id, quantity: 1 }));
    await callBackend(account, 'POST', '/cart', { items });
    await callBackend(account, 'POST', '/customer/address', homeAddress);
    const [first, ...others] = await openCheckout(page);
    if (!first) throw new Error('checkout asked for no variants');
    const soldOut = { ...first, availableForSale: false };
    await overrideVariants([soldOut, ...others]);

    await placeOrder(page).click();
    await page
      .getByText(/^This item is sold out: .+\. Remove what is not available from your bag/)
      .first()
      .waitFor();
    await page.getByText('Sold out', { exact: true }).waitFor();
    expect(await isEnabled(page)).toBe(false);
    expect(await ordersOf(account)).toEqual([]);

    // The cart shows it too, and its quantity cannot be raised.
    await page.goto('/cart');
    const line = page.getByRole('article').filter({ hasText: 'Sold out. Remove it to order the rest.' });
    expect(await line.getByRole('button', { name: /^One more of/ }).getAttribute('aria-disabled')).toBe(
      'true',
    );

    await page.goto('/checkout');
    await button(page, 'Remove unavailable items').click();
    await page.getByText('Item Removed').waitFor();
    // The overriding response has two variants; from here on one is requested.
    await clearFaults();
    await poll(() => isEnabled(page)).toBe(true);
    await placeOrder(page).click();
    await page.getByText('Order Placed Successfully!').waitFor();
    expect(await ordersOf(account)).toHaveLength(1);
  },
);

test('places no order while prices are unknown, and loads them again on request', async ({
  customer: { page, account },
}) => {
  await prepareOrder(account);
  await addFault({ target: 'storefront', match: 'GetVariants', status: 503 });
  await page.goto('/checkout');
  await page.getByText(/^Some prices could not be loaded\./).waitFor();
  expect(await isEnabled(page)).toBe(false);
  await page.getByText('Total not known yet').first().waitFor({ state: 'attached' });
  await clearFaults();
  await page.getByRole('button', { name: 'Load prices again' }).click();
  await poll(() => isEnabled(page)).toBe(true);
});

test('orders an item that another device added only after it was shown', async ({
  customer: { page, context, account },
}) => {
  const [item] = await prepareOrder(account);
  await openCheckout(page);
  const before = await page.getByRole('article').count();
  // Another device: no message between tabs tells this page about the change.
  const { items } = (await callBackend(account, 'POST', '/cart', {
    items: [{ product_variant_id: item?.variantId, quantity: 1 }],
  })) as { items: readonly { readonly quantity: number }[] };
  expect(items).toMatchObject([{ quantity: 2 }]);
  await placeOrder(page).click();
  await page
    .getByText(/^The total is now/)
    .first()
    .waitFor();
  await page.getByText(/Qty 2/).waitFor();
  expect(await page.getByRole('article').count()).toBe(before);
  expect(await ordersOf(account)).toEqual([]);

  // Another tab: its message empties the cart of this page too.
  const other = await context.newPage();
  await other.goto('/cart');
  await other.getByRole('button', { name: /^Remove/ }).click();
  await page.getByText('Add something to your cart to place an order.').waitFor();
  expect(await isEnabled(page)).toBe(false);
});

test('places one order when the page is reloaded during the request', async ({
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
});
