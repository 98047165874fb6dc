import { bothWidths, desktopOnly, expect, poll, test } from './helpers/fixtures.ts';
import { link, waitForTitle, waitUntilHydrated } from './helpers/locators.ts';
import {
  type AvailableProduct,
  addFault,
  availableProducts,
  clearFaults,
  queryStorefront,
} from './helpers/services.ts';
import { pathOf } from './helpers/shopper.ts';

let product: AvailableProduct;

test.beforeAll(async () => {
  const products = await availableProducts();
  const withTitle = (title: string) => products.filter((other) => other.title === title);
  const unique = products.find(({ title }) => withTitle(title).length === 1);
  if (!unique) throw new Error('The storefront has no product whose title is unique.');
  product = unique;
});
test.afterEach(clearFaults);

/** Returns the product's title in a language of the storefront. */
async function titleIn(language: string): Promise<string> {
  const found = await queryStorefront<{ product: { title: string } }>(
    `query @inContext(language: ${language}) { product(id: "gid://shopify/Product/${product.productId}") { title } }`,
  );
  return found.product.title;
}

for (const { name, prefix, language, texts } of [
  {
    name: 'English',
    prefix: '',
    language: 'EN',
    texts: { field: 'Search for products', typed: 'jea', category: 'Jeans', title: 'Search: Jeans' },
  },
  {
    name: 'Hindi',
    prefix: '/hi',
    language: 'HI',
    texts: { field: 'प्रोडक्ट खोजें', typed: 'जीं', category: 'जींस', title: 'खोज: जींस' },
  },
])
  test(
    `finds a product and a category by suggestions in ${name}`,
    bothWidths,
    async ({ visitor: { page } }) => {
      const title = await titleIn(language);
      await page.goto(`${prefix}/search-page`);
      const field = page.getByRole('combobox', { name: texts.field });
      await field.pressSequentially(title);
      const options = page.getByRole('option');
      const suggestion = options.filter({ has: page.getByText(title, { exact: true }) });
      await suggestion.filter({ hasText: product.vendor }).click();
      await waitForTitle(page, title);
      expect(pathOf(page)).toBe(`${prefix}/product/${product.productId}`);

      await page.goto(`${prefix}/search-page`);
      await field.fill(texts.typed);
      await options.getByText(texts.category, { exact: true }).waitFor();
      await field.press('ArrowDown');
      await field.press('Enter');
      await waitForTitle(page, texts.title);
      await expect(page.getByRole('main').locator(`a[href^="${prefix}/product/"]`).first()).toBeVisible();
    },
  );

test(
  'finds a product and a category from the header of a wide screen',
  desktopOnly,
  async ({ visitor: { page } }) => {
    const title = await titleIn('EN');
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

test(
  'the search box of the header is a link without its code and without JavaScript',
  desktopOnly,
  async ({ visitor: { page }, newVisitor }) => {
    await page.goto('/');
    await waitUntilHydrated(page);
    await page.route(/ProductSearch/, (route) =>
      pathOf(page) === '/search-page' ? route.continue() : route.abort(),
    );
    await link(page, 'Search for products').click();
    await page.waitForURL('/search-page');
    await expect(page.getByRole('combobox', { name: 'Search for products' })).toBeFocused();

    const { page: plain } = await newVisitor({ javaScriptEnabled: false });
    await plain.goto('/');
    await link(plain, 'Search for products').click();
    await plain.getByRole('heading', { name: 'Trending Now' }).waitFor();
  },
);

test('remembers searches until they are removed', async ({ visitor: { page } }) => {
  await page.goto('/search-page');
  // Before, the browser submits the form, and the search is not remembered.
  await waitUntilHydrated(page);
  const field = page.getByRole('combobox', { name: 'Search for products' });
  await field.fill('linen');
  await field.press('Enter');
  await waitForTitle(page, 'Search: linen');
  await page.goto('/search-page');
  await link(page, 'linen').click();
  await waitForTitle(page, 'Search: linen');
  await page.goBack();
  await page.getByRole('button', { name: 'Remove linen' }).click();
  await page.reload();
  await page.getByRole('heading', { name: 'Trending Now' }).waitFor();
  await poll(() => page.getByRole('list', { name: 'Recent Searches' }).count()).toBe(0);
});

test('suggests categories while the storefront fails', async ({ visitor: { page } }) => {
  await addFault({ target: 'storefront', match: 'SuggestProducts', status: 503, times: 10 });
  await page.goto('/search-page');
  const field = page.getByRole('combobox', { name: 'Search for products' });
  await field.fill('jeans');
  await page.getByText('1 suggestion', { exact: true }).waitFor();
  await page.getByRole('option', { name: 'Jeans' }).click();
  await waitForTitle(page, 'Search: Jeans');
});

test('a search without products leads on, without JavaScript too', async ({ newVisitor }) => {
  const { page } = await newVisitor({ javaScriptEnabled: false });
  await page.goto('/products?search=umbrella&tag=Jeans');
  await page.getByText('No products found for the selected filters').waitFor();
  await expect(link(page, 'Without Jeans')).toHaveAttribute('href', '/products?search=umbrella');
  await link(page, 'Check the spelling of “umbrella”').click();
  await expect(page.getByRole('combobox', { name: 'Search for products' })).toHaveValue('umbrella');
});
