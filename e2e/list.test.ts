import type { Page } from '@playwright/test';
import { expect, poll, test } from './helpers/fixtures.ts';
import { productLinks } from './helpers/locators.ts';
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

/** Products of the first page of a list. */
const FIRST_PAGE = 10;
/** Greatest size of a picture in a list on a phone, in bytes. */
const MAX_BYTES = 15_000;
/** What Chromium sends with a request for a picture. */
const CHROMIUM_ACCEPT = 'image/avif,image/webp,image/apng,image/svg+xml,image/*,*/*;q=0.8';

/** The density of the phones that load the largest pictures. */
const GREATEST_DENSITY = 3;

test('the pictures of a list have at most 15 kB each on phones', async ({ newVisitor }) => {
  const { page } = await newVisitor({ deviceScaleFactor: GREATEST_DENSITY });
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
    expect(byteLength, url).toBeLessThanOrEqual(MAX_BYTES);
  }
});
