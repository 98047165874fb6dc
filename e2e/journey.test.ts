import type { Page } from 'playwright';
import { afterAll, expect, it } from 'vitest';
import { ageCodes, latestCode } from './remotes.ts';
import {
  askForCode,
  chooseSize,
  launch,
  newPhone,
  newShopper,
  pathOf,
  type Screen,
  screens,
  signIn,
} from './shopper.ts';

const wrongCodeText = 'Invalid OTP. Please check and try again.';

const browser = await launch();
let page: Page;

afterAll(async () => {
  await browser.close();
});

const heading = (name: string | RegExp) => page.getByRole('heading', { name, level: 1 });
const button = (name: string | RegExp) => page.getByRole('button', { name });
const link = (name: string | RegExp) => page.getByRole('link', { name });
const visible = (text: string | RegExp) => page.getByText(text).first().waitFor();
const shown = async (name: string | RegExp) => heading(name).waitFor();
const path = () => pathOf(page);

/** Rupees of a row of the prices, such as 'Total'. */
async function amount(label: string): Promise<number> {
  const text = await page
    .locator('dl > div, dl')
    .filter({ has: page.getByText(label, { exact: true }) })
    .last()
    .textContent();
  const figure = /₹([\d,.]+)/.exec(text?.split(label)[1] ?? '')?.[1];
  if (figure === undefined) throw new Error(`no amount beside "${label}" in: ${text}`);
  return Number(figure.replaceAll(',', ''));
}

/** The journey of the README: what is found, reached and stored in one step is what the next one stands on. */
it.each(keysOf(screens))('shops from the first page to an order in the profile, on a %s', async (screen) => {
  const shopper = await newShopper(browser, screen);
  page = shopper.page;
  const phone = newPhone();

  // Home: where the order goes, what is on offer.
  await page.goto('/');
  await shown(/Try it on/);
  await visible(/Bandra West/);
  await visible('Trending Right Now');
  await button(/^Notifications/).click();
  await visible(/FIRST10/);
  await page.keyboard.press('Escape');

  // The list: filters, sort, and a reload that keeps both.
  await link('SHOP NOW').click();
  await shown('Products');
  await chooseFilters(screen, ["Women's Wear", 'Dresses']);
  await shown('Women');
  await button('Sort by').click();
  await page.getByRole('menuitemradio', { name: 'Price: Low to High' }).click();
  await visible('Sorted by Price: Low to High');
  await page.reload();
  await shown('Women');
  await visible('Sorted by Price: Low to High');
  const cards = page.getByRole('main').locator('a[href^="/product/"]');
  await cards.first().waitFor();
  await expect.poll(() => cards.count()).toBeGreaterThanOrEqual(10);

  // The product: a size is required, and a visitor signs in first.
  await cards.filter({ hasNotText: 'Sold out' }).nth(2).click();
  await button('ADD TO BAG').waitFor();
  const productPath = path();
  expect(productPath).toMatch(/^\/product\/\d+$/);
  await page.goBack();
  await shown('Women');
  await page.goForward();
  await button('ADD TO BAG').click();
  await shown('Sign In');
  expect(path()).toBe('/auth');

  // Sign-in: a wrong code, a reload, a new code, and back to the product.
  await askForCode(page, phone);
  await visible('OTP sent!');
  const firstCode = await latestCode(`+91${phone}`);
  const wrongCode = firstCode === '123456' ? '654321' : '123456';
  await page.getByLabel('6-digit code').fill(wrongCode);
  await button('Verify OTP').click();
  await visible(wrongCodeText);
  // The minute until the next code passes at once, in the browser and at the provider.
  await page.clock.install();
  await page.reload();
  await shown('Verify OTP');
  await visible(/Resend in \d+s/);
  await page.clock.fastForward(60_000);
  await ageCodes(60_000);
  await button('Resend OTP').click();
  await visible('OTP resent!');
  await page.getByLabel('6-digit code').fill(await latestCode(`+91${phone}`));
  await button('Verify OTP').click();
  await visible('Login successful!');
  await button('ADD TO BAG').waitFor();
  expect(path()).toBe(productPath);

  // The bag: what was pressed before the sign-in goes on, and not without a size.
  await visible('Size Required');
  await button('Got it').click();
  await chooseSize(page);
  await button('ADD TO BAG').click();
  await visible('Added to Bag');
  await page.reload();
  await link(/^Bag, 1 item/).click();

  // The cart: more, less, none, and again.
  await shown('Cart (1)');
  const subtotal = await amount('Subtotal');
  expect(await amount('Total')).toBe(subtotal + 99);
  await button(/^One more of/).click();
  await expect.poll(() => amount('Subtotal')).toBe(subtotal * 2);
  await visible('Cart Updated');
  await page.reload();
  await shown('Cart (1)');
  await expect.poll(() => amount('Subtotal')).toBe(subtotal * 2);
  await button(/^One less of/).click();
  await expect.poll(() => amount('Subtotal')).toBe(subtotal);
  await button(/^One less of/).click();
  await visible('Your cart is empty');
  await visible('Item Removed');
  await page.reload();
  await visible('Your cart is empty');
  await page.goto(productPath);
  await chooseSize(page);
  await button('ADD TO BAG').click();
  await visible('Added to Bag');
  await page.goto('/cart');
  await shown('Cart (1)');
  await link('Proceed to Checkout').click();

  // Checkout: an address from where the shopper stands, a coupon, the order.
  await shown('Checkout');
  await visible('No addresses found. Please add an address to continue.');
  await button('+ Add New Address').click();
  const form = page.getByRole('dialog');
  await form.getByLabel('Name').fill('आशा मेनन');
  await form.getByRole('button', { name: 'Fetch Location' }).click();
  await visible('Location Fetched');
  expect(await form.getByLabel('Address').inputValue()).toMatch(/Bandra/);
  expect(await form.getByLabel('Phone').inputValue()).toContain(phone);
  await form.getByRole('button', { name: 'Add Address' }).click();
  await visible('Address Added');
  await page.reload();
  await shown('Checkout');
  await page.getByRole('radio', { name: /आशा मेनन/ }).waitFor();
  expect(await page.getByRole('radio', { name: /आशा मेनन/ }).isChecked()).toBe(true);
  await page.getByLabel('Coupon code').fill(' flat400 ');
  await button('Apply').click();
  await visible('Coupon Applied!');
  await visible('FREE');
  const total = await amount('Total');
  expect(total).toBeCloseTo((await amount('Subtotal')) - 400, 2);
  await button('Place Order').click();
  await visible('Order Placed Successfully!');

  // The profile: the order is there, also after a reload.
  await shown('Welcome Back!');
  expect(path()).toBe('/profile');
  await visible('Confirmed');
  await page.reload();
  await shown('Welcome Back!');
  await visible('Confirmed');
  await visible(`₹${total.toLocaleString('en-IN')}`);
  await page.goto('/cart');
  await visible('Your cart is empty');
  await page.goto('/profile');
  await button('Logout').click();
  await expect.poll(path).toBe('/');
  await shown(/Try it on/);
  const stored = await page.evaluate(() => Object.keys(localStorage));
  expect(stored).not.toContain('userPhone');
  expect(stored).not.toContain('shopifyCustomerId');
  expect(shopper.faults).toEqual([]);
  await shopper.close();
});

/** In the dialog on a phone; beside the list where there is room. */
async function chooseFilters(screen: Screen, tags: readonly string[]) {
  const isPhone = screen === 'phone';
  if (isPhone) await button(/^Filter/).click();
  const filters = isPhone ? page.getByRole('dialog') : page.getByRole('region', { name: 'Filters' });
  for (const name of tags) await filters.getByRole('checkbox', { name, exact: true }).check();
  await filters.getByRole('button', { name: 'Apply Filters' }).click();
}

it('signs in in place of the cart, and stays there', async () => {
  const visitor = await newShopper(browser);
  await visitor.page.goto('/cart');
  await visitor.page.getByRole('heading', { name: 'Sign In' }).waitFor();
  expect(pathOf(visitor.page)).toBe('/cart');
  await signIn(visitor.page);
  await visitor.page.getByText('Your cart is empty').waitFor();
  expect(pathOf(visitor.page)).toBe('/cart');
  expect(visitor.faults).toEqual([]);
  await visitor.close();
});

function keysOf<Key extends string>(record: Readonly<Record<Key, unknown>>): readonly Key[] {
  return Object.keys(record) as Key[];
}
