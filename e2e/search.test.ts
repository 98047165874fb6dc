import { desktopOnly, expect, poll, test } from './helpers/fixtures.ts';
import { link, productLinks, waitForTitle, waitUntilHydrated } from './helpers/locators.ts';
import { type AvailableProduct, availableProducts } from './helpers/services.ts';
import { pathOf } from './helpers/shopper.ts';

let product: AvailableProduct;

test.beforeAll(async () => {
  const products = await availableProducts();
  const withTitle = (title: string) => products.filter((other) => other.title === title);
  const unique = products.find(({ title }) => withTitle(title).length === 1);
  if (!unique) throw new Error('The storefront has no product whose title is unique.');
  product = unique;
});

test('finds a product and a category by suggestions', async ({ visitor: { page } }) => {
  const title = product.title;
  await page.goto('/search-page');
  const field = page.getByRole('combobox', { name: 'Search for products' });
  await field.pressSequentially(title);
  const options = page.getByRole('option');
  const suggestion = options.filter({ has: page.getByText(title, { exact: true }) });
  await suggestion.filter({ hasText: product.vendor }).click();
  await waitForTitle(page, title);
  expect(pathOf(page)).toBe(`/product/${product.productId}`);

  await page.goto('/search-page');
  await field.fill('jea');
  await options.getByText('Jeans', { exact: true }).waitFor();
  await field.press('ArrowDown');
  await field.press('Enter');
  await waitForTitle(page, 'Search: Jeans');
  await expect(productLinks(page).first()).toBeVisible();
});

test(
  'finds a product and a category from the header of a wide screen',
  desktopOnly,
  async ({ visitor: { page } }) => {
    const title = product.title;
    const requested: string[] = [];
    page.on('request', (request) => requested.push(request.url()));
    await page.goto('/categories');
    await waitUntilHydrated(page);
    const box = link(page, 'Search for products').first();
    const count = requested.length;
    await box.focus();
    await poll(() => requested.slice(count).some((url) => url.endsWith('.js'))).toBe(true);
    await box.press('Enter');
    const field = page.getByRole('combobox', { name: 'Search for products' });
    await expect(field).toBeFocused();
    await field.pressSequentially(title);
    const options = page.getByRole('option');
    const suggestion = options.filter({ has: page.getByText(title, { exact: true }) });
    await suggestion.filter({ hasText: product.vendor }).click();
    await waitForTitle(page, title);
    expect(pathOf(page)).toBe(`/product/${product.productId}`);

    await box.click();
    await field.fill('jea');
    await options.getByText('Jeans', { exact: true }).waitFor();
    await field.press('Escape');
    await expect(options).toHaveCount(0);
    await expect(field).toHaveValue('jea');
    await field.press('ArrowDown');
    await field.press('Enter');
    await waitForTitle(page, 'Search: Jeans');
    await expect(page.getByRole('heading', { name: 'Search: Jeans' })).toBeFocused();
    await expect(field).toHaveCount(0);
    expect(pathOf(page)).toBe('/products');
  },
);
