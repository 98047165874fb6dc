import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { naap } from '@naap/content';
import { root } from '@naap/launcher/processes';
import { brand } from '@naap/ui/brand';
import { test as base, expect, type Page } from '@playwright/test';
import { ADDED, translate } from './language.ts';
import { collectTexts, createUnmarked, outsideMarks, textsOf, unmarkedTexts } from './marks.ts';

const catalogue: Readonly<Record<string, unknown>> = Object.assign(
  {},
  ...globSync('packages/messages/locales/en/*.json', { cwd: root }).map((file) =>
    JSON.parse(readFileSync(join(root, file), 'utf8')),
  ),
);

/** Returns a message in the added language, without its marks, which are white space. Throws when it has parameters or does not exist. */
function text(key: string): string {
  const message = catalogue[key];
  if (typeof message !== 'string' || message.includes('{')) throw new Error(`${key} is no plain message`);
  return translate(message).trim();
}

/** Names that are the same in every language; each language names itself in the switch. */
const names = textsOf([brand, naap.search.brands, naap.home.comingSoonBrands, 'मराठी']);

const button = (page: Page, key: string) => page.getByRole('button', { name: text(key), exact: true });
const waitForText = (page: Page, key: string) => page.getByText(text(key)).first().waitFor();
const waitForTitle = (page: Page, key: string) =>
  page.getByRole('heading', { name: text(key), level: 1 }).waitFor();

/** A page that collects its texts; after the test none of them may be a literal. */
const test = base.extend<{ readonly page: Page; readonly checkTexts: () => Promise<void> }>({
  page: async ({ page }, use) => {
    await page.addInitScript(collectTexts);
    await use(page);
  },
  checkTexts: async ({ page }, use) => {
    await use(async () => {
      const tags = await page
        .locator('meta[name="description"], meta[property="og:title"], meta[property="og:description"]')
        .evaluateAll((elements) => elements.map((element) => element.getAttribute('content') ?? ''));
      const shown = await unmarkedTexts(page, names);
      expect.soft([...shown, ...(await unmarkedMetadata(tags, page))], page.url()).toEqual([]);
    });
  },
});

/** Returns the descriptions for search engines that have no marks at all. Product texts are part of some. */
async function unmarkedMetadata(tags: readonly string[], page: Page): Promise<readonly string[]> {
  if (/\/product\//.test(page.url())) return [];
  const unmarked = createUnmarked(names);
  return tags.filter((tag) => outsideMarks(tag) === tag && unmarked(tag) !== '');
}

test('a folder adds a language: its pages, the switch, links to it, the manifest and the sitemap', async ({
  page,
  request,
}) => {
  await page.goto(`/${ADDED}`);
  await expect(page.locator('html')).toHaveAttribute('lang', 'mr-IN-u-nu-latn');
  await expect(page.locator('html')).toHaveAttribute('dir', 'ltr');
  await page.getByRole('link', { name: text('home_shop_now') }).waitFor();
  for (const language of ['en', 'hi', ADDED])
    await expect(page.locator(`link[hreflang="${language}"]`)).toHaveCount(1);
  expect(await page.locator('meta[property="og:locale"]').getAttribute('content')).toBe('mr_IN');

  const manifest = await page.locator('link[rel="manifest"]').getAttribute('href');
  expect(await (await request.get(manifest ?? '')).json()).toMatchObject({
    lang: 'mr-IN-u-nu-latn',
    start_url: `/${ADDED}`,
  });
  expect((await request.get(`/sw.${ADDED}.js`)).status()).toBe(200);
  expect(await (await request.get(`/${ADDED}/offline.html`)).text()).toContain(
    text('offline_not_saved_title'),
  );
  expect(await (await request.get('/sitemaps/pages.xml')).text()).toContain(`/${ADDED}/categories</loc>`);

  await button(page, 'language_label').click();
  await page.getByRole('link', { name: 'हिन्दी' }).click();
  await page.waitForURL(/\/hi\/?$/);
  await page.getByRole('button', { name: 'भाषा' }).click();
  await page.getByRole('link', { name: 'मराठी' }).click();
  await page.waitForURL(new RegExp(`/${ADDED}/?$`));
  // The choice leads from an address without a language.
  await page.goto('/categories');
  await waitForTitle(page, 'categories_title');
  expect(new URL(page.url()).pathname).toBe(`/${ADDED}/categories`);
});

for (const path of [
  '/',
  '/categories',
  '/category/women',
  '/products',
  '/products?tag=Jeans&sort=newest',
  '/products?search=zzzzzz',
  '/products?collection=404',
  '/product/999999999',
  '/search-page',
  '/auth',
  '/cart',
  '/nowhere',
])
  test(`every text of ${path} is a message`, async ({ page, checkTexts }) => {
    await page.goto(`/${ADDED}${path}`);
    await page.locator('h1').first().waitFor();
    // React, which reads the data of the page, is loaded when the shopper does something.
    await page.keyboard.press('Shift');
    await page.locator('#root:not([data-dehydrated])').waitFor();
    await page.waitForLoadState('networkidle');
    await checkTexts();
  });

test('every text on the way to an order is a message', async ({ page, checkTexts, request }) => {
  await page.goto(`/${ADDED}/products`);
  await button(page, 'product_list_filter_button').click();
  await page.getByRole('dialog').getByText(text('product_list_filter_gender')).first().waitFor();
  await button(page, 'product_list_filter_cancel').click();
  await button(page, 'product_list_sort_label').click();
  await page.getByRole('menuitemradio').nth(1).click();
  await page.waitForLoadState('networkidle');
  await checkTexts();

  const cards = page.getByRole('main').locator(`a[href^="/${ADDED}/product/"]`);
  await cards
    .filter({ hasNotText: text('home_row_sold_out') })
    .nth(2)
    .click();
  await button(page, 'product_detail_add_to_bag').click();
  await waitForTitle(page, 'sign_in_phone_title');
  const phone = `98${Math.floor(Math.random() * 1e8)}`.padEnd(10, '0');
  await page.getByLabel(text('sign_in_phone_label')).fill(phone);
  await button(page, 'sign_in_phone_send').click();
  await waitForTitle(page, 'sign_in_otp_title');
  await page.getByLabel(text('sign_in_otp_label')).fill('000000');
  await button(page, 'sign_in_otp_verify').click();
  await waitForText(page, 'error_phone_auth_confirm_code_invalid_verification_code');
  const codes = `${process.env.IDENTITY_URL}/emulator/v1/projects/demo-naap/verificationCodes`;
  const { verificationCodes } = (await (await request.get(codes)).json()) as {
    verificationCodes: readonly { phoneNumber: string; code: string }[];
  };
  const sent = verificationCodes.findLast(({ phoneNumber }) => phoneNumber === `+91${phone}`);
  await page.getByLabel(text('sign_in_otp_label')).fill(sent?.code ?? '');
  await button(page, 'sign_in_otp_verify').click();

  await waitForText(page, 'product_detail_size_required_title');
  await button(page, 'product_detail_size_required_close').click();
  await page
    .getByRole('group', { name: text('product_detail_size') })
    .locator('label')
    .filter({ has: page.locator('input:not([aria-disabled])') })
    .first()
    .click();
  await button(page, 'product_detail_add_to_bag').click();
  await waitForText(page, 'product_detail_added_title');
  await checkTexts();

  await page.goto(`/${ADDED}/cart`);
  await page.getByRole('link', { name: text('cart_checkout') }).waitFor();
  await page.waitForLoadState('networkidle');
  await checkTexts();
  await page.goto(`/${ADDED}/checkout`);
  await button(page, 'checkout_address_add').click();
  const form = page.getByRole('dialog');
  await form.getByLabel(text('address_form_name_label')).fill('Asha Menon');
  await form.getByRole('button', { name: text('address_form_locate') }).click();
  await waitForText(page, 'state_location_fetched');
  await form.getByRole('button', { name: text('address_form_add'), exact: true }).click();
  await page.getByRole('radio', { name: /Asha Menon/ }).waitFor();
  await checkTexts();
  await button(page, 'checkout_place').click();
  await waitForText(page, 'state_order_placed');
  await waitForText(page, 'profile_orders_title');
  await page.waitForLoadState('networkidle');
  await checkTexts();
});
