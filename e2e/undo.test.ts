import { expect, poll, test } from './helpers/fixtures.ts';
import { button, waitForText, waitForTitle } from './helpers/locators.ts';
import { callBackend, prepareOrder } from './helpers/services.ts';

interface Cart {
  readonly items?: readonly { readonly product_variant_id: string; readonly quantity: number }[];
}

const quantities = [2, 3, 1];

/** Puts three products into the cart. Returns the function that reads the lines of the backend. */
async function fillCart(account: { readonly idToken: string }) {
  const products = await prepareOrder(account, quantities.length);
  for (const [index, { variantId }] of products.entries()) {
    const more = (quantities[index] ?? 1) - 1;
    if (more === 0) continue;
    await callBackend(account, 'POST', '/cart', {
      items: [{ product_variant_id: variantId, quantity: more }],
    });
  }
  return async () => ((await callBackend(account, 'GET', '/cart')) as Cart).items;
}

test('a removal is final when the page is closed, and an undo outlives it', async ({
  customer: { page, context, account },
}) => {
  const readCart = await fillCart(account);
  const saved = await readCart();
  await page.goto('/cart');
  await waitForTitle(page, 'Cart (3)');
  const remove = () =>
    button(page, /^Remove /)
      .nth(1)
      .click();
  await remove();
  await waitForText(page, 'Item Removed');
  await page.close();
  expect(await readCart()).toEqual([saved?.[0], saved?.[2]]);

  const next = await context.newPage();
  await next.goto('/cart');
  await waitForTitle(next, 'Cart (2)');
  expect(await button(next, 'Undo').count()).toBe(0);
  await button(next, /^Remove /)
    .first()
    .click();
  await button(next, 'Undo').waitFor();
  // The undo cannot be sent before the page is closed; the next visit sends it.
  await context.setOffline(true);
  await button(next, 'Undo').click();
  await waitForText(next, 'Saved on this phone.');
  await next.close();
  await context.setOffline(false);
  expect(await readCart()).toEqual([saved?.[2]]);
  const last = await context.newPage();
  await last.goto('/');
  await poll(readCart).toEqual([saved?.[0], saved?.[2]]);
});
