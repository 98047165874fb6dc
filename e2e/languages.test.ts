import type { Page } from '@playwright/test';
import { bothWidths, expect, poll, test } from './helpers/fixtures.ts';
import {
  button,
  link,
  waitForText,
  waitForTitle,
  waitUntilHydrated,
  waitUntilOverlayLeft,
} from './helpers/locators.ts';
import { recordLayoutShifts, sum } from './helpers/page-checks.ts';
import { availableProducts, callBackend, latestCode } from './helpers/services.ts';
import { newPhone, pathOf } from './helpers/shopper.ts';

const hindi = { locale: 'hi-IN' };

test('orders in Hindi, from the first page to the profile', bothWidths, async ({ newVisitor, isMobile }) => {
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
  await expect(page.getByRole('button', { name: /^ऑर्डर .+, जानकारी$/ })).toHaveCount(1);
  if (isMobile) expect(await sidewaysScroll(page)).toBe(0);
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

test('a browser in English gets the same document, and stays in English', async ({ visitor: { page } }) => {
  const etags = new Set<string | undefined>();
  for (const language of ['en-IN', 'hi-IN', 'hi']) {
    const response = await page.request.get('/products', { headers: { 'Accept-Language': language } });
    expect(response.headers().vary).toBe('Accept-Encoding');
    etags.add(response.headers().etag);
  }
  expect(etags.size).toBe(1);
  await page.goto('/products');
  await waitForTitle(page, 'Products');
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /\/products$/);
  await expect(page.locator('link[hreflang="hi"]')).toHaveAttribute('href', /\/hi\/products$/);
  await expect(page.locator('link[hreflang="x-default"]')).toHaveAttribute('href', /[^i]\/products$/);
});

test('an installed shop has the language of its page', async ({ visitor: { page } }) => {
  for (const [path, lang, description] of [
    ['/', 'en-IN', 'Fashion for women and men'],
    ['/hi', 'hi-IN', 'महिलाओं और पुरुषों का फ़ैशन'],
  ] as const) {
    await page.goto(path);
    const href = await page.locator('link[rel="manifest"]').getAttribute('href');
    const response = await page.request.get(href ?? '');
    expect(response.headers()['content-type']).toBe('application/manifest+json');
    const manifest = await response.json();
    expect(manifest).toMatchObject({ lang, start_url: path });
    expect(manifest.description).toContain(description);
  }
});

/** The fonts arrive long after the page is shown. */
const FONT_DELAY_MS = 1500;

// Late Devanagari fonts are not used (`font-display: optional`). Late Latin ones are, and their fallback fonts have nearly the same widths; the
// rupee sign is preloaded before them and small.
for (const { script, options, prefix, files, limit } of [
  { script: 'Devanagari', options: hindi, prefix: '/hi', files: /anek-devanagari/, limit: 0 },
  { script: 'Latin', options: {}, prefix: '', files: /anek-(latin(?!-rupee)|name)/, limit: 0.001 },
])
  test(`late ${script} fonts move nothing`, bothWidths, async ({ newVisitor }) => {
    const { page } = await newVisitor(options);
    const [product] = await availableProducts(1);
    const layoutShifts = await recordLayoutShifts(page);
    /** Number of shifts before each font file was delivered; some pages have one of another cause. */
    let before: number[] = [];
    await page.route(files, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, FONT_DELAY_MS));
      const { length } = await layoutShifts();
      await route.continue();
      before.push(length);
    });
    for (const path of [`${prefix}/`, `${prefix}/products`, `${prefix}/product/${product?.productId}`]) {
      before = [];
      await page.goto(path);
      await page.locator('h1').first().waitFor();
      await poll(() => before.length).toBeGreaterThan(0);
      // This loads the whole stylesheets too.
      await waitUntilHydrated(page);
      await page.evaluate(async () => void (await document.fonts.ready));
      const score = sum((await layoutShifts()).slice(Math.min(...before)));
      expect(score, path).toBeLessThanOrEqual(limit);
    }
  });

test('switching in the profile keeps the session and the bag', async ({ newCustomer }) => {
  const { page } = await newCustomer();
  await page.goto('/profile');
  await waitForText(page, 'Recent Orders');
  await link(page, 'हिन्दी').click();
  await waitForText(page, 'हाल के ऑर्डर');
  expect(pathOf(page)).toBe('/hi/profile');
  // A path without a language prefix opens in the chosen language, too.
  await page.goBack();
  await waitForText(page, 'हाल के ऑर्डर');
});

const checkoutTexts = {
  English: {
    path: '/checkout',
    title: 'Checkout',
    coupon: 'Coupon code',
    apply: 'Apply',
    applied: 'Coupon Applied!',
    newAddress: '+ Add New Address',
    name: 'Name',
    address: 'Address',
    locate: 'Fetch Location',
    located: 'Location Fetched',
    add: 'Add Address',
    place: 'Place Order',
    profile: 'Welcome Back!',
    cart: 'Cart (1)',
    close: 'Close',
    language: 'English',
    menu: 'Language',
    toCart: 'Back to cart',
    back: 'Back',
    toProfile: 'Profile',
    toHome: 'Home',
    bag: 'Bag, 1 item',
    proceed: 'Proceed to Checkout',
  },
  Hindi: {
    path: '/hi/checkout',
    title: 'चेकआउट',
    coupon: 'कूपन कोड',
    apply: 'लगाएं',
    applied: 'कूपन लग गया!',
    newAddress: '+ नया पता जोड़ें',
    name: 'नाम',
    address: 'पता',
    locate: 'लोकेशन लें',
    located: 'लोकेशन मिल गई',
    add: 'पता जोड़ें',
    place: 'ऑर्डर करें',
    profile: 'आपका फिर से स्वागत है!',
    cart: 'कार्ट (1)',
    close: 'बंद करें',
    language: 'हिन्दी',
    menu: 'भाषा',
    toCart: 'कार्ट पर वापस',
    back: 'वापस',
    toProfile: 'प्रोफ़ाइल',
    toHome: 'होम',
    bag: 'बैग, 1 आइटम',
    proceed: 'चेकआउट करें',
  },
};

type CheckoutTexts = (typeof checkoutTexts)['English'];

/** From checkout, changes the language in the header's menu. */
async function switchInHeader(page: Page, before: CheckoutTexts, after: CheckoutTexts): Promise<void> {
  await button(page, before.menu).click();
  await link(page, after.language).click();
}

/** From checkout, which has no menu on a phone, goes to the profile, changes the language there, and returns. */
async function switchInProfile(page: Page, before: CheckoutTexts, after: CheckoutTexts): Promise<void> {
  await button(page, before.toCart).click();
  await waitForTitle(page, before.cart);
  await button(page, before.back).click();
  await link(page, before.toProfile).click();
  await link(page, after.language).click();
  await link(page, after.toHome).click();
  await link(page, after.bag).click();
  await link(page, after.proceed).click();
}

for (const [from, to] of [
  ['English', 'Hindi'],
  ['Hindi', 'English'],
] as const)
  test(
    `switching from ${from} to ${to} in the middle of checkout loses nothing`,
    bothWidths,
    async ({ newCustomer, isMobile }) => {
      const [before, after] = [checkoutTexts[from], checkoutTexts[to]];
      const { page, account } = await newCustomer();
      const [product] = await availableProducts(1);
      const items = [{ product_variant_id: product?.variantId, quantity: 2 }];
      await callBackend(account, 'POST', '/cart', { items });
      await page.goto(before.path);
      await page.getByLabel(before.coupon).fill('FLAT400');
      await button(page, before.apply).click();
      await waitForText(page, before.applied);
      await button(page, before.newAddress).click();
      const form = page.getByRole('dialog');
      await form.getByLabel(before.name).fill('आशा मेनन');
      await form.getByLabel(before.address, { exact: true }).fill('MG Road, 400050');
      await form.getByRole('button', { name: before.locate }).click();
      await waitForText(page, before.located);

      await form.getByRole('button', { name: before.close }).click();
      await waitUntilOverlayLeft(page);
      await (isMobile ? switchInProfile : switchInHeader)(page, before, after);
      await waitForTitle(page, after.title);
      expect(pathOf(page)).toBe(after.path);
      await waitForText(page, 'FLAT400');
      await button(page, after.newAddress).click();
      await expect(form.getByLabel(after.name)).toHaveValue('आशा मेनन');
      await expect(form.getByLabel(after.address, { exact: true })).toHaveValue('MG Road, 400050');
      await form.getByRole('button', { name: after.add }).click();
      await page.getByRole('radio', { name: /आशा मेनन/ }).waitFor();
      // A saved address is no draft any more.
      await button(page, after.newAddress).click();
      // The dialog that has just closed is visible until it has faded out.
      await expect(page.locator('dialog[open]').getByLabel(after.name)).toHaveValue('');
      await page.keyboard.press('Escape');
      await waitUntilOverlayLeft(page);
      await button(page, after.place).click();
      await waitForTitle(page, after.profile);
      const { orders } = (await callBackend(account, 'GET', '/orders')) as {
        orders: readonly unknown[];
      };
      expect(orders).toHaveLength(1);
    },
  );

/** Returns how far the page can be scrolled sideways, in px. */
function sidewaysScroll(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}
