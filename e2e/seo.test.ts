import { expect, test } from './helpers/fixtures.ts';
import { productLinks, waitForTitle } from './helpers/locators.ts';

test('a shopper without JavaScript filters, sorts, pages, searches and reads a product', async ({
  newVisitor,
}) => {
  const { page } = await newVisitor({ javaScriptEnabled: false });
  const hrefs = () =>
    productLinks(page).evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  // Playwright's roles and texts leave out the content of noscript.
  const plainLink = (name: string) => page.locator('noscript a').filter({ hasText: new RegExp(`^${name}$`) });
  await page.goto('/products');
  const notice = 'The bag, sign-in and checkout need JavaScript.';
  await expect(page.locator('noscript p').filter({ hasText: notice })).toBeVisible();
  await expect(page.getByRole('button', { name: /^(Filter|Sort by)/ })).toHaveCount(0);

  await page.locator('summary').filter({ hasText: 'Filter' }).click();
  await plainLink('Jeans').click();
  await waitForTitle(page, 'Jeans');
  await page.locator('summary').filter({ hasText: 'Sort by' }).click();
  await plainLink('Price: Low to High').click();
  await expect(page).toHaveURL('/products?tag=Jeans&sort=price-low');
  const first = await hrefs();
  expect(first).toHaveLength(10);

  await plainLink('Next page').click();
  await page.getByRole('link', { name: 'First page' }).waitFor();
  const second = await hrefs();
  expect(second.length).toBeGreaterThan(0);
  expect(second.filter((href) => first.includes(href))).toEqual([]);
  await page.getByRole('link', { name: 'First page' }).click();
  expect(await hrefs()).toEqual(first);

  await page.goto('/search-page');
  await page.getByRole('combobox', { name: 'Search for products' }).fill('linen & silk');
  await page.keyboard.press('Enter');
  await waitForTitle(page, 'Search: linen & silk');
  await page.goto('/search?q=linen');
  await waitForTitle(page, 'Search: linen');

  await productLinks(page).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText('₹').filter({ visible: true }).first()).toBeVisible();
  await expect(page.getByRole('radio').first()).toBeAttached();
  const picture = page.getByRole('main').locator('img').first();
  await expect(picture).toBeVisible();
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
  expect(await picture.evaluate((image) => getComputedStyle(image).opacity)).toBe('1');
});
