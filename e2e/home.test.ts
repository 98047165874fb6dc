import type { Locator } from '@playwright/test';
import { bothWidths, expect, poll, test } from './helpers/fixtures.ts';
import { productLinks, waitForTitle } from './helpers/locators.ts';
import { pathOf } from './helpers/shopper.ts';

const isLoaded = (image: Locator) =>
  image.evaluate((element) => element instanceof HTMLImageElement && element.naturalWidth > 0);

test(
  'shows the brands with their logos before the brands that are coming soon',
  bothWidths,
  async ({ visitor: { page } }) => {
    await page.goto('/');
    const tiles = page.getByRole('list', { name: 'Brands On Demand' }).getByRole('listitem');
    await tiles.filter({ hasText: 'Rangrez' }).scrollIntoViewIfNeeded();
    await poll(() => tiles.count()).toBe(8);
    expect(await tiles.filter({ hasText: 'COMING SOON' }).count()).toBe(3);
    const logos = tiles.filter({ has: page.getByRole('link') }).locator('img');
    expect(await logos.count()).toBe(5);
    for (const logo of await logos.all()) {
      await poll(() => isLoaded(logo)).toBe(true);
      expect(await logo.getAttribute('src')).toMatch(/\/cdn\/brands\/[a-z-]+\.svg/);
    }
  },
);

test(
  "adds a product of the row Products You Can't Miss to the bag",
  bothWidths,
  async ({ customer: { page } }) => {
    await page.goto('/');
    const row = page.getByRole('list', { name: "Products You Can't Miss" });
    await row
      .getByRole('button', { name: /^Add to bag: / })
      .first()
      .click();
    const toast = page.getByText(/ added to your bag$/);
    const name = (await toast.textContent())?.replace(/ added to your bag$/, '') ?? '';
    await page.goto('/cart');
    await page.getByRole('heading', { name: 'Cart (1)' }).waitFor();
    await page.getByRole('main').getByText(name, { exact: true }).first().waitFor();
  },
);

test("leads from a quick category of men to men's products", bothWidths, async ({ visitor: { page } }) => {
  await page.goto('/category/men');
  const categories = page.getByRole('list', { name: 'Quick categories' }).getByRole('link');
  await poll(() => categories.count()).toBe(13);
  await categories.filter({ hasText: 'Sweaters' }).click();
  await waitForTitle(page, 'Men');
  expect(pathOf(page)).toBe('/products');
  expect(new URL(page.url()).searchParams.getAll('tag')).toEqual(["Men's Wear", 'Sweaters']);
  await productLinks(page).first().waitFor();
});
