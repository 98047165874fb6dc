import type { Page } from '@playwright/test';
import { bothWidths, expect, poll, test } from './helpers/fixtures.ts';
import { button, waitForText, waitForTitle } from './helpers/locators.ts';
import { callBackend, homeAddress, prepareOrder } from './helpers/services.ts';

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

/** Returns the names and quantities of the lines that the cart shows. */
const lines = (page: Page) =>
  page
    .getByRole('article')
    .evaluateAll((articles) =>
      articles.map(
        (article) =>
          `${article.querySelector('a')?.textContent} ${article.querySelector('[role="group"]')?.textContent}`,
      ),
    );

for (const { name, path, texts } of [
  {
    name: 'English',
    path: '',
    texts: {
      cart: (count: number) => `Cart (${count})`,
      remove: /^Remove /,
      removed: 'Item Removed',
      undo: 'Undo',
      undoAll: 'Undo all (2)',
      restored: 'Restored',
      profile: 'Saved Addresses',
      deleteAddress: /^Delete the address of/,
      deleted: 'Address Deleted',
    },
  },
  {
    name: 'Hindi',
    path: '/hi',
    texts: {
      cart: (count: number) => `कार्ट (${count})`,
      remove: /हटाएं$/,
      removed: 'आइटम हटा दिया गया',
      undo: 'वापस लाएं',
      undoAll: 'सभी वापस लाएं (2)',
      restored: 'वापस जोड़ दिया गया',
      profile: 'सेव किए गए पते',
      deleteAddress: /पता हटाएं$/,
      deleted: 'पता हटा दिया गया',
    },
  },
]) {
  test(`undoes the removal of cart lines in ${name}`, bothWidths, async ({ customer: { page, account } }) => {
    const readCart = await fillCart(account);
    const saved = await readCart();
    await page.goto(`${path}/cart`);
    await waitForTitle(page, texts.cart(3));
    const shown = await lines(page);

    const second = page.getByRole('article').nth(1).getByRole('button', { name: texts.remove });
    await second.click();
    await waitForText(page, texts.removed);
    await waitForTitle(page, texts.cart(2));
    expect(await readCart()).toEqual([saved?.[0], saved?.[2]]);
    await button(page, texts.undo).click();
    await expect(second).toBeFocused();
    await waitForText(page, texts.restored);
    expect(await lines(page)).toEqual(shown);
    expect(await readCart()).toEqual(saved);

    // Two removals in quick succession, with the keyboard.
    await page.getByRole('article').first().getByRole('button', { name: texts.remove }).press('Enter');
    await page.keyboard.press('Enter');
    await waitForTitle(page, texts.cart(1));
    await button(page, texts.undoAll).waitFor();
    await page.keyboard.press('Control+z');
    await waitForText(page, texts.restored);
    expect(await lines(page)).toEqual(shown);
    expect(await readCart()).toEqual(saved);
    await page.reload();
    await waitForTitle(page, texts.cart(3));
    expect(await lines(page)).toEqual(shown);
  });

  test(
    `undoes the deletion of an address in ${name}`,
    bothWidths,
    async ({ customer: { page, account } }) => {
      for (const name of ['Asha', 'Office', 'Parents'])
        await callBackend(account, 'POST', '/customer/address', { ...homeAddress, name });
      const saved = await callBackend(account, 'GET', '/customer/address');
      await page.goto(`${path}/profile`);
      await waitForText(page, texts.profile);
      const office = button(page, texts.deleteAddress).nth(1);
      await office.click();
      await waitForText(page, texts.deleted);
      await expect(button(page, texts.deleteAddress)).toHaveCount(2);
      await button(page, texts.undo).click();
      await expect(office).toBeFocused();
      await waitForText(page, texts.restored);
      expect(await callBackend(account, 'GET', '/customer/address')).toEqual(saved);
    },
  );
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

test('the deletion of an address is final when the page is closed, and an undo outlives it', async ({
  customer: { page, context, account },
}) => {
  for (const name of ['Asha', 'Office', 'Parents'])
    await callBackend(account, 'POST', '/customer/address', { ...homeAddress, name });
  const readAddresses = () => callBackend<readonly object[]>(account, 'GET', '/customer/address');
  const saved = await readAddresses();
  const deletions = (opened: Page) => button(opened, /^Delete the address of/);
  await page.goto('/profile');
  await deletions(page).nth(1).click();
  await waitForText(page, 'Address Deleted');
  await page.close();
  expect(await readAddresses()).toEqual([saved[0], saved[2]]);

  const next = await context.newPage();
  await next.goto('/profile');
  await expect(deletions(next)).toHaveCount(2);
  expect(await button(next, 'Undo').count()).toBe(0);
  await deletions(next).first().click();
  await waitForText(next, 'Address Deleted');
  expect(await readAddresses()).toEqual([saved[2]]);
  const sent = next.waitForRequest(
    (request) => request.method() === 'POST' && request.url().endsWith('/customer/address'),
  );
  await button(next, 'Undo').click();
  await sent;
  await next.close();
  await poll(readAddresses).toEqual([saved[0], saved[2]]);
});

test('an undo keeps changes that another tab has made meanwhile', async ({
  customer: { page, context, account },
}) => {
  const readCart = await fillCart(account);
  const [first, second, third] = (await readCart()) ?? [];
  await page.goto('/cart');
  await waitForTitle(page, 'Cart (3)');
  const other = await context.newPage();
  await other.goto('/cart');
  await waitForTitle(other, 'Cart (3)');

  await button(page, /^Remove /)
    .nth(1)
    .click();
  await button(page, 'Undo').waitFor();
  await waitForTitle(other, 'Cart (2)');
  await button(other, /^Remove /)
    .first()
    .click();
  await waitForText(other, 'Item Removed');
  await waitForTitle(page, 'Cart (1)');
  await button(page, 'Undo').click();
  await waitForText(page, 'Restored');
  expect(await readCart()).toEqual([second, third]);
  await waitForTitle(other, 'Cart (2)');
  await button(other, 'Undo').click();
  await waitForText(other, 'Restored');
  expect(await readCart()).toEqual([first, second, third]);
  await waitForTitle(page, 'Cart (3)');
});
