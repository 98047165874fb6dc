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

test('keeps hearts, puts one of them into the bag, and shares a product with the chosen options, which leads on to similar ones', async ({
  customer: { page, context, account },
  newVisitor,
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

  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await next.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'share'));
  await next.goto(`/product/${withSizes}?utm_source=mail`);
  await waitUntilHydrated(next);
  await chooseSize(next);
  await poll(() => new URL(next.url()).searchParams.get('Size')).not.toBeNull();
  const chosen = new URL(next.url()).searchParams.get('Size') ?? '';
  await button(next, 'Share').click();
  await waitForText(next, 'Link Copied!');
  const shared = new URL(await next.evaluate(() => navigator.clipboard.readText()));
  expect(shared.pathname).toBe(`/product/${withSizes}`);
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
