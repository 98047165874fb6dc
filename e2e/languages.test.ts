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
import { availableProducts, latestCode } from './helpers/services.ts';
import { newPhone, pathOf } from './helpers/shopper.ts';

const hindi = { locale: 'hi-IN' };

test("orders in Hindi, the browser's language, and chooses English in the middle of the checkout, which loses nothing", async ({
  newVisitor,
}) => {
  const { page } = await newVisitor(hindi);
  await page.goto('/');
  await waitForText(page, 'अभी ट्रेंड में');
  expect(pathOf(page)).toBe('/hi/');
  await expect(page.locator('html')).toHaveAttribute('lang', 'hi-IN');
  await page.goto('/products?tag=Jeans&sort=price-low');
  await page.waitForURL('/hi/products?tag=Jeans&sort=price-low');
  await waitForText(page, 'क्रम: कीमत: कम से ज़्यादा');
  const cards = page.getByRole('main').locator('a[href^="/hi/product/"]');
  await cards.filter({ hasNotText: 'स्टॉक खत्म' }).nth(2).click();
  const sizes = page.getByRole('group', { name: 'साइज़' }).locator('label');
  await sizes
    .filter({ has: page.locator('input:not([aria-disabled])') })
    .first()
    .click();
  await button(page, 'बैग में डालें').click();

  await waitForTitle(page, 'साइन इन करें');
  const phone = newPhone();
  await page.getByLabel('मोबाइल नंबर').fill(phone);
  await button(page, 'OTP भेजें').click();
  await waitForTitle(page, 'OTP की पुष्टि करें');
  await page.getByLabel('6 अंकों का कोड').fill(await latestCode(`+91${phone}`));
  await button(page, 'OTP की पुष्टि करें').click();
  await waitForText(page, 'बैग में डाल दिया');
  await link(page, /^बैग, 1 आइटम/).click();
  await waitForTitle(page, 'कार्ट (1)');
  await link(page, 'चेकआउट करें').click();
  await waitForTitle(page, 'चेकआउट');
  await button(page, '+ नया पता जोड़ें').click();
  const form = page.getByRole('dialog');
  await form.getByLabel('नाम').fill('आशा मेनन');
  await form.getByRole('button', { name: 'लोकेशन लें' }).click();
  await waitForText(page, 'लोकेशन मिल गई');
  expect(await findPageProblems(page)).toEqual([]);
  // The toast in the dialog has such a button too.
  await form.getByRole('button', { name: 'बंद करें' }).first().click();
  await waitUntilOverlayLeft(page);

  // On a phone the profile has the choice of the language, which counts more than the browser's from then on.
  await page.goto('/hi/profile');
  await link(page, 'English').click();
  await waitForTitle(page, 'Welcome Back!');
  await page.goto('/checkout');
  await waitForTitle(page, 'Checkout');
  expect(pathOf(page)).toBe('/checkout');
  await button(page, '+ Add New Address').click();
  await expect(form.getByLabel('Name')).toHaveValue('आशा मेनन');
  await form.getByRole('button', { name: 'Add Address' }).click();
  await page.getByRole('radio', { name: /आशा मेनन/ }).waitFor();
  await waitUntilOverlayLeft(page);

  // A link to a page in Hindi still opens it in Hindi.
  await page.goto('/hi/checkout');
  await button(page, 'ऑर्डर करें').click();
  await waitForText(page, 'ऑर्डर हो गया!');
  await poll(() => pathOf(page)).toBe('/hi/profile');
  await expect(page.getByRole('link', { name: /^ऑर्डर .+, जानकारी$/ })).toHaveCount(1);
  expect(await findPageProblems(page)).toEqual([]);
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
