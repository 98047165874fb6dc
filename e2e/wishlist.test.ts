import type { Page } from '@playwright/test';
import { bothWidths, expect, poll, test } from './helpers/fixtures.ts';
import { button, link, waitForText, waitForTitle, waitUntilHydrated } from './helpers/locators.ts';
import {
  addFault,
  availableProducts,
  callBackend,
  clearFaults,
  productWithSizes,
  queryStorefront,
} from './helpers/services.ts';
import { chooseSize, pathOf } from './helpers/shopper.ts';

test.afterEach(clearFaults);

const texts = {
  English: {
    path: '',
    heart: 'Wishlist',
    added: 'Added to Wishlist',
    view: 'View wishlist',
    title: (count: number) => `Wishlist (${count})`,
    add: /^Add to bag/,
    inBag: 'Added to Bag',
    remove: /from your wishlist$/,
    removed: 'Removed from Wishlist',
    undo: 'Undo',
    restored: 'Restored',
    related: 'You May Also Like',
    share: 'Share',
    copied: 'Link Copied!',
  },
  Hindi: {
    path: '/hi',
    heart: 'विशलिस्ट',
    added: 'विशलिस्ट में जोड़ दिया गया',
    view: 'विशलिस्ट देखें',
    title: (count: number) => `विशलिस्ट (${count})`,
    add: /^बैग में डालें/,
    inBag: 'बैग में डाल दिया',
    remove: /विशलिस्ट से हटाएं$/,
    removed: 'विशलिस्ट से हटा दिया गया',
    undo: 'वापस लाएं',
    restored: 'वापस जोड़ दिया गया',
    related: 'आपको ये भी पसंद आ सकते हैं',
    share: 'शेयर करें',
    copied: 'लिंक कॉपी हो गया!',
  },
};

interface OneVariantProduct {
  readonly id: string;
  readonly availableForSale: boolean;
  readonly variants: { readonly nodes: readonly unknown[] };
}

/** Returns the ID of an available product with one variant, which needs no choice. */
async function productWithoutChoice(): Promise<string> {
  const { products } = await queryStorefront<{ products: { nodes: readonly OneVariantProduct[] } }>(
    '{ products(first: 250) { nodes { id availableForSale variants(first: 2) { nodes { id } } } } }',
  );
  const product = products.nodes.find(
    ({ availableForSale, variants }) => availableForSale && variants.nodes.length === 1,
  );
  if (!product) throw new Error('the sandbox has no available product with one variant');
  return product.id.split('/').at(-1) ?? '';
}

const names = (page: Page) =>
  page.getByRole('article').evaluateAll((articles) => articles.map((one) => one.getAttribute('aria-label')));

test('a removal is final when the page is closed, and an undo outlives it', async ({
  visitor: { page, context },
}) => {
  const t = texts.English;
  for (const { productId } of (await availableProducts()).slice(0, 3)) {
    await page.goto(`/product/${productId}`);
    await waitUntilHydrated(page);
    await button(page, t.heart).click();
    await waitForText(page, t.added);
  }
  await page.goto('/wishlist');
  await waitForTitle(page, t.title(3));
  const [first, , third] = await names(page);
  await button(page, t.remove).nth(1).click();
  await waitForText(page, t.removed);
  await page.close();

  const next = await context.newPage();
  await next.goto('/wishlist');
  await waitForTitle(next, t.title(2));
  expect(await names(next)).toEqual([first, third]);
  expect(await button(next, t.undo).count()).toBe(0);
  await button(next, t.remove).first().click();
  await button(next, t.undo).click();
  await next.close();
  const last = await context.newPage();
  await last.goto('/wishlist');
  await waitForTitle(last, t.title(2));
  expect(await names(last)).toEqual([first, third]);
});

for (const [language, t] of Object.entries(texts)) {
  test(
    `keeps hearts and puts a product into the bag in ${language}`,
    bothWidths,
    async ({ customer: { page, account } }) => {
      const [first] = await availableProducts(1);
      const simple = await productWithoutChoice();
      const withSizes = await productWithSizes();
      const hearts = [...new Set([first?.productId ?? '', withSizes.productId, simple])];
      for (const id of hearts) {
        await page.goto(`${t.path}/product/${id}`);
        await waitUntilHydrated(page);
        await button(page, t.heart).click();
        await waitForText(page, t.added);
      }
      await link(page, t.view).first().click();
      await waitForTitle(page, t.title(hearts.length));
      expect(pathOf(page)).toBe(`${t.path}/wishlist`);
      await expect(page).toHaveTitle(/^(Wishlist|विशलिस्ट) · /);
      await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex, follow');

      const shown = await names(page);
      const second = page.getByRole('article').nth(1).getByRole('button', { name: t.remove });
      await second.click();
      await waitForText(page, t.removed);
      await waitForTitle(page, t.title(hearts.length - 1));
      await button(page, t.undo).click();
      await expect(second).toBeFocused();
      await waitForText(page, t.restored);
      expect(await names(page)).toEqual(shown);
      await page.reload();
      await waitForTitle(page, t.title(hearts.length));
      expect(await names(page)).toEqual(shown);

      await button(page, t.add).first().click();
      await waitForText(page, t.inBag);
      await poll(async () => {
        const cart = (await callBackend(account, 'GET', '/cart')) as { items?: readonly unknown[] };
        return cart.items?.length;
      }).toBe(1);
    },
  );

  test(
    `shares the chosen options, and shows similar products, in ${language}`,
    bothWidths,
    async ({ visitor: { page, context }, newVisitor }) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'share'));
      const product = await productWithSizes();
      await page.goto(`${t.path}/product/${product.productId}?utm_source=mail`);
      await waitUntilHydrated(page);
      const size = page
        .getByRole('group', { name: language === 'Hindi' ? 'साइज़' : 'Size' })
        .locator('label')
        .filter({ has: page.locator('input:not([aria-disabled])') })
        .first();
      await size.click();
      await poll(() => new URL(page.url()).searchParams.get('Size')).not.toBeNull();
      const chosen = new URL(page.url()).searchParams.get('Size') ?? '';
      await button(page, t.share).click();
      await waitForText(page, t.copied);
      const shared = new URL(await page.evaluate(() => navigator.clipboard.readText()));
      expect(shared.pathname).toBe(`${t.path}/product/${product.productId}`);
      expect(shared.searchParams.get('Size')).toBe(chosen);
      expect(shared.searchParams.get('utm_source')).toBeNull();

      // Another shopper opens the link.
      const { page: opened } = await newVisitor();
      await opened.goto(shared.href);
      await waitUntilHydrated(opened);
      await expect(opened.getByRole('radio', { name: chosen, exact: true })).toBeChecked();
      expect(await opened.getByRole('region', { name: t.related }).count()).toBe(0);
      await opened.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
      const related = opened.getByRole('region', { name: t.related });
      await related.getByRole('link').first().click();
      await poll(() => pathOf(opened)).not.toBe(shared.pathname);
    },
  );
}

for (const body of ['{"data":{"productRecommendations":"none"}}', '{"data":']) {
  test(`loses only the similar products when their response is ${body}`, async ({ newVisitor }) => {
    const { page, pageErrors } = await newVisitor();
    const [first, second] = await availableProducts(2);
    await page.goto(`/product/${second?.productId}`);
    await waitUntilHydrated(page);
    await addFault({ target: 'storefront', match: 'RecommendProducts', status: 200, body });
    await page.goto(`/product/${first?.productId}`);
    await waitUntilHydrated(page);
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    const related = page.getByRole('region', { name: 'You May Also Like' });
    await related.getByText(/^Error: /).waitFor();
    await page.getByRole('region', { name: 'Recently Viewed' }).getByRole('link').first().waitFor();
    await clearFaults();
    await related.getByRole('button', { name: 'Try again' }).click();
    await related.getByRole('link').first().waitFor();
    await chooseSize(page);
    await button(page, 'ADD TO BAG').click();
    await waitForTitle(page, 'Sign In');
    expect(pageErrors).toEqual([]);
  });
}

test('opens without a sign-in and without products', async ({ visitor: { page } }) => {
  await page.goto('/wishlist');
  await waitForText(page, 'Your wishlist is empty');
  await page.goto('/hi/wishlist');
  await waitForText(page, 'आपकी विशलिस्ट खाली है');
});
