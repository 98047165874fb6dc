import type { Locator, Page } from '@playwright/test';
import { expect, longRunOnly, poll, test } from './helpers/fixtures.ts';
import { waitForTitle, waitUntilHydrated } from './helpers/locators.ts';
import { type AvailableProduct, availableProducts, callBackend } from './helpers/services.ts';
import { renderInBrowser } from './helpers/shopper.ts';

let products: readonly AvailableProduct[];

test.beforeAll(async () => {
  products = await availableProducts();
});

/** Every public page, with a text of its remote data where it has some. */
const pages: readonly { readonly path: () => string; readonly text?: () => string }[] = [
  { path: () => '/', text: () => 'Rangrez' },
  { path: () => '/categories' },
  { path: () => '/category/women' },
  { path: () => '/products', text: () => '₹' },
  { path: () => '/products?tag=Jeans&sort=price-low', text: () => '₹' },
  { path: () => '/products?search=linen', text: () => '₹' },
  { path: () => '/products/women/dresses', text: () => '₹' },
  { path: () => `/product/${products[0]?.productId}`, text: () => products[0]?.title ?? '' },
  { path: () => `/product/${products[1]?.productId}?Size=M`, text: () => products[1]?.title ?? '' },
  { path: () => '/search-page?q=dress' },
  { path: () => '/category/men?utm_source=newsletter' },
  { path: () => '/product/1', text: () => 'Product not found' },
  { path: () => '/no-such-page' },
];

for (const prefix of ['', '/hi']) {
  const name = prefix === '' ? '' : ' in Hindi';
  test(`renders every public page on the server${name}, and hydrates it without a warning or a request`, async ({
    visitor: { page },
  }) => {
    await testHydration(page, prefix);
  });
}

const MINUTE_MS = 60_000;

/** Returns the age of the oldest data that a page contains, in ms; 0 when it has none. */
function ageOfData(html: string): number {
  const times = [...html.matchAll(/"dehydratedAt":(\d+)/g)].map(([, time]) => Number(time));
  return Math.max(0, ...times.map((time) => Date.now() - time));
}

/** Opens every public page in the language of a prefix. */
async function testHydration(page: Page, prefix: string): Promise<void> {
  const messages: string[] = [];
  const requests: string[] = [];
  page.on('console', (message) => {
    // A page with the status 404, and Playwright's own warning.
    const isExpected = /^(Failed to load resource|Service Worker registration blocked)/.test(message.text());
    if (['error', 'warning'].includes(message.type()) && !isExpected) messages.push(message.text());
  });
  page.on('request', (request) => {
    if (request.url().includes('graphql.json')) requests.push(request.url());
  });
  for (const { path, text } of pages) {
    const target = prefix + path();
    // Data in an older page from the server's cache would be fetched again.
    await poll(async () => ageOfData(await (await page.request.get(target)).text())).toBeLessThan(MINUTE_MS);
    const response = await page.goto(target, { waitUntil: 'networkidle' });
    const html = (await response?.text()) ?? '';
    // Texts of the storefront are translated; prices are the same.
    const wanted = prefix === '' || text?.() === '₹' ? text?.() : undefined;
    expect.soft(html.includes(wanted ?? '</h1>'), target).toBe(true);
    await waitUntilHydrated(page);
    await page.waitForLoadState('networkidle');
    expect.soft(messages.splice(0), target).toEqual([]);
    expect.soft(requests.splice(0), target).toEqual([]);
  }
  // Shared caches send a page for up to ten minutes, and for a day while the storefront fails. Its data are then fetched again.
  await page.clock.setSystemTime(Date.now() + 60 * MINUTE_MS);
  for (const { path } of pages.slice(0, 4)) {
    await page.goto(prefix + path());
    await waitUntilHydrated(page);
    expect.soft(messages.splice(0), path()).toEqual([]);
  }
}

test('runs with the Content Security Policy, also as a static host sends it, and reports a violation', async ({
  visitor: { page, pageErrors },
}) => {
  const violation = 'console: Content Security Policy: img-src forbids http://blocked.example/';
  const loadForbiddenPicture = () =>
    page.evaluate(() => {
      new Image().src = 'http://blocked.example/';
    });
  await page.goto('/categories');
  await loadForbiddenPicture();
  await poll(() => pageErrors).toContain(violation);
  pageErrors.length = 0;
  await renderInBrowser(page);
  await page.goto('/categories');
  await waitForTitle(page, 'Categories');
  await loadForbiddenPicture();
  await poll(() => pageErrors).toContain(violation);
  pageErrors.length = 0;
});

/** Characters of a page that arrive, and are shown, together. */
const PIECE_LENGTH = 1000;

test('a page that arrives in pieces moves nothing', longRunOnly, async ({ visitor: { page } }) => {
  // React would hydrate the page as that of the path /empty.
  await holdModules(page);
  // An empty document without the shop's policy, which does not allow `document.write`.
  await page.route('/empty', (route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html>' }));
  for (const path of ['/', '/category/women', '/products', `/product/${products[0]?.productId}`]) {
    const html = await (await page.request.get(path)).text();
    await page.goto('/empty');
    const score = await page.evaluate(
      async ([text, length]) => {
        const nextFrame = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
        const shifts: number[] = [];
        // Opening the document ends the observers from before, so this does not use recordLayoutShifts.
        document.open();
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) if ('value' in entry) shifts.push(Number(entry.value));
        }).observe({ type: 'layout-shift' });
        const body = text.indexOf('<body');
        document.write(text.slice(0, body));
        for (let start = body; start < text.length; start += length) {
          document.write(text.slice(start, start + length));
          await nextFrame();
        }
        await nextFrame();
        return shifts.reduce((sum, shift) => sum + shift, 0);
      },
      [html, PIECE_LENGTH] as const,
    );
    // Parts of a title or an icon may move by a few pixels.
    expect.soft(score, path).toBeLessThan(0.01);
  }
});

/** Holds the requests for modules until the returned function is called. */
async function holdModules(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(
    (url) => /^\/assets\/.*\.js$/.test(url.pathname),
    (route) => promise.then(() => route.continue()),
  );
  return resolve;
}

test('repeats an early press, also when a file got lost, but drops it when an extension has changed the page', async ({
  visitor: { page, pageErrors },
}) => {
  let lost = 0;
  await page.route(
    (url) => /\/assets\/libraries-.*\.js$/.test(url.pathname),
    // The preload and the request itself.
    (route) => (++lost > 2 ? route.continue() : route.abort()),
  );
  await page.goto('/products', { waitUntil: 'commit' });
  await page.getByRole('button', { name: 'Sort by' }).click();
  await page.getByRole('menuitemradio', { name: 'Newest First' }).waitFor();
  await page.unrouteAll({ behavior: 'ignoreErrors' });

  const product = products.find(({ options }) => options.includes('Size'));
  const sizes = page.getByRole('group', { name: 'Size' }).locator('label');
  const available = sizes.filter({ has: page.locator('input:not([aria-disabled])') });
  for (const isChanged of [false, true]) {
    const sendModules = await holdModules(page);
    await page.goto(`/product/${product?.productId}`, { waitUntil: 'commit' });
    await available.last().waitFor();
    if (isChanged)
      await page.evaluate(() => document.querySelector('main')?.prepend(document.createElement('div')));
    await available.last().click();
    sendModules();
    await waitUntilHydrated(page);
    await expect(available.last().locator('input')).toBeChecked({ checked: !isChanged });
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    if (!isChanged) expect(pageErrors).toEqual([]);
  }
  await expect(sizes.locator('input:checked')).toHaveCount(0);
  // React reports that the HTML differs, and renders the page again.
  expect(pageErrors.splice(0)).toEqual([expect.stringContaining('#418')]);
});

test('adds to the bag after an early press when the session is restored', async ({
  customer: { page, account },
}) => {
  const session = Promise.withResolvers<void>();
  await page.route(
    (url) => url.pathname.endsWith('/login'),
    (route) => session.promise.then(() => route.continue()),
  );
  const product = products.find(({ options }) => options.includes('Size'));
  const sendModules = await holdModules(page);
  await page.goto(`/product/${product?.productId}`, { waitUntil: 'commit' });
  const size = page.getByRole('group', { name: 'Size' }).locator('label');
  await size
    .filter({ has: page.locator('input:not([aria-disabled])') })
    .first()
    .click();
  await page.getByRole('button', { name: 'ADD TO BAG' }).first().click();
  sendModules();
  await waitUntilHydrated(page);
  await page.getByRole('button', { name: 'ADDING...' }).first().waitFor();
  await expect(page.getByText('Loading...')).toHaveCount(0);
  session.resolve();
  await page.getByText('Added to Bag').waitFor();
  await poll(() => callBackend(account, 'GET', '/cart')).toMatchObject({ items: [{ quantity: 1 }] });
});

test('keeps the text that is typed into the search box, leads from the bag to the sign-in, and shows the page of Back, before the scripts have loaded', async ({
  visitor: { page },
}) => {
  let sendModules = await holdModules(page);
  await page.goto('/search-page', { waitUntil: 'commit' });
  const box = page.getByRole('combobox', { name: 'Search for products' });
  await box.pressSequentially('jean');
  sendModules();
  // The suggestions are React's.
  await page.getByRole('option', { name: 'Jeans', exact: true }).waitFor();
  await expect(box).toHaveValue('jean');
  await box.press('s');
  await box.press('Enter');
  await waitForTitle(page, 'Search: jeans');
  await page.unrouteAll({ behavior: 'ignoreErrors' });

  for (const path of ['/', '/products', `/product/${products[0]?.productId}`, '/categories'])
    for (const isHydrated of [false, true]) {
      sendModules = await holdModules(page);
      if (isHydrated) sendModules();
      await page.goto(path, { waitUntil: 'commit' });
      if (isHydrated) await waitUntilHydrated(page);
      await page.getByRole('link', { name: /^Bag/ }).filter({ visible: true }).first().click();
      await page.waitForURL(/\/auth$/, { waitUntil: 'commit' });
      sendModules();
      await waitForTitle(page, 'Sign In');
      await page.unrouteAll({ behavior: 'ignoreErrors' });
    }

  await page.goto('/categories');
  await waitUntilHydrated(page);
  await page.getByRole('link', { name: 'Home', exact: true }).filter({ visible: true }).first().click();
  await page.waitForURL(/\/$/);
  sendModules = await holdModules(page);
  await page.reload({ waitUntil: 'commit' });
  await page.locator('#root[data-dehydrated]').waitFor();
  await page.goBack({ waitUntil: 'commit' });
  sendModules();
  await page.getByRole('heading', { name: 'Categories', level: 1 }).waitFor();
});

test('Home without scripts and pictures shows a price within two screens of a phone, the promises 48 px below SHOP NOW, and the background of pictures', async ({
  newVisitor,
}) => {
  const { page } = await newVisitor({ javaScriptEnabled: false });
  await page.route('**', (route) =>
    route.request().resourceType() === 'image' ? route.abort() : route.continue(),
  );
  await page.goto('/');
  const boxOf = (locator: Locator) => locator.evaluate((element) => element.getBoundingClientRect());
  const shopNow = await boxOf(page.getByRole('link', { name: 'SHOP NOW' }));
  const promises = await boxOf(page.getByRole('list', { name: 'Our promises' }));
  expect(promises.top - shopNow.bottom).toBeCloseTo(48, 0);
  const cards = page.getByRole('list', { name: "Products You Can't Miss" });
  const price = await boxOf(cards.getByText(/^₹/).first());
  expect(price.bottom).toBeLessThan(2 * (page.viewportSize()?.height ?? 0));
  // The browser shows no icon of a broken picture.
  for (const name of ['Women', 'Western Wear']) {
    const link = page.getByRole('main').getByRole('link', { name, exact: true }).first();
    const failed = await link.screenshot();
    await link.locator('img').evaluate((image) => {
      const box = document.createElement('div');
      box.className = image.className;
      image.replaceWith(box);
    });
    expect(failed.equals(await link.screenshot()), name).toBe(true);
  }
});
