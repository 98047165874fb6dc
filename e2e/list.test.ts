import type { Page } from '@playwright/test';
import { expect, poll, test } from './helpers/fixtures.ts';
import { productLinks } from './helpers/locators.ts';
import { lastSegment, queryStorefront } from './helpers/services.ts';
import { renderInBrowser } from './helpers/shopper.ts';

const cards = (page: Page) => page.getByRole('main').locator('[role="listitem"] a[href*="/product/"]');

/** Scrolls until the list has loaded this many products. */
async function loadProducts(page: Page, count: number) {
  let listed = await cards(page).count();
  while (listed < count) {
    const before = listed;
    await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
    await poll(async () => {
      listed = await cards(page).count();
      return listed;
    }).toBeGreaterThan(before);
  }
}

/** Returns the IDs of the products in the list, sorted. */
async function listedIds(page: Page): Promise<readonly string[]> {
  const links = await cards(page).evaluateAll((elements) =>
    elements.map((link) => link.getAttribute('href') ?? ''),
  );
  return links.map(lastSegment).toSorted();
}

const topOf = async (page: Page, href: string) =>
  (await page.locator(`main [role="listitem"] a[href="${href}"]`).boundingBox())?.y ?? Number.NaN;

/** Returns the first product below the header, and its distance from the top of the window. */
const firstInView = (page: Page) =>
  page.evaluate(() => {
    const links = [...document.querySelectorAll('main [role="listitem"] a[href^="/product/"]')];
    const link = links.find((element) => element.getBoundingClientRect().top > 180);
    return { href: link?.getAttribute('href') ?? '', top: link?.getBoundingClientRect().top ?? 0 };
  });

test('returns to the same product after a reload, even when the list has changed', async ({
  visitor: { page },
}) => {
  await page.goto('/products');
  await cards(page).first().waitFor();
  await loadProducts(page, 40);
  await cards(page).nth(24).scrollIntoViewIfNeeded();
  await page.evaluate(() => window.scrollBy({ top: -90, behavior: 'instant' }));
  const left = await firstInView(page);
  await page.reload();
  await poll(() => topOf(page, left.href)).toBeCloseTo(left.top, -1);

  // With three products fewer at the top, all others move up.
  await renderInBrowser(page);
  await page.route('**/graphql.json', async (route) => {
    const response = await route.fetch();
    const body = await response.json();
    if (body.data?.products && !route.request().postDataJSON().variables.after) {
      body.data.products.edges.splice(0, 3);
    }
    await route.fulfill({ response, json: body });
  });
  await page.reload();
  await poll(() => topOf(page, left.href)).toBeCloseTo(left.top, -1);
  expect(await cards(page).count()).toBeGreaterThanOrEqual(37);
});

test('lists the variants that the filters of the store said, also after a reload and on Back', async ({
  visitor: { page },
}) => {
  const number = page.getByRole('main').getByRole('status').first();
  const openFilters = async () => {
    await page.getByRole('button', { name: /^Filter/ }).click();
    return page.getByRole('dialog');
  };
  await page.goto('/products?tag=Jeans');
  const filters = await openFilters();
  await filters.getByRole('group', { name: 'Size' }).getByText('32', { exact: true }).click();
  await filters.getByRole('checkbox', { name: 'Kajal (black)' }).click();
  await filters.getByRole('textbox', { name: 'Maximum price (₹)' }).fill('3000');
  await filters.getByRole('textbox', { name: 'Maximum price (₹)' }).press('Enter');
  await filters.getByRole('checkbox', { name: 'In stock' }).click();

  const { wanted } = await queryStorefront<{ wanted: { readonly totalCount: number } }>(`{
      wanted: search(query: "tag:Jeans", first: 1, types: [PRODUCT], productFilters: [
        { variantOption: { name: "Size", value: "32" } }
        { variantOption: { name: "Color", value: "Kajal (black)" } }
        { price: { max: 3000 } }
        { available: true }
      ]) { totalCount }
    }`);
  expect(wanted.totalCount).toBeGreaterThan(1);
  const count = `${wanted.totalCount} products`;
  // The empty one is the region of toasts, which lies in the open dialog.
  await expect(filters.getByRole('status').filter({ hasText: /./ }).last()).toHaveText(count);
  await filters.getByRole('button', { name: 'Apply Filters' }).click();
  await expect(number).toHaveText(count);
  await loadProducts(page, wanted.totalCount);
  const ids = await listedIds(page);
  expect(ids).toHaveLength(wanted.totalCount);

  const { searchParams } = new URL(page.url());
  expect([...searchParams]).toEqual([
    ['tag', 'Jeans'],
    ['option.Size', '32'],
    ['option.Color', 'Kajal (black)'],
    ['price', '-3000'],
    ['available', '1'],
  ]);
  const isRestored = async () => {
    await expect(number).toHaveText(count);
    await poll(() => listedIds(page)).toEqual(ids);
    await page.getByRole('button', { name: 'Size: 32, remove' }).waitFor();
  };
  await page.reload();
  await isRestored();
  await cards(page).first().click();
  await poll(() => page.url()).toContain('/product/');
  await page.goBack();
  await isRestored();
  const reopened = await openFilters();
  await expect(reopened.getByRole('checkbox', { name: 'Kajal (black)' })).toBeChecked();
  await expect(reopened.getByRole('slider', { name: 'Maximum price (₹)' })).toHaveValue('3000');
});

/** Products of the first page of a list. */
const FIRST_PAGE = 10;
/** Greatest size of a picture in a list on a phone, in bytes. */
const MAX_BYTES = 15_000;
/** What Chromium sends with a request for a picture. */
const CHROMIUM_ACCEPT = 'image/avif,image/webp,image/apng,image/svg+xml,image/*,*/*;q=0.8';

test('the pictures of a list have at most 15 kB each on phones', async ({ newVisitor }) => {
  for (const deviceScaleFactor of [1, 2, 3]) {
    const { page } = await newVisitor({ deviceScaleFactor });
    await page.goto('/products');
    const urls = new Set<string>();
    for (let index = 0; index < FIRST_PAGE; index += 1) {
      const picture = productLinks(page).nth(index).locator('img');
      await picture.scrollIntoViewIfNeeded();
      const url = await picture.evaluate(async (image: HTMLImageElement) => {
        await image.decode();
        return image.currentSrc;
      });
      urls.add(url);
    }
    expect(urls.size).toBe(FIRST_PAGE);
    for (const url of urls) {
      const response = await fetch(url, { headers: { Accept: CHROMIUM_ACCEPT } });
      const { byteLength } = await response.arrayBuffer();
      expect(byteLength, `${url} on a phone with density ${deviceScaleFactor}`).toBeLessThanOrEqual(
        MAX_BYTES,
      );
    }
  }
});
