import type { Page } from '@playwright/test';
import { bothWidths, expect, poll, test } from './helpers/fixtures.ts';
import {
  button,
  link,
  productLinks,
  waitForText,
  waitForTitle,
  waitUntilOverlayLeft,
} from './helpers/locators.ts';
import { latestCode } from './helpers/services.ts';
import { chooseSize, logOut, newPhone, pathOf, requestCode } from './helpers/shopper.ts';

/** Returns the rupees of a row of the price summary, such as 'Total'. */
async function amount(page: Page, label: string): Promise<number> {
  const text = await page
    .locator('dl > div, dl')
    .filter({ has: page.getByText(label, { exact: true }) })
    .last()
    .textContent();
  const digits = /₹([\d,.]+)/.exec(text?.split(label)[1] ?? '')?.[1];
  if (digits === undefined) throw new Error(`no amount beside "${label}" in: ${text}`);
  return Number(digits.replaceAll(',', ''));
}

/** The main journey: each step needs what the steps before it stored. */
test(
  'shops from the first page to an order in the profile',
  bothWidths,
  async ({ visitor: { page }, isMobile }) => {
    const path = () => pathOf(page);
    const phone = newPhone();

    // Home: the delivery place and the offers.
    await page.goto('/');
    await waitForTitle(page, /Try it on/);
    await waitForText(page, /Bandra West/);
    await waitForText(page, 'Trending Right Now');
    await button(page, /^Notifications/).click();
    await waitForText(page, /FIRST10/);
    await page.keyboard.press('Escape');

    // The list: filters, sort, and a reload that keeps both.
    await link(page, 'SHOP NOW').click();
    await waitForTitle(page, 'Products');
    await chooseFilters(page, isMobile, ["Women's Wear", 'Dresses']);
    await waitForTitle(page, 'Women');
    await expect(page).toHaveTitle('Women · naap');
    await button(page, 'Sort by').click();
    await page.getByRole('menuitemradio', { name: 'Price: Low to High' }).click();
    await waitForText(page, 'Sorted by Price: Low to High');
    await page.reload();
    await waitForTitle(page, 'Women');
    await waitForText(page, 'Sorted by Price: Low to High');
    const cards = productLinks(page);
    await cards.first().waitFor();
    await poll(() => cards.count()).toBeGreaterThanOrEqual(10);

    // The product: a size is required, and a visitor signs in first.
    await cards.filter({ hasNotText: 'Sold out' }).nth(2).click();
    await button(page, 'ADD TO BAG').waitFor();
    const productPath = path();
    expect(productPath).toMatch(/^\/product\/\d+$/);
    await button(page, 'ADD TO BAG').click();
    await waitForTitle(page, 'Sign In');
    expect(path()).toBe('/auth');

    // Sign-in, with a reload, and back to the product.
    await requestCode(page, phone);
    await page.reload();
    await waitForTitle(page, 'Verify OTP');
    await page.getByLabel('6-digit code').fill(await latestCode(`+91${phone}`));
    await button(page, 'Verify OTP').click();
    await button(page, 'ADD TO BAG').waitFor();
    expect(path()).toBe(productPath);

    // The bag: adding continues after the sign-in, and requires a size.
    await waitForText(page, 'Size Required');
    await button(page, 'Got it').click();
    await chooseSize(page);
    await button(page, 'ADD TO BAG').click();
    await waitForText(page, 'Added to Bag');
    await page.reload();
    await link(page, /^Bag, 1 item/).click();

    // The cart: a quantity that a reload keeps.
    await waitForTitle(page, 'Cart (1)');
    const subtotal = await amount(page, 'Subtotal');
    expect(await amount(page, 'Total')).toBe(subtotal + 99);
    await button(page, /^One more of/).click();
    await waitForText(page, 'Cart Updated');
    await page.reload();
    await waitForTitle(page, 'Cart (1)');
    await poll(() => amount(page, 'Subtotal')).toBe(subtotal * 2);
    await link(page, 'Proceed to Checkout').click();

    // Checkout: an address from the location, a coupon, the order.
    await waitForTitle(page, 'Checkout');
    await waitForText(page, 'No addresses found. Please add an address to continue.');
    await button(page, '+ Add New Address').click();
    const form = page.getByRole('dialog');
    await form.getByLabel('Name').fill('आशा मेनन');
    await form.getByRole('button', { name: 'Fetch Location' }).click();
    await waitForText(page, 'Location Fetched');
    expect(await form.getByLabel('Address').inputValue()).toMatch(/Bandra/);
    expect(await form.getByLabel('Phone').inputValue()).toContain(phone);
    await form.getByRole('button', { name: 'Add Address' }).click();
    await waitForText(page, 'Address Added');
    // The history entry of the dialog is removed after it has closed, which would abort a reload.
    await waitUntilOverlayLeft(page);
    await page.reload();
    await waitForTitle(page, 'Checkout');
    await page.getByRole('radio', { name: /आशा मेनन/ }).waitFor();
    expect(await page.getByRole('radio', { name: /आशा मेनन/ }).isChecked()).toBe(true);
    await page.getByLabel('Coupon code').fill(' flat400 ');
    await button(page, 'Apply').click();
    await waitForText(page, 'Coupon Applied!');
    await waitForText(page, 'FREE');
    const total = await amount(page, 'Total');
    expect(total).toBeCloseTo((await amount(page, 'Subtotal')) - 400, 2);
    await button(page, 'Place Order').click();
    await waitForText(page, 'Order Placed Successfully!');

    // The profile: the order is listed, also after a reload.
    await waitForTitle(page, 'Welcome Back!');
    expect(path()).toBe('/profile');
    await waitForText(page, 'Confirmed');
    await page.reload();
    await waitForTitle(page, 'Welcome Back!');
    await waitForText(page, 'Confirmed');
    await waitForText(page, `₹${total.toLocaleString('en-IN')}`);
    await logOut(page);
    await poll(path).toBe('/');
    await waitForTitle(page, /Try it on/);
    const stored = await page.evaluate(() => Object.keys(localStorage));
    expect(stored).not.toContain('userPhone');
    expect(stored).not.toContain('shopifyCustomerId');
  },
);

/** Applies filters: in a dialog on the phone, in the region beside the list on the desktop. */
async function chooseFilters(page: Page, isMobile: boolean, tags: readonly string[]) {
  if (isMobile) await button(page, /^Filter/).click();
  const filters = isMobile ? page.getByRole('dialog') : page.getByRole('region', { name: 'Filters' });
  for (const name of tags) await filters.getByRole('checkbox', { name, exact: true }).check();
  await filters.getByRole('button', { name: 'Apply Filters' }).click();
}
