import { get } from 'node:http';
import type { Page } from '@playwright/test';
import { urls } from './helpers/environment.ts';
import { expect, poll, test } from './helpers/fixtures.ts';
import { productLinks, waitForTitle, waitUntilHydrated } from './helpers/locators.ts';
import {
  type AvailableProduct,
  addFault,
  availableProducts,
  callBackend,
  clearFaults,
} from './helpers/services.ts';
import { pathOf, renderInBrowser } from './helpers/shopper.ts';

let products: readonly AvailableProduct[];

test.beforeAll(async () => {
  products = await availableProducts();
});
test.afterEach(clearFaults);

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
}

test('hydrates pages from a cache whose data are fetched again', async ({ visitor: { page } }) => {
  // Shared caches send a page for up to ten minutes, and for a day while the storefront fails.
  await page.clock.setSystemTime(Date.now() + 60 * 60_000);
  for (const { path } of pages) {
    await page.goto(path());
    await waitUntilHydrated(page);
  }
});

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

/** Bytes that a server sends on a new connection before it waits for an acknowledgement: TCP's initial window of ten packets. */
const FIRST_ROUND_TRIP_BYTES = 14_600;

test('sends the home page, lists and products in one round trip, in both languages', async () => {
  const paths = ['/products', `/product/${products[0]?.productId}`].flatMap((path) => [path, `/hi${path}`]);
  // A page that is requested again is compressed better.
  for (const path of ['/', '/hi', ...paths])
    await poll(() => responseBytes(urls.shop + path), {
      message: path,
      timeout: 20_000,
    }).toBeLessThanOrEqual(FIRST_ROUND_TRIP_BYTES);
});

/** Returns the bytes of a response with its headers, on a connection of its own. */
function responseBytes(url: string): Promise<number> {
  return new Promise((resolve, reject) => {
    get(url, { agent: false, headers: { 'Accept-Encoding': 'br' } }, (response) => {
      response.resume().on('end', () => resolve(response.socket.bytesRead));
    }).on('error', reject);
  });
}

test('asks the browser to compile all scripts of the release in the background', async ({
  visitor: { page },
}) => {
  const read = async (path: string) => (await page.request.get(path)).text();
  const scripts = new Set((await read('/sw.js')).match(/\/assets\/[\w.-]+\.js/g));
  expect(scripts.size).toBeGreaterThan(0);
  // V8 reads the comment at the beginning of a file only.
  for (const script of scripts)
    expect.soft((await read(script)).split('\n', 1), script).toEqual(['//# allFunctionsCalledOnLoad']);
});

/** Characters of a page that arrive, and are shown, together. */
const PIECE_LENGTH = 1000;

test('a page that arrives in pieces moves nothing', async ({ visitor: { page } }) => {
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

test('links every stylesheet that the content of a page needs', async ({ visitor: { page } }) => {
  const linked = () =>
    page
      .locator('link[rel="stylesheet"]')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')).sort());
  // The browser loads the suggestions for a search text.
  for (const { path } of pages.filter((other) => !other.path().startsWith('/search-page'))) {
    const html = (await (await page.goto(path()))?.text()) ?? '';
    const wanted = [...html.matchAll(/<link rel="stylesheet" disabled href="([^"]+)"/g)].map(
      ([, href]) => href,
    );
    await page.locator('footer, main > :last-child').last().scrollIntoViewIfNeeded();
    await page.waitForLoadState('networkidle');
    expect.soft(await linked(), path()).toEqual(wanted.sort());
  }
});

test('answers unknown pages with 404, and sends a page again only when it has changed', async ({
  visitor: { page },
}) => {
  const { request } = page;
  expect((await request.get('/no-such-page')).status()).toBe(404);
  expect((await request.get('/product/1')).status()).toBe(404);
  expect((await request.get('/products?collection=no-such-collection')).status()).toBe(404);
  const first = await request.get('/categories');
  const headers = first.headers();
  expect(headers['cache-control']).toContain('s-maxage=');
  const again = await request.get('/categories', { headers: { 'If-None-Match': headers.etag ?? '' } });
  expect(again.status()).toBe(304);
  // Private pages are empty for every visitor.
  expect(await (await request.get('/cart')).text()).toContain('<div id="root"></div>');
});

test('sends pages without waiting for a storefront that is slow, and 503 when it fails', async ({
  visitor: { page },
}) => {
  const [product] = products.slice(-1);
  await addFault({ target: 'storefront', delayMs: 30_000 });
  const started = performance.now();
  const slow = await page.request.get(`/products?tag=Slow`);
  expect(performance.now() - started).toBeLessThan(20_000);
  expect(slow.status()).toBe(200);
  expect(slow.headers()['cache-control']).toBe('no-store');
  await clearFaults();

  await addFault({ target: 'storefront', body: '<html>garbage' });
  const failed = await page.request.get(`/product/${product?.productId}`);
  expect(failed.status()).toBe(503);
  expect(failed.headers()).toMatchObject({ 'retry-after': '30', 'cache-control': 'no-store' });
  await clearFaults();

  // The browser fetches the data that the server could not fetch.
  await addFault({ target: 'storefront', status: 500, times: 1 });
  const response = await page.goto(`/product/${product?.productId}`);
  expect(response?.status()).toBe(503);
  await waitForTitle(page, product?.title ?? '');
});

/** Collects the names of the modules that a page loads. */
function collectModules(page: Page): string[] {
  const modules: string[] = [];
  page.on('request', (request) => {
    const [, name] = /\/assets\/([^/]+)-[^/]{8}\.js$/.exec(request.url()) ?? [];
    if (name !== undefined) modules.push(name);
  });
  return modules;
}

/** Loads a page once the server has cached it with complete data. Faults that other tests inject into the storefront no longer change it. */
async function openComplete(page: Page, path: string, options?: Parameters<Page['goto']>[1]): Promise<void> {
  await poll(async () => (await page.request.get(path)).headers()['cache-control']).toContain('s-maxage');
  await page.goto(path, options);
}

test('loads its modules when the shopper does something, and on a later visit after the pictures', async ({
  visitor: { page },
}) => {
  const modules = collectModules(page);
  // A picture that does not arrive.
  const picture = Promise.withResolvers<void>();
  await page.route(
    (url) => /\.(avif|webp)$/.test(url.pathname),
    (route) => picture.promise.then(() => route.continue()),
  );
  await openComplete(page, '/', { waitUntil: 'domcontentloaded' });
  expect(modules).toEqual([]);
  await page.mouse.move(200, 200, { steps: 2 });
  await page.locator('#root:not([data-dehydrated])').waitFor();

  await page.evaluate(() => localStorage.setItem('wishlist', '[]'));
  modules.length = 0;
  await openComplete(page, '/categories', { waitUntil: 'domcontentloaded' });
  expect(modules).toEqual([]);
  picture.resolve();
  await page.locator('#root:not([data-dehydrated])').waitFor();
});

for (const extension of ['js', 'css'])
  test(`answers a press although a .${extension} file got lost`, async ({ visitor: { page } }) => {
    await openComplete(page, '/products', { waitUntil: 'networkidle' });
    const lost: string[] = [];
    await page.route(
      (url) => url.pathname.endsWith(`.${extension}`),
      (route, request) => {
        // The preload and the request itself.
        if (lost.length === 2 || request.url() !== (lost[0] ?? request.url())) return route.continue();
        lost.push(request.url());
        return route.abort();
      },
    );
    // A single event: any other would load the files again.
    await page.getByRole('button', { name: 'Sort by' }).dispatchEvent('click');
    await page.getByRole('menuitemradio', { name: 'Newest First' }).waitFor();
    expect(lost).toHaveLength(2);
  });

test('finds the location and rotates the search examples before React is loaded', async ({ newVisitor }) => {
  const { page } = await newVisitor({ reducedMotion: 'no-preference' });
  const modules = collectModules(page);
  let geocodings = 0;
  page.on('request', (request) => {
    if (request.url().includes('latlng=')) geocodings += 1;
  });
  await openComplete(page, '/');
  const address = page.getByRole('button', { name: /^Deliver to/ }).filter({ hasText: 'Hill Road' });
  await address.waitFor();
  await page.getByText('t-shirts', { exact: true }).filter({ visible: true }).waitFor();
  await page.getByText(/^Arrives by \d/).waitFor();
  expect(modules).toEqual(['page-script', 'page-location']);
  await waitUntilHydrated(page);
  await expect(address).toBeVisible();
  expect(geocodings).toBe(1);
});

for (const isFailed of [false, true])
  test(`shows the part below the fold when the stylesheets ${isFailed ? 'have failed' : 'have come'}`, async ({
    visitor: { page },
  }) => {
    const modules = collectModules(page);
    const stylesheets = Promise.withResolvers<void>();
    await page.route(
      (url) => url.pathname.endsWith('.css'),
      (route) => stylesheets.promise.then(() => (isFailed ? route.abort() : route.continue())),
    );
    await openComplete(page, '/');
    await poll(() => modules).toContain('page-script');
    const row = page.getByRole('list', { name: "Products You Can't Miss" });
    await expect(row).toBeHidden();
    stylesheets.resolve();
    await expect(row).toBeVisible();
    expect(modules.filter((name) => !name.startsWith('page-'))).toEqual([]);
  });

test('lays out the sections below the fold one after the other, without moving the next', async ({
  visitor: { page },
}) => {
  await openComplete(page, '/');
  await page.locator(':root[data-styled]').waitFor();
  const [heights, reserved] = await page.evaluate(() => {
    const measure = () =>
      [...document.querySelectorAll('main [data-dehydrated] > * > *')].map((section) => section.clientHeight);
    const root = document.querySelector('#root');
    root?.removeAttribute('data-dehydrated');
    const heights = measure();
    // Starts the animations again that leave the sections out.
    root?.setAttribute('data-dehydrated', '');
    const reserved = measure();
    return [heights, reserved];
  });
  expect(heights.length).toBeGreaterThan(4);
  for (const [index, height] of heights.entries())
    expect(Math.abs((reserved[index] ?? 0) - height), `section ${index + 1}`).toBeLessThan(32);
});

test('advances the banners of a category before React is loaded', async ({ newVisitor }) => {
  const { page } = await newVisitor({
    reducedMotion: 'no-preference',
    viewport: { width: 390, height: 1800 },
  });
  const modules = collectModules(page);
  await openComplete(page, '/category/women');
  const second = page.getByRole('button', { name: /^Highlight 2/ });
  await expect(second).toHaveAttribute('aria-current', 'true');
  expect(modules).toEqual(['page-script']);
  await waitUntilHydrated(page);
  await expect(page.getByRole('button', { name: /^Highlight 3/ })).toHaveAttribute('aria-current', 'true');
});

test('advances the pictures of a product before React is loaded', async ({ newVisitor }) => {
  const { page } = await newVisitor({ reducedMotion: 'no-preference' });
  const modules = collectModules(page);
  await openComplete(page, `/product/${products[0]?.productId}`);
  const gallery = page.getByRole('region', { name: /^Pictures of/ });
  await gallery.getByText(/^2 \/ \d$/).waitFor();
  await expect(gallery.getByRole('button', { name: /^View picture/ })).toHaveAccessibleName(
    /^View picture 2 of/,
  );
  await page.getByText(/^Arrives by \d/).waitFor();
  expect(modules).toEqual(['page-script']);
  // The press loads React, which goes on from the second picture.
  await gallery.getByRole('button', { name: 'Next picture' }).dispatchEvent('click');
  await gallery.getByText(/^3 \/ \d$/).waitFor();
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

test('repeats a press that a restored session has covered', async ({ customer: { page } }) => {
  const session = Promise.withResolvers<void>();
  await page.route(
    (url) => url.pathname.endsWith('/login'),
    (route) => session.promise.then(() => route.continue()),
  );
  const sendModules = await holdModules(page);
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  const button = page.getByRole('button', { name: /COMING SOON/i }).first();
  await button.scrollIntoViewIfNeeded();
  const box = await button.boundingBox();
  if (!box) throw new Error('the button is not rendered');
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.mouse.down();
  sendModules();
  await page.getByText('Loading...').waitFor();
  await page.mouse.up();
  session.resolve();
  await page.getByRole('status').filter({ hasText: 'Coming Soon' }).waitFor();
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
  await page.goto(`/product/${product?.productId}`, { waitUntil: 'domcontentloaded' });
  const size = page.getByRole('group', { name: 'Size' }).locator('label');
  await size
    .filter({ has: page.locator('input:not([aria-disabled])') })
    .first()
    .click();
  await page.getByRole('button', { name: 'ADD TO BAG' }).first().click();
  sendModules();
  await page.getByText('Loading...').waitFor();
  session.resolve();
  await page.getByText('Added to Bag').waitFor();
  await poll(() => callBackend(account, 'GET', '/cart')).toMatchObject({ items: [{ quantity: 1 }] });
});

test('opens the cart from a page that is not hydrated yet', async ({ customer: { page } }) => {
  const sendModules = await holdModules(page);
  await page.goto('/categories', { waitUntil: 'domcontentloaded' });
  await page.getByRole('link', { name: /^Bag/ }).filter({ visible: true }).click();
  await page.waitForURL('**/cart', { waitUntil: 'commit' });
  sendModules();
  await waitForTitle(page, 'Cart');
});

test('shows the page of Back that is pressed before hydration', async ({ visitor: { page } }) => {
  await page.goto('/categories');
  await waitUntilHydrated(page);
  await page.getByRole('link', { name: 'Home', exact: true }).filter({ visible: true }).first().click();
  await page.waitForURL(/\/$/);
  const sendModules = await holdModules(page);
  await page.reload({ waitUntil: 'commit' });
  await page.locator('#root[data-dehydrated]').waitFor();
  await page.goBack({ waitUntil: 'commit' });
  await page.getByRole('heading', { name: 'Categories', level: 1 }).waitFor();
  sendModules();
  await waitUntilHydrated(page);
});

test('can be browsed without JavaScript', async ({ newVisitor }) => {
  const { page } = await newVisitor({ javaScriptEnabled: false });
  await page.goto('/');
  await page.getByRole('link', { name: 'SHOP NOW' }).first().click();
  await waitForTitle(page, 'Products');
  const link = productLinks(page).first();
  const name = (await link.textContent()) ?? '';
  await link.click();
  expect(pathOf(page)).toMatch(/^\/product\/\d+$/);
  const title = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
  expect(name).toContain(title);
  await expect(page.getByRole('main').getByText('₹').filter({ visible: true }).first()).toBeVisible();
});
