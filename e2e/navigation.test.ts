import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { settle } from './health.ts';
import { type Goods, goodsOnSale, stock } from './remotes.ts';
import {
  chooseSize,
  launch,
  newShopper,
  newSignedInShopper,
  type Screen,
  type Shopper,
  screens,
  signIn,
} from './shopper.ts';

const browser = await launch();
const [goods] = (await goodsOnSale()).filter(({ options }) => options.includes('Size')) as [Goods];
const product = `/product/${goods.productId}`;
const widths = Object.keys(screens) as Screen[];

afterAll(async () => {
  await browser.close();
});

/** Path and query, as the address bar has them. */
function addressOf(page: Page): string {
  const { pathname, search } = new URL(page.url());
  return pathname + search;
}

const titleOf = (page: Page) => page.locator('h1').first().textContent();

/** Leaves a screen: waits for the address of the next one, if given, and until that one is shown. */
async function go(page: Page, leave: () => Promise<unknown>, address?: string | RegExp): Promise<void> {
  const title = await titleOf(page);
  await leave();
  const shown = expect.poll(() => addressOf(page));
  if (address !== undefined)
    await (typeof address === 'string' ? shown.toBe(address) : shown.toMatch(address));
  // The screen that is left stays until the code of the next one is there.
  await expect.poll(() => titleOf(page)).not.toBe(title);
  await settle(page);
}

const arrow = (page: Page) => page.getByRole('button', { name: /^Back/ }).filter({ visible: true });
const nav = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name }).filter({ visible: true });
const link = (page: Page, name: string | RegExp) =>
  page.getByRole('link', { name }).filter({ visible: true });

interface Edge {
  readonly from: string;
  readonly to: string | RegExp;
  readonly press: (page: Page) => Promise<unknown>;
  /** Where the arrow of the second screen leads; null where it has none, `from` unless given. */
  readonly back?: string | null;
  readonly only?: Screen;
}

const bag = (page: Page) => link(page, /^Bag/).first().click();
const search = (page: Page) =>
  link(page, /^Search/)
    .first()
    .click();
const inMain = (selector: string) => (page: Page) => page.locator(`main ${selector}`).first().click();

/** The places of the shop: at the bottom of a phone, where a screen has no bar of its own there, and in the header of a wide window. */
const byNav = (from: string, only?: Screen): Edge[] =>
  (
    [
      ['Home', '/', null],
      ['Categories', '/categories', '/'],
      ['Profile', '/profile', null],
    ] as const
  )
    .filter(([, to]) => to !== from)
    .map(([name, to, back]) => ({
      from,
      to: to,
      press: (page: Page) => nav(page, name).click(),
      back,
      ...(only && { only }),
    }));

/** Every screen that a signed-in shopper reaches from another in one step. */
const edges: readonly Edge[] = [
  ...byNav('/'),
  { from: '/', to: /^\/products/, press: (page) => link(page, 'SHOP NOW').first().click() },
  { from: '/', to: /^\/search-page/, press: search },
  { from: '/', to: /^\/cart$/, press: bag },
  { from: '/', to: /^\/category\/women$/, press: (page) => link(page, 'Women').first().click() },
  { from: '/', to: /^\/product\//, press: inMain('a[href^="/product/"]'), back: '/products' },
  ...byNav('/categories'),
  { from: '/categories', to: /^\/products\?/, press: inMain('a[href^="/products"]') },
  { from: '/categories', to: /^\/search-page/, press: search },
  { from: '/categories', to: /^\/cart$/, press: bag },
  ...byNav('/category/women'),
  { from: '/category/women', to: /^\/products\?/, press: inMain('a[href^="/products?tag"]') },
  { from: '/category/men', to: /^\/products\?collection/, press: inMain('a[href*="collection="]') },
  ...byNav('/products?tag=Jeans'),
  { from: '/products?tag=Jeans', to: /^\/product\//, press: inMain('a[href^="/product/"]') },
  { from: '/products?tag=Jeans', to: /^\/search-page/, press: search },
  { from: '/products?tag=Jeans', to: /^\/cart$/, press: bag },
  ...byNav(product, 'desktop'),
  { from: product, to: /^\/cart$/, press: bag },
  { from: product, to: /^\/search-page/, press: search, only: 'desktop' },
  ...byNav('/search-page', 'desktop'),
  // On a phone the bar at the bottom gives way to the keyboard, until the shopper taps beside the box.
  {
    from: '/search-page',
    to: '/categories',
    press: async (page) => {
      await page.getByRole('heading', { name: 'Trending Now' }).click();
      await nav(page, 'Categories').click();
    },
    back: '/',
  },
  { from: '/search-page', to: /^\/products\?/, press: inMain('a[href^="/products"]') },
  {
    from: '/search-page',
    to: /^\/products\?search=linen/,
    press: async (page) => {
      await page.getByPlaceholder('Search for products...').fill('linen');
      await page.keyboard.press('Enter');
    },
  },
  ...byNav('/cart', 'desktop'),
  { from: '/cart', to: /^\/product\//, press: inMain('a[href^="/product/"]'), back: '/products' },
  { from: '/cart', to: /^\/checkout$/, press: (page) => link(page, 'Proceed to Checkout').click() },
  { from: '/cart', to: /^\/search-page/, press: search, only: 'desktop' },
  ...byNav('/checkout', 'desktop'),
  // Never to the checkout again.
  { from: '/checkout', to: /^\/cart$/, press: bag, back: '/', only: 'desktop' },
  ...byNav('/profile'),
  {
    from: '/profile',
    to: /^\/categories$/,
    press: (page) => link(page, 'Start Shopping').click(),
    back: '/',
  },
  { from: '/no/such/page', to: /^\/$/, press: (page) => link(page, 'Return to Home').click(), back: null },
];

/** Follows the arrows to a screen that has none; the addresses on the way. */
async function followArrows(page: Page): Promise<readonly string[]> {
  const visited = [addressOf(page)];
  while ((await arrow(page).count()) > 0) {
    await pressArrow(page);
    visited.push(addressOf(page));
    if (visited.length > 6) throw new Error(`the arrows never end: ${visited.join(' ')}`);
  }
  return visited;
}

const pressArrow = (page: Page, address?: string | RegExp) =>
  go(page, () => arrow(page).first().click(), address);

describe.each(widths)('on a %s', (screen) => {
  let member: Shopper;
  beforeAll(async () => {
    member = await newSignedInShopper(browser, screen);
    await stock(member.page);
  });
  afterAll(() => member.close());

  it.each(edges.filter(({ only = screen }) => only === screen))(
    'goes from $from to $to and back, by the arrow and by the browser',
    async ({ from, to, press, back = from }) => {
      const { page, faults } = member;
      await page.goto(from);
      await settle(page);
      await go(page, () => press(page), to);
      const opened = addressOf(page);

      await go(page, () => page.goBack(), from);
      await go(page, () => page.goForward(), opened);

      const visited = await followArrows(page);
      expect(visited[1] ?? null).toBe(back);
      expect(new Set(visited).size, visited.join(' ')).toBe(visited.length);
      expect(faults.splice(0)).toEqual([]);
    },
  );

  it('returns from the checkout through cart and product to the list as it was left, and on', async () => {
    const { page, faults, close } = await newSignedInShopper(browser, screen);
    await stock(page);
    await page.goto('/');
    await go(page, () => link(page, 'Women').first().click(), '/category/women');
    await go(page, () => page.locator('main a[href^="/products?tag"]').first().click(), /^\/products\?tag/);
    const list = addressOf(page);
    const card = page.getByRole('main').locator('a[href^="/product/"]').nth(6);
    await card.scrollIntoViewIfNeeded();
    const href = await card.getAttribute('href');
    const top = await page.evaluate(() => scrollY);
    await go(page, () => card.click(), /^\/product\//);
    await go(page, () => bag(page), /^\/cart$/);
    // A reload on the way loses nothing.
    await page.reload();
    await settle(page);
    await go(page, () => link(page, 'Proceed to Checkout').click(), /^\/checkout$/);
    await page.reload();
    await settle(page);
    if (screen === 'desktop') {
      // The bag in the header: the cart stands behind the checkout and before it.
      await go(page, () => bag(page), /^\/cart$/);
      await go(page, () => page.goBack(), /^\/checkout$/);
    }

    await pressArrow(page, '/cart');
    await pressArrow(page, /^\/product\//);
    await go(page, () => page.goForward(), /^\/cart$/);
    await go(page, () => page.getByRole('button', { name: 'Continue Shopping' }).click(), /^\/product\//);
    await pressArrow(page, list);
    await expect.poll(async () => Math.abs((await page.evaluate(() => scrollY)) - top)).toBeLessThan(100);
    expect(await page.evaluate(() => document.activeElement?.getAttribute('href'))).toBe(href);
    await pressArrow(page, '/category/women');
    await pressArrow(page, '/');
    expect(faults).toEqual([]);
    await close();
  });

  it('opens the documented target in place of a page that was opened from a link', async () => {
    const member = await newSignedInShopper(browser, screen);
    const { context } = member;
    await stock(member.page);
    for (const [opened, ...targets] of [
      ['/categories', '/'],
      ['/category/men', '/'],
      ['/products?collection=dresses', '/'],
      [product, '/products', '/'],
      ['/product/0', '/products', '/'],
      ['/search-page', '/'],
      ['/cart', '/'],
      ['/checkout', '/cart', '/'],
    ] as const) {
      const page = await context.newPage();
      await page.goto(opened);
      await settle(page);
      const length = await page.evaluate(() => history.length);
      if (opened === '/product/0') {
        await go(page, () => page.getByRole('button', { name: 'Go Back' }).click(), '/products');
      }
      const visited = await followArrows(page);
      expect.soft(visited).toEqual(opened === '/product/0' ? targets : [opened, ...targets]);
      expect(await page.evaluate(() => history.length), opened).toBe(length);
      await page.close();
    }
    expect(member.faults).toEqual([]);
    await member.close();
  });

  it('stays in the shop when the address was rewritten, and when Back is pressed twice', async () => {
    const { page, faults, close } = await newShopper(browser, screen);
    await page.goto('/products');
    await settle(page);
    await page.getByRole('button', { name: /^Sort/ }).click();
    await page.getByRole('menuitemradio', { name: 'Price: Low to High' }).click();
    await expect.poll(() => addressOf(page)).toMatch(/sort=price-low/);
    await pressArrow(page, '/');

    // Twice would be one entry too many.
    await go(page, () => search(page), /^\/search-page/);
    await go(page, () => arrow(page).dblclick(), '/');
    expect(faults).toEqual([]);
    await close();
  });

  it('leaves the sign-in where it was opened, and comes back past it', async () => {
    const { page, faults, close } = await newShopper(browser, screen);
    await page.goto('/products');
    await settle(page);
    await go(
      page,
      () =>
        page
          .getByRole('main')
          .locator('a[href^="/product/"]')
          .filter({ hasNotText: 'Sold out' })
          .first()
          .click(),
      /^\/product\//,
    );
    if (await page.getByRole('group', { name: 'Size' }).count()) await chooseSize(page);
    const shown = new URL(page.url()).pathname;
    await go(page, () => page.getByRole('button', { name: 'ADD TO BAG' }).click(), /^\/auth/);
    await pressArrow(page);
    expect(new URL(page.url()).pathname).toBe(shown);
    await go(page, () => page.goForward(), /^\/auth/);
    await signIn(page);
    await page.getByRole('button', { name: 'ADD TO BAG' }).waitFor();
    expect(new URL(page.url()).pathname).toBe(shown);
    await pressArrow(page, '/products');
    expect(faults).toEqual([]);
    await close();
  });
});

it('keeps the way back of two tabs apart', async () => {
  const { page: first, context, faults, close } = await newShopper(browser);
  await first.goto('/products?tag=Jeans');
  await settle(first);
  await go(first, () => first.locator('main a[href^="/product/"]').first().click(), /^\/product\//);
  const second = await context.newPage();
  await second.goto(product);
  await settle(second);
  await pressArrow(second, '/products');
  await pressArrow(first, '/products?tag=Jeans');
  expect(faults).toEqual([]);
  await close();
});
