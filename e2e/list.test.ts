/** Long lists: what stays in reach, where a reload leads, and what a collection with filters shows. */
import type { Page } from 'playwright';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { urls } from './remotes.ts';
import { launch, newShopper, type Screen, type Shopper, screens } from './shopper.ts';

const browser = await launch();
let shopper: Shopper;
let page: Page;

async function open(screen: Screen, path: string) {
  shopper = await newShopper(browser, screen);
  page = shopper.page;
  await page.goto(path);
}

afterEach(async () => {
  expect(shopper.faults).toEqual([]);
  await shopper.close();
});

afterAll(async () => {
  await browser.close();
});

const cards = () => page.getByRole('main').locator('li a[href^="/product/"]');

const scrollDown = () =>
  page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));

async function scrollToPage(count: number) {
  while ((await cards().count()) < count) {
    const before = await cards().count();
    await scrollDown();
    await expect.poll(() => cards().count(), { timeout: 15_000 }).toBeGreaterThan(before);
  }
}

/** Follows whether the storefront has another page of the collection. */
function watchLastPage() {
  let isReached = false;
  page.on('response', async (response) => {
    if (!response.url().endsWith('/graphql.json') || response.request().method() !== 'POST') return;
    const { data } = (await response.json()) as {
      data: { collectionByHandle?: { products: { pageInfo: { hasNextPage: boolean } } } };
    };
    if (data.collectionByHandle?.products.pageInfo.hasNextPage === false) isReached = true;
  });
  return () => isReached;
}

/** Ids of the products that the list leads to. */
async function idsListed(): Promise<readonly string[]> {
  const links = await cards().evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
  return links.map((href) => href.split('/').at(-1) ?? '').toSorted();
}

const topOf = async (href: string) =>
  (await page.locator(`main li a[href="${href}"]`).boundingBox())?.y ?? Number.NaN;

/** Address of the first product that lies in the window as a whole, and its height there. */
const firstInView = () =>
  page.evaluate(() => {
    const all = [...document.querySelectorAll('main li a[href^="/product/"]')];
    const link = all.find((one) => one.getBoundingClientRect().top > 180);
    return { href: link?.getAttribute('href') ?? '', top: link?.getBoundingClientRect().top ?? 0 };
  });

interface CollectionProduct {
  readonly id: string;
  readonly tags: readonly string[];
}

/** All products of a collection, as the storefront says. */
async function productsOf(handle: string): Promise<readonly CollectionProduct[]> {
  const query = `{ collection(handle: "${handle}") { products(first: 250) { nodes { id tags } } } }`;
  const response = await fetch(`${urls.sandbox}/api/2025-04/graphql.json`, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      'X-Shopify-Storefront-Access-Token': 'sandbox-public-token',
    },
    body: JSON.stringify({ query }),
  });
  const { data } = (await response.json()) as {
    data: { collection: { products: { nodes: readonly CollectionProduct[] } } };
  };
  return data.collection.products.nodes;
}

describe.each(Object.keys(screens) as Screen[])('on a %s', (screen) => {
  it('keeps search, bag and sort in the window of a long list, and loads on without a button', async () => {
    await open(screen, '/products');
    await cards().first().waitFor();
    await scrollToPage(50);
    expect(await page.getByRole('button', { name: 'Load more' }).count()).toBe(0);
    for (const control of [
      page.getByRole('link', { name: /^Search/ }).filter({ visible: true }),
      page.getByRole('link', { name: /^Bag/ }).filter({ visible: true }),
      page.getByRole('button', { name: 'Sort by' }),
    ]) {
      const box = await control.first().boundingBox();
      expect(box?.y).toBeGreaterThanOrEqual(0);
      expect(box?.y).toBeLessThan(170);
      // Nothing lies over it: the press arrives.
      await control.first().click({ trial: true });
    }
    await page.getByRole('button', { name: 'Sort by' }).click();
    await page.getByRole('menuitemradio', { name: 'Newest First' }).click();
    await page.getByText('Sorted by Newest First').waitFor();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  });

  it('returns to the same product after a reload in mid-list, though the list has changed', async () => {
    await open(screen, '/products');
    await cards().first().waitFor();
    await scrollToPage(40);
    await cards().nth(24).scrollIntoViewIfNeeded();
    await page.evaluate(() => window.scrollBy({ top: -90, behavior: 'instant' }));
    const left = await firstInView();
    await page.reload();
    await expect.poll(() => topOf(left.href), { timeout: 15_000 }).toBeCloseTo(left.top, -1);

    // One product fewer at the top of the list moves all others.
    await page.route('**/graphql.json', async (route) => {
      const reply = await route.fetch();
      const body = await reply.json();
      if (body.data?.products && !route.request().postDataJSON().variables.after) {
        body.data.products.edges.splice(0, 3);
      }
      await route.fulfill({ response: reply, json: body });
    });
    await page.reload();
    await expect.poll(() => topOf(left.href), { timeout: 15_000 }).toBeCloseTo(left.top, -1);
    expect(await cards().count()).toBeGreaterThanOrEqual(37);
  });

  it('shows only products of its collection when a tag narrows it', async () => {
    const bags = await productsOf('handbags');
    const ofAll = new Set((await productsOf('dresses')).flatMap(({ tags }) => tags));
    // A tag that dresses carry too, and that not every bag does.
    const tag = bags
      .flatMap(({ tags }) => tags)
      .find((one) => ofAll.has(one) && bags.some(({ tags }) => !tags.includes(one)));
    if (tag === undefined) throw new Error('Bags and dresses have no such tag.');
    const expected = bags.filter(({ tags }) => tags.includes(tag)).map(({ id }) => id.split('/').at(-1));
    await open(screen, '/categories');
    const isLastPageReached = watchLastPage();
    await page.goto(`/products?collection=handbags&tag=${encodeURIComponent(tag)}`);
    await page.getByRole('heading', { level: 1, name: 'Handbags' }).waitFor();
    await expect
      .poll(
        async () => {
          await scrollDown();
          return isLastPageReached();
        },
        { timeout: 15_000 },
      )
      .toBe(true);
    await expect.poll(idsListed).toEqual(expected.toSorted());
  });

  it('remembers the group of the categories on Back and after a reload', async () => {
    await open(screen, '/categories');
    await page.getByRole('tab', { name: "Men's Wear", exact: true }).click();
    await page.getByRole('tab', { name: "Men's Wear", exact: true, selected: true }).waitFor();
    await page.reload();
    await page.getByRole('tab', { name: "Men's Wear", exact: true, selected: true }).waitFor();
    await page.getByRole('tabpanel').getByRole('link').first().click();
    await page.getByRole('heading', { level: 1, name: 'Men' }).waitFor();
    await page.goBack();
    await page.getByRole('tab', { name: "Men's Wear", exact: true, selected: true }).waitFor();
    // The choice of a group is no step of its own.
    await page.goBack();
    await expect.poll(() => page.url()).toBe('about:blank');
  });
});
