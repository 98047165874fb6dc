import type { Page } from '@playwright/test';
import { urls } from './helpers/environment.ts';
import { bothWidths, expect, poll, test } from './helpers/fixtures.ts';
import { pressButton } from './helpers/locators.ts';
import { waitUntilLoaded } from './helpers/page-checks.ts';
import { latestCode, prepareOrder, productWithSizes } from './helpers/services.ts';
import { chooseSize, newPhone, requestCode } from './helpers/shopper.ts';

/** Returns the toast that is shown: the status or alert that can be dismissed. */
const toast = (page: Page) =>
  page
    .locator('[role="status"], [role="alert"]')
    .filter({ has: page.getByRole('button', { name: 'Dismiss', includeHidden: true }) });

/** Returns the text of each control for going on or back that the toast covers. */
function coveredControls(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const needed =
      /^(Back|Bag,|Close|ADD TO BAG|Proceed to Checkout|Place Order|Send OTP|Verify OTP|Add Address|SHOP NOW)/;
    const dismiss = [...document.querySelectorAll('button')].find(
      ({ textContent }) => textContent === 'Dismiss',
    );
    const box = dismiss?.closest('[role="status"], [role="alert"]')?.getBoundingClientRect();
    if (!box) return ['no toast is shown'];
    const dialog = [...document.querySelectorAll('dialog:modal')].at(-1) ?? document.body;
    const controls = [...dialog.querySelectorAll('button, a, nav')].filter(
      (control) =>
        control.checkVisibility({ visibilityProperty: true }) &&
        (control.matches('nav') || needed.test(control.textContent?.trim() ?? '')),
    );
    if (controls.length === 0) return ['no control is shown'];
    return controls
      .filter((control) => {
        const { top, bottom, left, right } = control.getBoundingClientRect();
        return top < box.bottom && bottom > box.top && left < box.right && right > box.left;
      })
      .map((control) => control.textContent ?? '');
  });
}

/** Expects one toast, with this text, inside the window and covering no control that is needed. */
async function expectToast(page: Page, text: string | RegExp): Promise<void> {
  await toast(page).filter({ hasText: text }).waitFor();
  expect(await toast(page).count()).toBe(1);
  await poll(() => coveredControls(page)).toEqual([]);
  const box = await toast(page).boundingBox();
  const view = page.viewportSize();
  if (!box || !view) throw new Error('the toast has no box');
  expect(box.y).toBeGreaterThanOrEqual(0);
  expect(box.y + box.height).toBeLessThanOrEqual(view.height);
  expect(box.x).toBeGreaterThanOrEqual(0);
  expect(box.x + box.width).toBeLessThanOrEqual(view.width);
}

/** Makes writes to a path of the backend fail. */
const failWrites = (page: Page, path: string) =>
  page.route(
    (url) => url.href.startsWith(urls.backend + path),
    (route) =>
      ['GET', 'OPTIONS'].includes(route.request().method())
        ? route.fallback()
        : route.fulfill({ status: 500, headers: { 'Access-Control-Allow-Origin': '*' }, json: {} }),
  );

for (const viewport of [
  { width: 320, height: 568 },
  { width: 390, height: 844 },
  { width: 430, height: 932 },
]) {
  const { width, height } = viewport;

  test(`a toast covers neither Back nor the bag nor the next step at ${width} x ${height} px`, async ({
    newCustomer,
  }) => {
    const { page, context, account } = await newCustomer({ viewport });
    const product = await productWithSizes();
    await page.goto('/');

    // Home, where a next step can be anywhere on the page.
    await page
      .getByRole('button', { name: /COMING SOON/i })
      .first()
      .click();
    await expectToast(page, 'Coming Soon');

    // Product: an error, then a success that replaces it and links to the bag.
    await page.goto(`/product/${product.productId}`);
    await chooseSize(page);
    await failWrites(page, '/cart');
    await pressButton(page, 'ADD TO BAG');
    await expectToast(page, 'Add to Bag Failed');
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await pressButton(page, 'ADD TO BAG');
    await expectToast(page, 'Added to Bag');
    await toast(page).getByRole('link', { name: 'View bag' }).click();
    await poll(() => new URL(page.url()).pathname).toBe('/cart');
    await poll(() => toast(page).count()).toBe(0);

    await pressButton(page, /^One more of/);
    await expectToast(page, 'Cart Updated');
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await expectToast(page, 'Cart Updated');

    await prepareOrder(account);
    await page.goto('/checkout');
    await waitUntilLoaded(page);
    await page.getByLabel('Coupon code').fill('FIRST10');
    await pressButton(page, 'Apply');
    await expectToast(page, 'Invalid Coupon');
    await page.getByLabel('Coupon code').fill('FLAT400');
    await pressButton(page, 'Apply');
    await expectToast(page, 'Coupon Applied!');
    await failWrites(page, '/order');
    await pressButton(page, 'Place Order');
    await expectToast(page, 'Order Failed');

    // A dialog, also in the part of the window that an on-screen keyboard leaves.
    await pressButton(page, '+ Add New Address');
    await page.getByRole('dialog').getByLabel('Name').fill('Asha');
    // A press on the aria-disabled button shows the reason.
    await page.getByRole('button', { name: 'Add Address' }).press('Enter');
    await expectToast(page, 'Validation Error');
    await context.clearPermissions();
    await pressButton(page, 'Fetch Location');
    await expectToast(page, 'Location Error');
    await page.getByRole('dialog').getByLabel('Address').fill('400050');
    await page.setViewportSize({ width, height: Math.round(height * 0.6) });
    await expectToast(page, 'Location Error');
    await page.setViewportSize(viewport);
    await pressButton(page, 'Close');

    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await pressButton(page, 'Place Order');
    await expectToast(page, 'Order Placed Successfully!');
    await page.getByRole('heading', { name: 'Welcome Back!' }).waitFor();
    await expectToast(page, 'Order Placed Successfully!');
    await pressButton(page, /^Delete the address/);
    await expectToast(page, 'Address Deleted');
  });

  test(`a toast reports a wrong code until the right one is entered at ${width} x ${height} px`, async ({
    newVisitor,
  }) => {
    const { page } = await newVisitor({ viewport });
    const phone = newPhone();
    await page.goto('/auth');
    await requestCode(page, phone);
    await expectToast(page, 'OTP sent!');
    const code = await latestCode(`+91${phone}`);
    await page.getByLabel('6-digit code').fill(code === '111111' ? '222222' : '111111');
    await pressButton(page, 'Verify OTP');
    await expectToast(page, 'Invalid OTP. Please check and try again.');
    await page.getByLabel('6-digit code').fill(code);
    await pressButton(page, 'Verify OTP');
    await expectToast(page, 'Login successful!');
    expect(await page.getByText('Invalid OTP').count()).toBe(0);
  });
}

test(
  'orders to an address that was looked up when the location is denied',
  bothWidths,
  async ({ customer: { page, context } }) => {
    const product = await productWithSizes();
    await context.clearPermissions();
    await page.goto(`/product/${product.productId}`);
    await chooseSize(page);
    await pressButton(page, 'ADD TO BAG');
    await expectToast(page, 'Added to Bag');
    await toast(page).getByRole('link', { name: 'View bag' }).click();
    await page.getByRole('link', { name: 'Proceed to Checkout' }).click();
    await pressButton(page, '+ Add New Address');
    const form = page.getByRole('dialog');
    await form.getByLabel('Name').fill('आशा मेनन');
    await form.getByRole('button', { name: 'Fetch Location' }).click();
    await expectToast(page, 'Location access denied. Please enable location permissions.');
    const add = form.getByRole('button', { name: 'Add Address' });
    expect(await add.getAttribute('aria-disabled')).toBe('true');

    // An address that the maps service does not know.
    await form.getByLabel('Address').fill('12 Nowhere Lane');
    await form.getByRole('button', { name: 'Look Up Address' }).click();
    await form.getByText(/^No place was found/).waitFor();
    expect(await add.getAttribute('aria-disabled')).toBe('true');

    // A PIN code alone; the street is added afterwards.
    await form.getByLabel('Address').fill('400050');
    await form.getByRole('button', { name: 'Look Up Address' }).click();
    const place = form.getByRole('radio', { name: /Bandra West, Mumbai/ });
    await place.waitFor();
    expect(await add.getAttribute('aria-disabled')).toBe('true');
    await place.check();
    await form.getByLabel('Address').fill('Flat 4, 14 Hill Road, 400050');
    expect(await add.getAttribute('aria-disabled')).toBeNull();

    // A phone number that the backend would refuse is reported before it is sent.
    let sent = 0;
    page.on('request', (request) => {
      if (request.method() === 'POST' && request.url().endsWith('/customer/address')) sent += 1;
    });
    await form.getByLabel('Phone').fill('call me');
    await add.click();
    await expectToast(page, 'Please enter a valid phone number');
    expect(sent).toBe(0);
    await form.getByLabel('Phone').fill('+91 98200 12345');
    await add.click();
    await expectToast(page, 'Address Added');
    await page.getByRole('radio', { name: /Flat 4, 14 Hill Road/ }).waitFor();
    await pressButton(page, 'Place Order');
    await expectToast(page, 'Order Placed Successfully!');
  },
);
