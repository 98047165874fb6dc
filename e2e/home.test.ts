import type { Locator } from 'playwright';
import { afterAll, expect, it } from 'vitest';
import { launch, newShopper, newSignedInShopper, pathOf, type Screen } from './shopper.ts';

const browser = await launch();
afterAll(async () => {
  await browser.close();
});

const bothScreens: readonly Screen[] = ['phone', 'desktop'];

const isDrawn = (picture: Locator) =>
  picture.evaluate((image) => image instanceof HTMLImageElement && image.naturalWidth > 0);

it.each(bothScreens)(
  'shows the brands with their logos before those that are coming, on a %s',
  async (screen) => {
    const { page, faults, close } = await newShopper(browser, screen);
    await page.goto('/');
    const tiles = page.getByRole('list', { name: 'Brands On Demand' }).getByRole('listitem');
    await tiles.filter({ hasText: 'Rangrez' }).scrollIntoViewIfNeeded();
    await expect.poll(() => tiles.count()).toBe(8);
    expect(await tiles.filter({ hasText: 'COMING SOON' }).count()).toBe(3);
    const logos = tiles.filter({ has: page.getByRole('link') }).locator('img');
    expect(await logos.count()).toBe(5);
    for (const logo of await logos.all()) {
      await expect.poll(() => isDrawn(logo)).toBe(true);
      expect(await logo.getAttribute('src')).toMatch(/\/cdn\/brands\/[a-z-]+\.svg/);
    }
    expect(faults).toEqual([]);
    await close();
  },
);

it.each(bothScreens)("adds a product you can't miss to the bag, on a %s", async (screen) => {
  const { page, faults, close } = await newSignedInShopper(browser, screen);
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
  expect(faults).toEqual([]);
  await close();
});

it.each(bothScreens)("leads from a quick icon of men to men's products, on a %s", async (screen) => {
  const { page, faults, close } = await newShopper(browser, screen);
  await page.goto('/category/men');
  const icons = page.getByRole('list', { name: 'Quick categories' }).getByRole('link');
  await expect.poll(() => icons.count()).toBe(13);
  await icons.filter({ hasText: 'Sweaters' }).click();
  await page.getByRole('heading', { name: 'Men', level: 1 }).waitFor();
  expect(pathOf(page)).toBe('/products');
  expect(new URL(page.url()).searchParams.getAll('tag')).toEqual(["Men's Wear", 'Sweaters']);
  await page.getByRole('main').locator('a[href^="/product/"]').first().waitFor();
  expect(faults).toEqual([]);
  await close();
});
