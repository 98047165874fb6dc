import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import { urls } from './helpers/environment.ts';
import { expect, longRunOnly, poll, test } from './helpers/fixtures.ts';
import { link, waitForTitle, waitUntilHydrated } from './helpers/locators.ts';
import { type AvailableProduct, availableProducts, callBackend } from './helpers/services.ts';
import { chooseSize, renderInBrowser } from './helpers/shopper.ts';

let products: readonly AvailableProduct[];

test.beforeAll(async () => {
  products = await availableProducts();
});

/** Every public page, with a text of its remote data where it has some. */
const publicPages = (): readonly (readonly [path: string, text?: string | undefined])[] => [
  ['/', 'Rangrez'],
  ['/category/women'],
  ['/products', '₹'],
  [`/product/${products[0]?.productId}`, products[0]?.title],
  ['/categories'],
  ['/products?tag=Jeans&sort=price-low', '₹'],
  ['/products?search=linen', '₹'],
  ['/products/women/dresses', '₹'],
  [`/product/${products[1]?.productId}?Size=M`, products[1]?.title],
  ['/search-page?q=dress'],
  ['/auth'],
  ['/category/men?utm_source=newsletter'],
  ['/product/1', 'Product not found'],
  ['/no-such-page'],
];

const MINUTE_MS = 60_000;

/** Returns the age of the oldest data that a page contains, in ms; 0 when it has none. */
function ageOfData(html: string): number {
  const times = [...html.matchAll(/"dehydratedAt":(\d+)/g)].map(([, time]) => Number(time));
  return Math.max(0, ...times.map((time) => Date.now() - time));
}

for (const prefix of ['', '/hi'])
  test(`renders every public page on the server${prefix && ' in Hindi'}, and hydrates it without a warning or a request`, async ({
    visitor: { page },
  }) => {
    const messages: string[] = [];
    const requests: string[] = [];
    page.on('console', (message) => {
      // A page with the status 404, and Playwright's own warning.
      const isExpected = /^(Failed to load resource|Service Worker registration blocked)/.test(
        message.text(),
      );
      if (['error', 'warning'].includes(message.type()) && !isExpected) messages.push(message.text());
    });
    page.on('request', (request) => {
      if (request.url().includes('graphql.json')) requests.push(request.url());
    });
    // Development builds check all pages in both languages.
    const checked = prefix === '' || process.env.NODE_ENV === 'development' ? undefined : 4;
    for (const [path, text] of publicPages().slice(0, checked)) {
      const target = prefix + path;
      // Data in an older page from the server's cache would be fetched again.
      await poll(async () => ageOfData(await (await page.request.get(target)).text())).toBeLessThan(
        MINUTE_MS,
      );
      const response = await page.goto(target);
      const html = (await response?.text()) ?? '';
      // Texts of the storefront are translated; prices are the same.
      const wanted = prefix === '' || text === '₹' ? text : undefined;
      expect.soft(html.includes(wanted ?? '</h1>'), target).toBe(true);
      await waitUntilHydrated(page);
      await page.waitForLoadState('networkidle');
      expect.soft(messages.splice(0), target).toEqual([]);
      expect.soft(requests.splice(0), target).toEqual([]);
    }
    // Shared caches send a page for up to ten minutes, and for a day while the storefront fails. Its data are then fetched again.
    await page.clock.setSystemTime(Date.now() + 60 * MINUTE_MS);
    for (const [path] of publicPages().slice(0, 4)) {
      await page.goto(prefix + path);
      await waitUntilHydrated(page);
      expect.soft(messages.splice(0), path).toEqual([]);
    }
  });

test('runs with the Content Security Policy, also as a static host sends it, and reports a violation', async ({
  visitor: { page, pageErrors },
}) => {
  for (const isStatic of [false, true]) {
    if (isStatic) await renderInBrowser(page);
    await page.goto('/categories');
    await waitForTitle(page, 'Categories');
    await waitUntilHydrated(page);
    expect(pageErrors).toEqual([]);
    await page.evaluate(() => {
      new Image().src = 'http://blocked.example/';
    });
    const violation = 'console: Content Security Policy: img-src forbids http://blocked.example/';
    await poll(() => pageErrors.splice(0)).toContain(violation);
  }
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

test('repeats early presses, also when a file got lost, and adds to the bag when the session is restored', async ({
  customer: { page, account },
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

  const session = Promise.withResolvers<void>();
  await page.route(
    (url) => url.pathname.endsWith('/login'),
    (route) => session.promise.then(() => route.continue()),
  );
  const sendModules = await holdModules(page);
  const product = products.find(({ options }) => options.includes('Size'));
  await page.goto(`/product/${product?.productId}`, { waitUntil: 'commit' });
  await chooseSize(page);
  await page.getByRole('button', { name: 'ADD TO BAG' }).first().click();
  sendModules();
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

  sendModules = await holdModules(page);
  await page.goto('/categories', { waitUntil: 'commit' });
  await link(page, /^Bag/).filter({ visible: true }).first().click();
  const number = page.getByRole('textbox', { name: 'Mobile number' });
  await number.pressSequentially('9820012345');
  await number.press('Enter');
  sendModules();
  await waitForTitle(page, 'Verify OTP');
  await page.unrouteAll({ behavior: 'ignoreErrors' });

  // The server sends the first step, and this browser the second one.
  sendModules = await holdModules(page);
  await page.reload({ waitUntil: 'commit' });
  await page.locator('#root[data-dehydrated] input[type="tel"]').waitFor({ state: 'attached' });
  await expect(number).toBeHidden();
  sendModules();
  await page.getByLabel('6-digit code').waitFor();
  await expect(number).toBeHidden();
  await page.unrouteAll({ behavior: 'ignoreErrors' });

  await page.goto('/categories');
  await waitUntilHydrated(page);
  await link(page, /^Home$/)
    .filter({ visible: true })
    .first()
    .click();
  await page.waitForURL(/\/$/);
  sendModules = await holdModules(page);
  await page.reload({ waitUntil: 'commit' });
  await page.locator('#root[data-dehydrated]').waitFor();
  await page.goBack({ waitUntil: 'commit' });
  sendModules();
  await waitForTitle(page, 'Categories');
});

test('hydrates a page when its end comes after its modules, and not when it is stopped before', async ({
  visitor: { page },
}) => {
  const end = Promise.withResolvers<void>();
  const server = createServer(async ({ url = '' }, response) => {
    const answer = await fetch(urls.shop + url);
    const body = Buffer.from(await answer.bytes());
    const type = answer.headers.get('content-type') ?? '';
    response.writeHead(answer.status, { 'Content-Type': type });
    const middle = type.startsWith('text/html') ? body.indexOf('</header>') : 0;
    response.write(body.subarray(0, middle));
    if (middle > 0) await end.promise;
    response.end(body.subarray(middle));
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  const { port } = server.address() as AddressInfo;
  const entry = page.locator('script[type="module"]');
  for (const stop of [true, false]) {
    const preload = page.waitForResponse(/\/assets\/index-.*\.js/);
    await page.goto(`http://localhost:${port}/`, { waitUntil: 'commit' });
    await (await preload).finished();
    await expect(entry).toHaveCount(0);
    if (!stop) continue;
    // As a redirect does too, it makes the document complete.
    await page.evaluate(() => window.stop());
    await page.evaluate(() => new Promise(requestAnimationFrame));
    await expect(entry).toHaveCount(0);
  }
  end.resolve();
  await waitUntilHydrated(page);
  await expect(page.getByRole('navigation').last()).toBeVisible();
  server.close();
  server.closeAllConnections();
});
