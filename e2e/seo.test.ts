import type { Locator } from '@playwright/test';
import { expect, poll, test } from './helpers/fixtures.ts';
import { link, productLinks, waitForTitle } from './helpers/locators.ts';

test('a shopper without JavaScript sees Home without pictures, filters, sorts, pages, searches and reads a product', async ({
  newVisitor,
}) => {
  const { page } = await newVisitor({ javaScriptEnabled: false });
  // Home shows a price within two screens, and the promises 48 px below SHOP NOW.
  await page.route('**', (route) =>
    route.request().resourceType() === 'image' ? route.abort() : route.continue(),
  );
  await page.goto('/');
  const boxOf = (locator: Locator) => locator.evaluate((element) => element.getBoundingClientRect());
  const shopNow = await boxOf(link(page, 'SHOP NOW'));
  const promises = await boxOf(page.getByRole('list', { name: 'Our promises' }));
  expect(promises.top - shopNow.bottom).toBeCloseTo(48, 0);
  const cards = page.getByRole('list', { name: "Products You Can't Miss" });
  const price = await boxOf(cards.getByText(/^₹/).first());
  expect(price.bottom).toBeLessThan(2 * (page.viewportSize()?.height ?? 0));
  // The browser shows no icon of a broken picture.
  for (const name of ['Women', 'Western Wear']) {
    const tile = page.getByRole('main').getByRole('link', { name, exact: true }).first();
    const failed = await tile.screenshot();
    await tile.locator('img').evaluate((image) => {
      const box = document.createElement('div');
      box.className = image.className;
      image.replaceWith(box);
    });
    expect(failed.equals(await tile.screenshot()), name).toBe(true);
  }
  await page.unrouteAll();

  const hrefs = () =>
    productLinks(page).evaluateAll((links) => links.map((element) => element.getAttribute('href')));
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
  await link(page, 'First page').waitFor();
  const second = await hrefs();
  expect(second.length).toBeGreaterThan(0);
  expect(second.filter((href) => first.includes(href))).toEqual([]);

  await page.goto('/search-page');
  await page.getByRole('combobox', { name: 'Search for products' }).fill('linen & silk');
  await page.keyboard.press('Enter');
  await waitForTitle(page, 'Search: linen & silk');
  await page.goto('/search?q=linen');
  await waitForTitle(page, 'Search: linen');
  await productLinks(page).first().click();
  await expect(page.getByText('₹').filter({ visible: true }).first()).toBeVisible();
  await expect(page.getByRole('radio').first()).toBeAttached();
  const picture = page.getByRole('main').locator('img').first();
  await poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  expect(await picture.evaluate((image) => getComputedStyle(image).opacity)).toBe('1');
});
