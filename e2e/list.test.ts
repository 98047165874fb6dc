import type { Page } from '@playwright/test';
import { bothWidths, expect, poll, test } from './helpers/fixtures.ts';
import { expectSmallListPictures } from './helpers/list-pictures.ts';
import { requestName } from './helpers/malformed-responses.ts';
import { lastSegment, queryStorefront } from './helpers/services.ts';
import { renderInBrowser } from './helpers/shopper.ts';

const cards = (page: Page) => page.getByRole('main').locator('[role="listitem"] a[href*="/product/"]');

const scrollToEnd = (page: Page) =>
  page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));

/** Scrolls until the list has loaded this many products. */
async function loadProducts(page: Page, count: number) {
  let listed = await cards(page).count();
  while (listed < count) {
    const before = listed;
    await scrollToEnd(page);
    await poll(async () => {
      listed = await cards(page).count();
      return listed;
    }).toBeGreaterThan(before);
  }
}

/** Returns a function that tells whether the page has received the last page of a collection. */
function watchLastPage(page: Page) {
  let isReached = false;
  page.on('response', async (response) => {
    if (requestName(response.request()) !== 'ListCollection') return;
    const { data } = (await response.json()) as {
      data: { collectionByHandle?: { products: { pageInfo: { hasNextPage: boolean } } } };
    };
    if (data.collectionByHandle?.products.pageInfo.hasNextPage === false) isReached = true;
  });
  return () => isReached;
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

interface CollectionProduct {
  readonly id: string;
  readonly tags: readonly string[];
}

/** Returns all products of a collection, from the storefront. */
async function productsOf(handle: string): Promise<readonly CollectionProduct[]> {
  const { collection } = await queryStorefront<{
    collection: { products: { nodes: readonly CollectionProduct[] } };
  }>(`{ collection(handle: "${handle}") { products(first: 250) { nodes { id tags } } } }`);
  return collection.products.nodes;
}

test(
  'keeps search, bag and sort in the window of a long list, and loads more without a button',
  bothWidths,
  async ({ visitor: { page } }) => {
    await page.goto('/products');
    await cards(page).first().waitFor();
    await loadProducts(page, 50);
    expect(await page.getByRole('button', { name: 'Load more' }).count()).toBe(0);
    for (const control of [
      page.getByRole('link', { name: /^Search/ }).filter({ visible: true }),
      page.getByRole('link', { name: /^Bag/ }).filter({ visible: true }),
      page.getByRole('button', { name: 'Sort by' }),
    ]) {
      const box = await control.first().boundingBox();
      expect(box?.y).toBeGreaterThanOrEqual(0);
      expect(box?.y).toBeLessThan(170);
      // Nothing covers it: Playwright's trial press would fail.
      await control.first().click({ trial: true });
    }
    await page.getByRole('button', { name: 'Sort by' }).click();
    await page.getByRole('menuitemradio', { name: 'Newest First' }).click();
    await page.getByText('Sorted by Newest First').waitFor();
    await poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  },
);

test(
  'returns to the same product after a reload, even when the list has changed',
  bothWidths,
  async ({ visitor: { page } }) => {
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
  },
);

test(
  'shows only products of its collection when a tag narrows it',
  bothWidths,
  async ({ visitor: { page } }) => {
    await renderInBrowser(page);
    const bags = await productsOf('handbags');
    const dressTags = new Set((await productsOf('dresses')).flatMap(({ tags }) => tags));
    // A tag that dresses have too, but not every bag.
    const tag = bags
      .flatMap(({ tags }) => tags)
      .find((candidate) => dressTags.has(candidate) && bags.some(({ tags }) => !tags.includes(candidate)));
    if (tag === undefined) throw new Error('Bags and dresses have no such tag.');
    const expected = bags.filter(({ tags }) => tags.includes(tag)).map(({ id }) => lastSegment(id));
    await page.goto('/categories');
    const isLastPageReached = watchLastPage(page);
    await page.goto(`/products?collection=handbags&tag=${encodeURIComponent(tag)}`);
    await page.getByRole('heading', { level: 1, name: 'Handbags' }).waitFor();
    await poll(async () => {
      await scrollToEnd(page);
      return isLastPageReached();
    }).toBe(true);
    await poll(() => listedIds(page)).toEqual(expected.toSorted());
  },
);

for (const { name, prefix, texts } of [
  {
    name: 'English',
    prefix: '',
    texts: {
      products: 'products',
      filter: 'Filter',
      filters: 'Filters',
      none: 'Maxi Dresses',
      reason: 'No products with the other filters',
      women: "Women's Wear",
      apply: 'Apply Filters',
    },
  },
  {
    name: 'Hindi',
    prefix: '/hi',
    texts: {
      products: 'प्रोडक्ट',
      filter: 'फ़िल्टर',
      filters: 'फ़िल्टर',
      none: 'मैक्सी ड्रेस',
      reason: 'बाकी फ़िल्टर के साथ कोई प्रोडक्ट नहीं',
      women: 'महिलाओं के कपड़े',
      apply: 'फ़िल्टर लगाएं',
    },
  },
])
  test(
    `lists as many products as the filter said in ${name}`,
    bothWidths,
    async ({ visitor: { page }, isMobile }) => {
      const { all, ofWomen } = await queryStorefront<
        Record<'all' | 'ofWomen', { readonly totalCount: number }>
      >(`{
    all: search(query: "tag:Jeans", first: 1, types: [PRODUCT]) { totalCount }
    ofWomen: search(query: "tag:Jeans AND tag:\\"Women's Wear\\"", first: 1, types: [PRODUCT]) { totalCount }
  }`);
      expect(ofWomen.totalCount).toBeLessThan(all.totalCount);
      const count = `${ofWomen.totalCount} ${texts.products}`;
      await page.goto(`${prefix}/products?tag=Jeans`);
      const number = page.getByRole('main').getByRole('status').first();
      await expect(number).toHaveText(`${all.totalCount} ${texts.products}`);
      if (isMobile) await page.getByRole('button', { name: texts.filter }).click();
      const filters = isMobile ? page.getByRole('dialog') : page.getByRole('region', { name: texts.filters });
      await expect(filters.getByRole('checkbox', { name: texts.none })).toHaveAccessibleDescription(
        texts.reason,
      );
      const women = filters.getByRole('checkbox', { name: texts.women });
      await expect(women).toHaveAccessibleDescription(count);
      await women.click();
      await expect(filters.getByRole('status').last()).toHaveText(count);
      await filters.getByRole('button', { name: texts.apply }).click();
      await expect(number).toHaveText(count);
      await loadProducts(page, ofWomen.totalCount);
      expect(await cards(page).count()).toBe(ofWomen.totalCount);
    },
  );

test(
  'lists the variants that the filters of the store said, also after a reload and on Back',
  bothWidths,
  async ({ visitor: { page }, isMobile }) => {
    const number = page.getByRole('main').getByRole('status').first();
    const openFilters = async () => {
      if (isMobile) await page.getByRole('button', { name: /^Filter/ }).click();
      return isMobile ? page.getByRole('dialog') : page.getByRole('region', { name: 'Filters' });
    };
    await page.goto('/products?tag=Jeans');
    const filters = await openFilters();
    await filters
      .getByRole('group', { name: 'Size' })
      .getByRole('checkbox', { name: '32', exact: true })
      .click();
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
    await expect(filters.getByRole('status').last()).toHaveText(count);
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
  },
);

test(
  'remembers the group of categories on Back and after a reload',
  bothWidths,
  async ({ visitor: { page } }) => {
    await page.goto('/categories');
    await page.getByRole('tab', { name: "Men's Wear", exact: true }).click();
    await page.getByRole('tab', { name: "Men's Wear", exact: true, selected: true }).waitFor();
    await page.reload();
    await page.getByRole('tab', { name: "Men's Wear", exact: true, selected: true }).waitFor();
    await page.getByRole('tabpanel').getByRole('link').first().click();
    await page.getByRole('heading', { level: 1, name: 'Men' }).waitFor();
    await page.goBack();
    await page.getByRole('tab', { name: "Men's Wear", exact: true, selected: true }).waitFor();
    // Choosing a group adds no history entry.
    await page.goBack();
    await poll(() => page.url()).toBe('about:blank');
  },
);

test('the pictures of a list have at most 15 kB each on phones', ({ newVisitor }) =>
  expectSmallListPictures(newVisitor));
