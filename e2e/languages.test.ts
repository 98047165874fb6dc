import { expect, longRunOnly, poll, test } from './helpers/fixtures.ts';
import {
  button,
  link,
  waitForText,
  waitForTitle,
  waitUntilHydrated,
  waitUntilOverlayLeft,
} from './helpers/locators.ts';
import { findPageProblems, recordLayoutShifts, sum, waitUntilLoaded } from './helpers/page-checks.ts';
import { availableProducts, callBackend, latestCode } from './helpers/services.ts';
import { newPhone, pathOf } from './helpers/shopper.ts';

const hindi = { locale: 'hi-IN' };

test('orders in Hindi, from the first page to the profile', async ({ newVisitor }) => {
  const { page } = await newVisitor(hindi);
  await page.goto('/');
  await waitForText(page, 'अभी ट्रेंड में');
  expect(pathOf(page)).toBe('/hi/');
  await expect(page.locator('html')).toHaveAttribute('lang', 'hi-IN');
  await link(page, 'अभी खरीदें').click();
  await waitForTitle(page, 'प्रोडक्ट');
  expect(pathOf(page)).toBe('/hi/products');
  await button(page, 'क्रम चुनें').click();
  await page.getByRole('menuitemradio', { name: 'कीमत: कम से ज़्यादा' }).click();
  await waitForText(page, 'क्रम: कीमत: कम से ज़्यादा');
  await page.reload();
  await waitForText(page, 'क्रम: कीमत: कम से ज़्यादा');
  const cards = page.getByRole('main').locator('a[href^="/hi/product/"]');
  await cards.filter({ hasNotText: 'स्टॉक खत्म' }).nth(2).click();
  await button(page, 'बैग में डालें').click();

  // Sign-in, and back to the product.
  await waitForTitle(page, 'साइन इन करें');
  const phone = newPhone();
  await page.getByLabel('मोबाइल नंबर').fill(phone);
  await button(page, 'OTP भेजें').click();
  await waitForTitle(page, 'OTP की पुष्टि करें');
  await page.getByLabel('6 अंकों का कोड').fill(await latestCode(`+91${phone}`));
  await button(page, 'OTP की पुष्टि करें').click();
  await waitForText(page, 'साइज़ ज़रूरी है');
  await button(page, 'ठीक है').click();
  await page
    .getByRole('group', { name: 'साइज़' })
    .locator('label')
    .filter({ has: page.locator('input:not([aria-disabled])') })
    .first()
    .click();
  await button(page, 'बैग में डालें').click();
  await waitForText(page, 'बैग में डाल दिया');

  await page.goto('/hi/cart');
  await waitForTitle(page, 'कार्ट (1)');
  await link(page, 'चेकआउट करें').click();
  await waitForTitle(page, 'चेकआउट');
  await button(page, '+ नया पता जोड़ें').click();
  const form = page.getByRole('dialog');
  await form.getByLabel('नाम').fill('आशा मेनन');
  await form.getByRole('button', { name: 'लोकेशन लें' }).click();
  await waitForText(page, 'लोकेशन मिल गई');
  await form.getByRole('button', { name: 'पता जोड़ें' }).click();
  await page.getByRole('radio', { name: /आशा मेनन/ }).waitFor();
  await button(page, 'ऑर्डर करें').click();
  await waitForText(page, 'ऑर्डर हो गया!');
  await poll(() => pathOf(page)).toBe('/hi/profile');
  await waitForText(page, 'हाल के ऑर्डर');
  await expect(page.getByRole('link', { name: /^ऑर्डर .+, जानकारी$/ })).toHaveCount(1);
  expect(await findPageProblems(page)).toEqual([]);
});

test("the browser's language decides a first visit, and the shopper's choice overrides it", async ({
  newVisitor,
}) => {
  const { page } = await newVisitor(hindi);
  await page.goto('/products?tag=Jeans&sort=newest');
  await page.waitForURL('/hi/products?tag=Jeans&sort=newest');
  await waitForText(page, 'क्रम: नए पहले');
  await page.goto('/');
  await button(page, 'भाषा').click();
  await link(page, 'English').click();
  await waitForText(page, 'Trending Right Now');
  expect(pathOf(page)).toBe('/');
  // The choice is kept for the next visit, while a link to a page in Hindi still opens it in Hindi.
  await page.goto('/categories');
  await waitForTitle(page, 'Categories');
  await page.goto('/hi/categories');
  await waitForTitle(page, 'कैटेगरी');
  await page.goto('/categories');
  await waitForTitle(page, 'Categories');
});

// The fallback fonts have nearly the same widths; the rupee sign is preloaded before the other fonts and small.
test('late fonts move nothing', longRunOnly, async ({ newVisitor }) => {
  const [product] = await availableProducts(1);
  for (const { options, prefix, files, limit } of [
    { options: hindi, prefix: '/hi', files: /anek-devanagari/, limit: 0.001 },
    { options: hindi, prefix: '/hi', files: /anek-(latin(?!-rupee)|name)/, limit: 0.001 },
    { options: {}, prefix: '', files: /anek-(latin(?!-rupee)|name)/, limit: 0.001 },
  ]) {
    const { page } = await newVisitor(options);
    const layoutShifts = await recordLayoutShifts(page);
    let requested = 0;
    let released = Promise.withResolvers<void>();
    await page.route(files, async (route) => {
      requested += 1;
      await released.promise;
      await route.continue();
    });
    for (const path of [`${prefix}/`, `${prefix}/products`, `${prefix}/product/${product?.productId}`]) {
      requested = 0;
      released = Promise.withResolvers();
      await page.goto(path, { waitUntil: 'commit' });
      // This loads the whole stylesheets too.
      await waitUntilHydrated(page);
      await waitUntilLoaded(page);
      // Some pages have a shift of another cause before.
      const { length } = await layoutShifts();
      released.resolve();
      expect(requested, path).toBeGreaterThan(0);
      await page.evaluate(async () => void (await document.fonts.ready));
      expect(sum((await layoutShifts()).slice(length)), path).toBeLessThanOrEqual(limit);
    }
  }
});

test('switching to Hindi in the middle of checkout loses nothing', async ({ newCustomer }) => {
  const { page, account } = await newCustomer();
  const [product] = await availableProducts(1);
  await callBackend(account, 'POST', '/cart', {
    items: [{ product_variant_id: product?.variantId, quantity: 2 }],
  });
  await page.goto('/checkout');
  await page.getByLabel('Coupon code').fill('FLAT400');
  await button(page, 'Apply').click();
  await waitForText(page, 'Coupon Applied!');
  await button(page, '+ Add New Address').click();
  const form = page.getByRole('dialog');
  await form.getByLabel('Name').fill('आशा मेनन');
  await form.getByLabel('Address', { exact: true }).fill('MG Road, 400050');
  await form.getByRole('button', { name: 'Fetch Location' }).click();
  await waitForText(page, 'Location Fetched');
  await form.getByRole('button', { name: 'Close' }).click();
  await waitUntilOverlayLeft(page);

  // On a phone the profile has the choice of the language.
  await button(page, 'Back to cart').click();
  await waitForTitle(page, 'Cart (1)');
  await button(page, 'Back').click();
  await link(page, 'Profile').click();
  await link(page, 'हिन्दी').click();
  await link(page, 'होम').click();
  await link(page, 'बैग, 1 आइटम').click();
  await link(page, 'चेकआउट करें').click();
  await waitForTitle(page, 'चेकआउट');
  expect(pathOf(page)).toBe('/hi/checkout');
  await waitForText(page, 'FLAT400');
  await button(page, '+ नया पता जोड़ें').click();
  await expect(form.getByLabel('नाम')).toHaveValue('आशा मेनन');
  await expect(form.getByLabel('पता', { exact: true })).toHaveValue('MG Road, 400050');
  await form.getByRole('button', { name: 'पता जोड़ें' }).click();
  await page.getByRole('radio', { name: /आशा मेनन/ }).waitFor();
  await waitUntilOverlayLeft(page);
  await button(page, 'ऑर्डर करें').click();
  await waitForTitle(page, 'आपका फिर से स्वागत है!');
  expect(await callBackend(account, 'GET', '/orders')).toMatchObject({ orders: [{}] });
});
