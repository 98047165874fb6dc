import type { Page } from 'playwright';
import { afterAll, describe, expect, it } from 'vitest';
import { settle } from './health.ts';
import { type Goods, goodsOnSale, latestCode, stock, urls } from './remotes.ts';
import {
  askForCode,
  chooseSize,
  launch,
  newPhone,
  newShopper,
  newSignedInShopper,
  type Screen,
  screens,
} from './shopper.ts';

const browser = await launch();
const [goods] = (await goodsOnSale()).filter(({ options }) => options.includes('Size')) as [Goods];

afterAll(async () => {
  await browser.close();
});

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first().click();
/** The one that is shown: whatever can be dismissed. */
const toast = (page: Page) =>
  page
    .locator('[role="status"], [role="alert"]')
    .filter({ has: page.getByRole('button', { name: 'Dismiss', includeHidden: true }) });

/** The controls that the toast lies over, of those that a shopper goes on or back with. */
function coveredControls(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const kept =
      /^(Back|Bag,|Close|ADD TO BAG|Proceed to Checkout|Place Order|Send OTP|Verify OTP|Add Address|SHOP NOW)/;
    const dismiss = [...document.querySelectorAll('button')].find(
      ({ textContent }) => textContent === 'Dismiss',
    );
    const box = dismiss?.closest('[role="status"], [role="alert"]')?.getBoundingClientRect();
    if (!box) return ['no toast is shown'];
    const dialog = [...document.querySelectorAll('dialog:modal')].at(-1) ?? document.body;
    const controls = [...dialog.querySelectorAll('button, a, nav')].filter(
      (one) =>
        one.checkVisibility({ visibilityProperty: true }) &&
        (one.matches('nav') || kept.test(one.textContent?.trim() ?? '')),
    );
    if (controls.length === 0) return ['no control is shown'];
    return controls
      .filter((one) => {
        const { top, bottom, left, right } = one.getBoundingClientRect();
        return top < box.bottom && bottom > box.top && left < box.right && right > box.left;
      })
      .map((one) => one.textContent ?? '');
  });
}

/** The newest message alone is shown, whole and beside everything that is needed. */
async function shows(page: Page, text: string | RegExp): Promise<void> {
  await toast(page).filter({ hasText: text }).waitFor();
  expect(await toast(page).count()).toBe(1);
  await expect.poll(() => coveredControls(page)).toEqual([]);
  const box = await toast(page).boundingBox();
  const view = page.viewportSize();
  if (!box || !view) throw new Error('the toast has no box');
  expect(box.y).toBeGreaterThanOrEqual(0);
  expect(box.y + box.height).toBeLessThanOrEqual(view.height);
  expect(box.x).toBeGreaterThanOrEqual(0);
  expect(box.x + box.width).toBeLessThanOrEqual(view.width);
}

const failing = (page: Page, path: string) =>
  page.route(
    (url) => url.href.startsWith(urls.backend + path),
    (route) =>
      ['GET', 'OPTIONS'].includes(route.request().method())
        ? route.fallback()
        : route.fulfill({ status: 500, headers: { 'Access-Control-Allow-Origin': '*' }, json: {} }),
  );

describe.each([
  [320, 568],
  [390, 844],
  [430, 932],
])('in a window of %i x %i px', (width, height) => {
  const options = { viewport: { width, height } };

  it('covers neither Back nor the bag nor the next step, on any screen', async () => {
    const member = await newSignedInShopper(browser, 'phone');
    const { page, context } = member;
    await page.setViewportSize(options.viewport);

    // Home, where the next step is anywhere on the page.
    await page
      .getByRole('button', { name: /COMING SOON/i })
      .first()
      .click();
    await shows(page, 'Coming Soon');

    // Product: an error, which the success after it replaces, and the way to the bag.
    await page.goto(`/product/${goods.productId}`);
    await chooseSize(page);
    await failing(page, '/cart');
    await press(page, 'ADD TO BAG');
    await shows(page, 'Add to Bag Failed');
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await press(page, 'ADD TO BAG');
    await shows(page, 'Added to Bag');
    await toast(page).getByRole('link', { name: 'View bag' }).click();
    await expect.poll(() => new URL(page.url()).pathname).toBe('/cart');
    await expect.poll(() => toast(page).count()).toBe(0);

    await press(page, /^One more of/);
    await shows(page, 'Cart Updated');
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await shows(page, 'Cart Updated');

    await stock(page);
    await page.goto('/checkout');
    await settle(page);
    await page.getByLabel('Coupon code').fill('FIRST10');
    await press(page, 'Apply');
    await shows(page, 'Invalid Coupon');
    await page.getByLabel('Coupon code').fill('FLAT400');
    await press(page, 'Apply');
    await shows(page, 'Coupon Applied!');
    await failing(page, '/order');
    await press(page, 'Place Order');
    await shows(page, 'Order Failed');

    // A dialog, and what an on-screen keyboard leaves of the window.
    await press(page, '+ Add New Address');
    await page.getByRole('dialog').getByLabel('Name').fill('Asha');
    // It looks disabled, and says why when it is pressed all the same.
    await page.getByRole('button', { name: 'Add Address' }).press('Enter');
    await shows(page, 'Validation Error');
    await context.clearPermissions();
    await press(page, 'Fetch Location');
    await shows(page, 'Location Error');
    await page.getByRole('dialog').getByLabel('Address').fill('400050');
    await page.setViewportSize({ width, height: Math.round(height * 0.6) });
    await shows(page, 'Location Error');
    await page.setViewportSize(options.viewport);
    await press(page, 'Close');

    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await press(page, 'Place Order');
    await shows(page, 'Order Placed Successfully!');
    await page.getByRole('heading', { name: 'Welcome Back!' }).waitFor();
    await shows(page, 'Order Placed Successfully!');
    await press(page, /^Delete the address/);
    await shows(page, 'Address Deleted');
    expect(member.faults).toEqual([]);
    await member.close();
  });

  it('tells of a wrong code until the right one is entered', async () => {
    const { page, faults, close } = await newShopper(browser, 'phone', options);
    const phone = newPhone();
    await page.goto('/auth');
    await askForCode(page, phone);
    await shows(page, 'OTP sent!');
    const code = await latestCode(`+91${phone}`);
    await page.getByLabel('6-digit code').fill(code === '111111' ? '222222' : '111111');
    await press(page, 'Verify OTP');
    await shows(page, 'Invalid OTP. Please check and try again.');
    await page.getByLabel('6-digit code').fill(code);
    await press(page, 'Verify OTP');
    await shows(page, 'Login successful!');
    expect(await page.getByText('Invalid OTP').count()).toBe(0);
    expect(faults).toEqual([]);
    await close();
  });
});

describe.each(Object.keys(screens) as Screen[])('on a %s', (screen) => {
  it('orders to an address that was looked up, where the location is denied', async () => {
    const { page, context, faults, close } = await newSignedInShopper(browser, screen);
    await context.clearPermissions();
    await page.goto(`/product/${goods.productId}`);
    await chooseSize(page);
    await press(page, 'ADD TO BAG');
    await shows(page, 'Added to Bag');
    await toast(page).getByRole('link', { name: 'View bag' }).click();
    await page.getByRole('link', { name: 'Proceed to Checkout' }).click();
    await press(page, '+ Add New Address');
    const form = page.getByRole('dialog');
    await form.getByLabel('Name').fill('आशा मेनन');
    await form.getByRole('button', { name: 'Fetch Location' }).click();
    await shows(page, 'Location access denied. Please enable location permissions.');
    const add = form.getByRole('button', { name: 'Add Address' });
    expect(await add.getAttribute('aria-disabled')).toBe('true');

    // What the maps service does not know.
    await form.getByLabel('Address').fill('12 Nowhere Lane');
    await form.getByRole('button', { name: 'Look Up Address' }).click();
    await form.getByText(/^No place was found/).waitFor();
    expect(await add.getAttribute('aria-disabled')).toBe('true');

    // A PIN code alone; what else the rider needs is added afterwards.
    await form.getByLabel('Address').fill('400050');
    await form.getByRole('button', { name: 'Look Up Address' }).click();
    const place = form.getByRole('radio', { name: /Bandra West, Mumbai/ });
    await place.waitFor();
    expect(await add.getAttribute('aria-disabled')).toBe('true');
    await place.check();
    await form.getByLabel('Address').fill('Flat 4, 14 Hill Road, 400050');
    expect(await add.getAttribute('aria-disabled')).toBeNull();

    // What the backend would refuse is said before it is sent.
    let sent = 0;
    page.on('request', (request) => {
      if (request.method() === 'POST' && request.url().endsWith('/customer/address')) sent += 1;
    });
    await form.getByLabel('Phone').fill('call me');
    await add.click();
    await shows(page, 'Please enter a valid phone number');
    expect(sent).toBe(0);
    await form.getByLabel('Phone').fill('+91 98200 12345');
    await add.click();
    await shows(page, 'Address Added');
    await page.getByRole('radio', { name: /Flat 4, 14 Hill Road/ }).waitFor();
    await press(page, 'Place Order');
    await shows(page, 'Order Placed Successfully!');
    expect(faults).toEqual([]);
    await close();
  });
});
