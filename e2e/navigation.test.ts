import type { Page } from '@playwright/test';
import { openCustomer, type SignedInShopper } from './helpers/customers.ts';
import { bothWidths, desktopOnly, expect, poll, test } from './helpers/fixtures.ts';
import { link, productLinks, waitUntilHydrated } from './helpers/locators.ts';
import { waitUntilLoaded } from './helpers/page-checks.ts';
import { type AvailableProduct, prepareOrder, productWithSizes } from './helpers/services.ts';
import { chooseSize, pathOf, signIn } from './helpers/shopper.ts';

/** Returns the path and the query of the page's URL. */
function addressOf(page: Page): string {
  const { pathname, search } = new URL(page.url());
  return pathname + search;
}

const titleOf = (page: Page) => page.locator('h1').first().textContent();

/** Runs a navigation, waits for the address of the next screen, if given, and until that screen has loaded. */
async function navigate(page: Page, leave: () => Promise<unknown>, address?: string | RegExp): Promise<void> {
  const title = await titleOf(page);
  await leave();
  const expected = poll(() => addressOf(page));
  if (typeof address === 'string') await expected.toBe(address);
  else if (address) await expected.toMatch(address);
  // The old screen stays until the code of the next one is loaded.
  await poll(() => titleOf(page)).not.toBe(title);
  await waitUntilLoaded(page);
}

const backArrow = (page: Page) => page.getByRole('button', { name: /^Back/ }).filter({ visible: true });
const navigationLink = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name }).filter({ visible: true });
const visibleLink = (page: Page, name: string | RegExp) => link(page, name).filter({ visible: true });

interface Edge {
  /** An address; `{id}` stands for a product's. */
  readonly from: string;
  readonly to: string | RegExp;
  readonly press: (page: Page) => Promise<unknown>;
  /** The target of the second screen's back arrow: `from` unless given, null when it has no arrow. */
  readonly back?: string | null;
  readonly isDesktopOnly?: true;
}

const pressBag = (page: Page) => visibleLink(page, /^Bag/).first().click();
const pressSearch = (page: Page) =>
  visibleLink(page, /^Search/)
    .first()
    .click();
const inMain = (selector: string) => (page: Page) => page.locator(`main ${selector}`).first().click();

/** Edges of the main navigation: at the bottom on the phone, unless the screen has its own bar there; in the header on the desktop. */
const navigationEdges = (from: string, onlyOnDesktop = false): Edge[] =>
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
      press: (page: Page) => navigationLink(page, name).click(),
      back,
      ...(onlyOnDesktop && { isDesktopOnly: true }),
    }));

/** Every pair of screens of which a signed-in shopper reaches the second from the first in one step. */
const edges: readonly Edge[] = [
  ...navigationEdges('/'),
  { from: '/', to: /^\/products/, press: (page) => visibleLink(page, 'SHOP NOW').first().click() },
  { from: '/', to: /^\/search-page/, press: pressSearch },
  { from: '/', to: /^\/cart$/, press: pressBag },
  { from: '/', to: /^\/category\/women$/, press: (page) => visibleLink(page, 'Women').first().click() },
  { from: '/', to: /^\/product\//, press: inMain('a[href^="/product/"]'), back: '/products' },
  ...navigationEdges('/categories'),
  { from: '/categories', to: /^\/products\?/, press: inMain('a[href^="/products"]') },
  { from: '/categories', to: /^\/search-page/, press: pressSearch },
  { from: '/categories', to: /^\/cart$/, press: pressBag },
  ...navigationEdges('/category/women'),
  { from: '/category/women', to: /^\/products\?/, press: inMain('a[href^="/products?tag"]') },
  { from: '/category/men', to: /^\/products\?collection/, press: inMain('a[href*="collection="]') },
  ...navigationEdges('/products?tag=Jeans'),
  { from: '/products?tag=Jeans', to: /^\/product\//, press: inMain('a[href^="/product/"]') },
  { from: '/products?tag=Jeans', to: /^\/search-page/, press: pressSearch },
  { from: '/products?tag=Jeans', to: /^\/cart$/, press: pressBag },
  ...navigationEdges('/product/{id}', true),
  { from: '/product/{id}', to: /^\/cart$/, press: pressBag },
  ...navigationEdges('/search-page', true),
  // On the phone the navigation is hidden while the search field is focused, for the on-screen keyboard.
  {
    from: '/search-page',
    to: '/categories',
    press: async (page) => {
      await page.getByRole('heading', { name: 'Trending Now' }).click();
      await navigationLink(page, 'Categories').click();
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
  ...navigationEdges('/cart', true),
  { from: '/cart', to: /^\/product\//, press: inMain('a[href^="/product/"]'), back: '/products' },
  { from: '/cart', to: /^\/checkout$/, press: (page) => visibleLink(page, 'Proceed to Checkout').click() },
  ...navigationEdges('/checkout', true),
  // Back skips the checkout.
  { from: '/checkout', to: /^\/cart$/, press: pressBag, back: '/', isDesktopOnly: true },
  ...navigationEdges('/profile'),
  {
    from: '/profile',
    to: /^\/categories$/,
    press: (page) => visibleLink(page, 'Start Shopping').click(),
    back: '/',
  },
  {
    from: '/no/such/page',
    to: /^\/$/,
    press: (page) => visibleLink(page, 'Return to Home').click(),
    back: null,
  },
];

/** Presses the back arrow until a screen has none, and returns the addresses of the screens on the way. */
async function followBackArrows(page: Page): Promise<readonly string[]> {
  const visited = [addressOf(page)];
  while ((await backArrow(page).count()) > 0) {
    await pressBackArrow(page);
    visited.push(addressOf(page));
    if (visited.length > 6) throw new Error(`the back arrows never end: ${visited.join(' ')}`);
  }
  return visited;
}

const pressBackArrow = (page: Page, address?: string | RegExp) =>
  navigate(page, () => backArrow(page).first().click(), address);

test.describe('adjacent screens', () => {
  let member: SignedInShopper;
  let product: AvailableProduct;
  test.beforeAll(async ({ browser }) => {
    member = await openCustomer(browser);
    await prepareOrder(member.account);
    product = await productWithSizes();
  });
  test.afterAll(() => member.context.close());

  for (const [index, edge] of edges.entries()) {
    // On wide screens the search box of the header becomes a field.
    const width = edge.isDesktopOnly ? desktopOnly : edge.press === pressSearch ? {} : bothWidths;
    test(
      `goes from ${edge.from} to ${edge.to} and back, by the arrow and by the browser (${index + 1})`,
      width,
      async () => {
        const { page, pageErrors } = member;
        const from = edge.from.replace('{id}', product.productId);
        const { to, press, back = from } = edge;
        pageErrors.length = 0;
        await page.goto(from);
        await waitUntilLoaded(page);
        await navigate(page, () => press(page), to);
        const opened = addressOf(page);

        await navigate(page, () => page.goBack(), from);
        await navigate(page, () => page.goForward(), opened);

        const visited = await followBackArrows(page);
        expect(visited[1] ?? null).toBe(back);
        expect(new Set(visited).size, visited.join(' ')).toBe(visited.length);
        expect(pageErrors).toEqual([]);
      },
    );
  }
});

test(
  'goes back from the checkout through cart and product to the same list, and further',
  bothWidths,
  async ({ customer: { page, account }, isMobile }) => {
    await prepareOrder(account);
    await page.goto('/');
    await navigate(page, () => visibleLink(page, 'Women').first().click(), '/category/women');
    await navigate(
      page,
      () => page.locator('main a[href^="/products?tag"]').first().click(),
      /^\/products\?tag/,
    );
    const list = addressOf(page);
    const card = productLinks(page).nth(6);
    await card.scrollIntoViewIfNeeded();
    const href = await card.getAttribute('href');
    // Read at the press, because Playwright scrolls again when something covers the card at first.
    const top = page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          window.addEventListener('click', () => resolve(scrollY), { capture: true, once: true });
        }),
    );
    await navigate(page, () => card.click(), /^\/product\//);
    await navigate(page, () => pressBag(page), /^\/cart$/);
    // A reload in between keeps the way back.
    await page.reload();
    await waitUntilLoaded(page);
    await navigate(page, () => visibleLink(page, 'Proceed to Checkout').click(), /^\/checkout$/);
    await page.reload();
    await waitUntilLoaded(page);
    if (!isMobile) {
      // The bag in the header: the history has the cart before the checkout and after it.
      await navigate(page, () => pressBag(page), /^\/cart$/);
      await navigate(page, () => page.goBack(), /^\/checkout$/);
    }

    await pressBackArrow(page, '/cart');
    await pressBackArrow(page, /^\/product\//);
    await navigate(page, () => page.goForward(), /^\/cart$/);
    await navigate(
      page,
      () => page.getByRole('button', { name: 'Continue Shopping' }).click(),
      /^\/product\//,
    );
    await pressBackArrow(page, list);
    await poll(async () => Math.abs((await page.evaluate(() => scrollY)) - (await top))).toBeLessThan(100);
    expect(await page.evaluate(() => document.activeElement?.getAttribute('href'))).toBe(href);
    await pressBackArrow(page, '/category/women');
    await pressBackArrow(page, '/');
  },
);

test(
  'goes back to the documented screen from a page that was opened from a link',
  bothWidths,
  async ({ customer: { context, account } }) => {
    const productPath = `/product/${(await productWithSizes()).productId}`;
    await prepareOrder(account);
    for (const [opened, ...targets] of [
      ['/categories', '/'],
      ['/category/men', '/'],
      ['/products?collection=dresses', '/'],
      [productPath, '/products', '/'],
      ['/product/0', '/products', '/'],
      ['/search-page', '/'],
      ['/cart', '/'],
      ['/checkout', '/cart', '/'],
    ] as const) {
      const page = await context.newPage();
      await page.goto(opened);
      await waitUntilLoaded(page);
      const length = await page.evaluate(() => history.length);
      if (opened === '/product/0') {
        await navigate(page, () => page.getByRole('button', { name: 'Go Back' }).click(), '/products');
      }
      const visited = await followBackArrows(page);
      expect.soft(visited).toEqual(opened === '/product/0' ? targets : [opened, ...targets]);
      expect(await page.evaluate(() => history.length), opened).toBe(length);
      await page.close();
    }
  },
);

test('stays in the shop when the address was replaced, and when Back is pressed twice', async ({
  visitor: { page },
}) => {
  await page.goto('/products');
  await waitUntilLoaded(page);
  await page.getByRole('button', { name: /^Sort/ }).click();
  await page.getByRole('menuitemradio', { name: 'Price: Low to High' }).click();
  await poll(() => addressOf(page)).toMatch(/sort=price-low/);
  await pressBackArrow(page, '/');

  // A second step back would leave the shop.
  await navigate(page, () => pressSearch(page), /^\/search-page/);
  await navigate(page, () => backArrow(page).dblclick(), '/');
});

test(
  'returns from the sign-in to the screen that opened it, and Back skips it afterwards',
  bothWidths,
  async ({ visitor: { page } }) => {
    await page.goto('/products');
    await waitUntilLoaded(page);
    await navigate(
      page,
      () => productLinks(page).filter({ hasNotText: 'Sold out' }).first().click(),
      /^\/product\//,
    );
    if (await page.getByRole('group', { name: 'Size' }).count()) await chooseSize(page);
    const product = pathOf(page);
    await navigate(page, () => page.getByRole('button', { name: 'ADD TO BAG' }).click(), /^\/auth/);
    await pressBackArrow(page);
    expect(pathOf(page)).toBe(product);
    await navigate(page, () => page.goForward(), /^\/auth/);
    await signIn(page);
    await page.getByRole('button', { name: 'ADD TO BAG' }).waitFor();
    expect(pathOf(page)).toBe(product);
    await pressBackArrow(page, '/products');
  },
);

test('signs in after ADD TO BAG that is pressed right after a size', async ({ visitor: { page } }) => {
  const { productId } = await productWithSizes();
  await page.goto(`/product/${productId}`);
  await waitUntilLoaded(page);
  const size = page.getByRole('group', { name: 'Size' }).locator('input:not([aria-disabled])').first();
  const addToBag = page.getByRole('button', { name: 'ADD TO BAG' });
  const pressBoth = async () =>
    size.evaluate(
      (input: HTMLInputElement, button) => {
        input.click();
        if (button instanceof HTMLElement) button.click();
      },
      await addToBag.elementHandle(),
    );
  await navigate(page, pressBoth, /^\/auth/);
  await navigate(page, () => page.goBack(), /^\/product\/.*Size=/);
  // Going back has dropped the product that was to be added.
  await navigate(page, pressBoth, /^\/auth/);
  await signIn(page);
  await page.getByText('Added to Bag').waitFor();
  expect(addressOf(page)).toMatch(/^\/product\/.*Size=/);
});

test('keeps the way back of each tab', async ({ visitor: { page: first, context } }) => {
  await first.goto('/products?tag=Jeans');
  await waitUntilLoaded(first);
  await navigate(first, () => productLinks(first).first().click(), /^\/product\//);
  const second = await context.newPage();
  await second.goto(`/product/${(await productWithSizes()).productId}`);
  await waitUntilLoaded(second);
  await pressBackArrow(second, '/products');
  await pressBackArrow(first, '/products?tag=Jeans');
});

for (const loaded of ['no module', 'all modules but the screen'])
  test(`goes back right after a reload, when ${loaded} has loaded`, async ({ visitor: { page } }) => {
    await page.goto('/');
    await waitUntilHydrated(page);
    await navigate(page, () => navigationLink(page, 'Categories').click(), '/categories');
    const [screen, otherPage] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    await page.route(/\/assets\/Categories-[\w-]+\.js$/, async (route) => {
      await screen.promise;
      await route.continue();
    });
    await page.route('/', async (route) => {
      screen.resolve();
      await otherPage.promise;
      await route.continue();
    });
    await page.route('/has-rendered', (route) => {
      otherPage.resolve();
      return route.fulfill({ status: 204 });
    });
    await page.reload();
    const modules = await page.locator('meta[name="modules"]').getAttribute('content');
    const entry = modules?.split(' ').at(-1) ?? '';
    if (loaded !== 'no module') await page.evaluate(async (path) => void (await import(path)), entry);
    // Not awaited, because Playwright evaluates nothing while the page is being replaced.
    await page.evaluate((path) => {
      const nextTask = () => new Promise((resolve) => setTimeout(resolve));
      const goBack = async () => {
        history.back();
        while (location.pathname !== '/') await nextTask();
        await import(path);
        // React renders in tasks of its own.
        for (let task = 0; task < 100; task += 1) await nextTask();
        await fetch('/has-rendered');
      };
      void goBack();
    }, entry);
    await page.getByRole('heading', { level: 1, name: /^Try it on/ }).waitFor();
    expect(addressOf(page)).toBe('/');
  });
