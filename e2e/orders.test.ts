import { expect, test } from './helpers/fixtures.ts';
import { button, link, placeOrderButton, waitForText, waitForTitle } from './helpers/locators.ts';
import { addFault, callBackend, clearFaults, prepareOrder } from './helpers/services.ts';

test.afterEach(clearFaults);

interface VariantNode {
  readonly price: { readonly amount: string; readonly currencyCode: string };
}

/** The margins that browsers propose. */
const A4_MARGIN = { top: '10mm', right: '10mm', bottom: '10mm', left: '10mm' };

test('asks again when a price has changed, places one order when the page is reloaded during the request, and prints its bill of twenty lines on one page', async ({
  customer: { page, account },
}) => {
  await prepareOrder(account);
  const orders = async () =>
    (await callBackend<{ orders: { order_id: string }[] }>(account, 'GET', '/orders')).orders;
  const response = page.waitForResponse(
    (received) => received.request().postData()?.includes('GetVariants') ?? false,
  );
  await page.goto('/checkout');
  const { data } = (await (await response).json()) as { data: { nodes: readonly VariantNode[] } };
  await placeOrderButton(page).waitFor();
  // From now on the storefront answers the shop and the backend with another price.
  const nodes = data.nodes.map((node) => ({ ...node, price: { amount: '1299.5', currencyCode: 'INR' } }));
  const changed = {
    target: 'storefront',
    match: 'GetVariants',
    body: JSON.stringify({ data: { nodes } }),
  } as const;
  await addFault(changed);
  await placeOrderButton(page).click();
  await waitForText(page, 'The total is now ₹1,299.50. Please check it and place the order again.');
  await page.getByText('₹1,299.50', { exact: true }).first().waitFor();
  expect(await orders()).toEqual([]);
  await expect(placeOrderButton(page)).toBeFocused();

  // The delay leaves time for a reload, which cancels the order request.
  await clearFaults();
  await addFault({ ...changed, times: 1, delayMs: 1500 });
  await addFault(changed);
  await placeOrderButton(page).click();
  await waitForText(page, 'Placing Order...');
  const profile = Promise.withResolvers<void>();
  await page.route(
    (url) => /\/assets\/Profile-.*\.js$/.test(url.pathname),
    (route) => profile.promise.then(() => route.continue()),
  );
  await page.reload();
  await placeOrderButton(page).waitFor();
  const total = page.getByText('Total', { exact: true }).filter({ visible: true }).locator('..');
  const ordered = await total.textContent();
  await placeOrderButton(page).click();
  await waitForText(page, 'Order Placed Successfully!');
  const [placed, ...others] = await orders();
  expect(placed).toMatchObject({ total_amount: 1299.5 });
  expect(others).toEqual([]);
  // What was ordered is shown until the profile opens.
  expect(await total.textContent()).toBe(ordered);
  await expect(button(page, 'Placing Order...')).toBeVisible();
  profile.resolve();
  await waitForTitle(page, 'Welcome Back!');
  await link(page, /^Order #\d+, details$/).click();
  await waitForText(page, 'in cash, at the door');
  // The piece and the cash for it.
  await expect(page.getByRole('main').getByText('₹1,299.50', { exact: true })).toHaveCount(2);

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
  await page.reload();
  await button(page, /bill/i).waitFor();
  const pdf = (await page.pdf({ format: 'A4', margin: A4_MARGIN })).toString('latin1');
  expect(pdf.match(/\/Type \/Page\b/g)).toHaveLength(1);
  // Paper is white, so the dark theme is for screens.
  await page.emulateMedia({ media: 'print', colorScheme: 'light' });
  const ink = await page.evaluate(() => getComputedStyle(document.body).color);
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await expect(page.locator('body')).toHaveCSS('color', ink);
});
