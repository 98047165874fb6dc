import { findPageProblems } from '../helpers/page-checks.ts';
import { latestCode } from '../helpers/services.ts';
import { newPhone } from '../helpers/shopper.ts';
import { expect, test } from './fixtures.ts';
import type { EnginePage } from './page.ts';
import { button, byRole, dialog, label, link, text, title } from './queries.ts';

const path = (page: EnginePage) => page.evaluate(() => location.pathname);

/** Returns whether the open dialog shows its whole content, or fills the window and scrolls. */
const dialogHasRoom = (page: EnginePage) =>
  page.evaluate(() => {
    const open = document.querySelector('dialog[open]');
    if (!open) return false;
    // A toast in the dialog overflows while it appears.
    const body = [...open.children].find((child) => getComputedStyle(child).overflowY === 'auto');
    const scrolls = body !== undefined && body.scrollHeight > body.clientHeight + 1;
    return !scrolls || open.getBoundingClientRect().height > innerHeight * 0.8;
  });

test('shops from the first page to an order in the profile', async ({ enginePage: page }) => {
  const phone = newPhone();
  const check = async () => expect(await findPageProblems(page)).toEqual([]);

  // Home and the list: filters in a dialog, sorting in a menu.
  await page.goto('/');
  await page.waitFor(title(/Try it on/));
  await page.waitFor(text('Trending Right Now'));
  await check();
  await page.click(link('SHOP NOW'));
  await page.waitFor(title('Products'));
  await page.click(button(/^Filter/));
  await page.click(byRole('checkbox', /^Women's Wear$/, dialog));
  expect(await dialogHasRoom(page)).toBe(true);
  await page.click(byRole('checkbox', /^Dresses$/, dialog));
  await check();
  await page.click(button('Apply Filters', dialog));
  await page.waitFor(title('Women'));
  await page.click(button('Sort by'));
  await page.click(byRole('menuitemradio', 'Price: Low to High'));
  await page.waitFor(text('Sorted by Price: Low to High'));
  await page.reload();
  await page.waitFor(text('Sorted by Price: Low to High'));
  await check();

  // The product: a visitor signs in first, and then chooses a size.
  await page.click(byRole('link', /^(?!.*Sold out).*₹/, byRole('main')));
  await page.waitFor(button('ADD TO BAG'));
  const productPath = await path(page);
  expect(productPath).toMatch(/^\/product\/\d+$/);
  await check();
  await page.click(button('ADD TO BAG'));
  await page.waitFor(title('Sign In'));
  await page.fill(label('Mobile number'), phone);
  await page.click(button('Send OTP'));
  await page.waitFor(title('Verify OTP'));
  await check();
  await page.fill(label('6-digit code'), await latestCode(`+91${phone}`));
  await page.click(button('Verify OTP'));
  await page.waitFor(text('Size Required'));
  expect(await path(page)).toBe(productPath);
  expect(await dialogHasRoom(page)).toBe(true);
  await page.click(button('Got it'));
  await page.click(byRole('radio', /^(?!.*sold out)/i, byRole('group', 'Size')));
  await page.click(button('ADD TO BAG'));
  await page.waitFor(text('Added to Bag'));

  // The cart: the quantity up and down.
  await page.click(link(/^Bag, 1 item/));
  await page.waitFor(title('Cart (1)'));
  await page.click(button(/^One more of/));
  await page.waitFor(text('Cart Updated'));
  await page.click(button(/^One less of/));
  await page.waitFor(link('Proceed to Checkout'));
  await check();
  await page.click(link('Proceed to Checkout'));

  // The checkout: an address that is looked up, since these engines are given no position.
  await page.waitFor(title('Checkout'));
  await page.click(button('+ Add New Address'));
  await page.fill(label('Name', dialog), 'आशा मेनन');
  expect(await dialogHasRoom(page)).toBe(true);
  await page.fill(label('Address', dialog), '400050');
  await page.click(button('Look Up Address', dialog));
  await page.click(byRole('radio', /Bandra West, Mumbai/, dialog));
  await page.fill(label('Address', dialog), 'Flat 4, 14 Hill Road, 400050');
  await check();
  await page.click(button('Add Address', dialog));
  await page.waitFor(text('Address Added'));
  await page.waitFor(byRole('radio', /Flat 4, 14 Hill Road/));
  await page.fill(label('Coupon code'), 'flat400');
  await page.click(button('Apply'));
  await page.waitFor(text('Coupon Applied!'));
  await check();
  await page.click(button('Place Order'));

  // The profile: the order is listed, also after a reload.
  await page.waitFor(title('Welcome Back!'));
  expect(await path(page)).toBe('/profile');
  await page.waitFor(text('Confirmed'));
  await page.reload();
  await page.waitFor(text('Confirmed'));
  await check();
  await page.goto('/cart');
  await page.waitFor(text('Your cart is empty'));
});
