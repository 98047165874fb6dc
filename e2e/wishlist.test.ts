import type { Page } from '@playwright/test';
import { expect, poll, test } from './helpers/fixtures.ts';
import { button, link, waitForText, waitForTitle, waitUntilHydrated } from './helpers/locators.ts';
import { availableProducts, callBackend, productWithSizes, queryStorefront } from './helpers/services.ts';
import { chooseSize, pathOf } from './helpers/shopper.ts';

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

test('keeps hearts, also when the page is closed after an undo, and puts a product into the bag', async ({
  customer: { page, context, account },
}) => {
  const [first] = await availableProducts(1);
  const { productId: withSizes } = await productWithSizes();
  const hearts = [...new Set([first?.productId ?? '', withSizes, await productWithoutChoice()])];
  for (const id of hearts) {
    await page.goto(`/product/${id}`);
    await waitUntilHydrated(page);
    await button(page, 'Wishlist').click();
    await waitForText(page, 'Added to Wishlist');
  }
  await link(page, 'View wishlist').first().click();
  await waitForTitle(page, `Wishlist (${hearts.length})`);
  const shown = await names(page);
  await button(page, /from your wishlist$/)
    .nth(1)
    .click();
  await waitForTitle(page, `Wishlist (${hearts.length - 1})`);
  await button(page, /^Undo/).click();
  await page.close();

  const next = await context.newPage();
  await next.goto('/wishlist');
  await waitForTitle(next, `Wishlist (${hearts.length})`);
  expect(await names(next)).toEqual(shown);
  await button(next, /^Add to bag/)
    .first()
    .click();
  await waitForText(next, 'Added to Bag');
  await poll(() => callBackend(account, 'GET', '/cart')).toMatchObject({ items: [{ quantity: 1 }] });
});

test('a shared link has the chosen options, and leads on to similar products', async ({
  visitor: { page, context },
  newVisitor,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'share'));
  const { productId } = await productWithSizes();
  await page.goto(`/product/${productId}?utm_source=mail`);
  await waitUntilHydrated(page);
  await chooseSize(page);
  await poll(() => new URL(page.url()).searchParams.get('Size')).not.toBeNull();
  const chosen = new URL(page.url()).searchParams.get('Size') ?? '';
  await button(page, 'Share').click();
  await waitForText(page, 'Link Copied!');
  const shared = new URL(await page.evaluate(() => navigator.clipboard.readText()));
  expect(shared.pathname).toBe(`/product/${productId}`);
  expect(Object.fromEntries(shared.searchParams)).toMatchObject({ Size: chosen });
  expect(shared.searchParams.get('utm_source')).toBeNull();

  const { page: opened } = await newVisitor();
  await opened.goto(shared.href);
  await waitUntilHydrated(opened);
  await expect(opened.getByRole('radio', { name: chosen, exact: true })).toBeChecked();
  await opened.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  const related = opened.getByRole('region', { name: 'You May Also Like' });
  await related.getByRole('link').first().click();
  await poll(() => pathOf(opened)).not.toBe(shared.pathname);
});
