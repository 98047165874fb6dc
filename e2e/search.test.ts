import { expect, test } from './helpers/fixtures.ts';
import { productLinks, waitForTitle } from './helpers/locators.ts';
import { type AvailableProduct, availableProducts } from './helpers/services.ts';
import { pathOf } from './helpers/shopper.ts';

test('finds a product and a category by suggestions', async ({ visitor: { page } }) => {
  const products = await availableProducts();
  const isUnique = ({ title }: AvailableProduct) =>
    products.filter((other) => other.title === title).length === 1;
  const product = products.find(isUnique);
  if (!product) throw new Error('The storefront has no product whose title is unique.');
  const { title } = product;
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
