import type { Page } from '@playwright/test';
import { expect, longRunOnly, poll, test } from './helpers/fixtures.ts';
import { button, waitForText, waitForTitle, waitUntilHydrated } from './helpers/locators.ts';
import { findPageProblems } from './helpers/page-checks.ts';
import { availableProducts, callBackend, prepareOrder } from './helpers/services.ts';
import { openShopper } from './helpers/shopper.ts';
import { startUnreliableProxy } from './helpers/unreliable-proxy.ts';

const withWorker = { serviceWorkers: 'allow' } as const;

let stopProxy = () => {};
test.afterEach(() => stopProxy());

/** Waits until the service worker of the page's language controls the page and has recorded this visit. */
async function waitUntilRecorded(page: Page): Promise<void> {
  await poll(() =>
    page.evaluate(async () => {
      const path = location.pathname + location.search;
      const { active, scope = location.origin } = (await navigator.serviceWorker.getRegistration()) ?? {};
      return {
        // Before the worker of another language is registered, that of the base language is found.
        isOfLanguage: new URL(scope).pathname === (/^\/hi(\/|$)/.test(path) ? '/hi' : '/'),
        state: active?.state,
        controlsPage: active === navigator.serviceWorker.controller,
        isRecorded: (await caches.match(path, { cacheName: 'visits' })) !== undefined,
      };
    }),
  ).toEqual({ isOfLanguage: true, state: 'activated', controlsPage: true, isRecorded: true });
}

/** Returns the number of queries whose data is saved on the device. */
function savedQueries(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const names = (await indexedDB.databases()).map(({ name }) => name);
    if (!names.includes('saved-data')) return 0;
    const { promise, resolve } = Promise.withResolvers<number>();
    const opening = indexedDB.open('saved-data');
    opening.onsuccess = () => {
      const request = opening.result.transaction('queries').objectStore('queries').count();
      request.onsuccess = () => {
        opening.result.close();
        resolve(request.result);
      };
    };
    return promise;
  });
}

/** Opens pages, each of which has remote data, until the worker has recorded the visits and the data are saved on the device. */
async function visitAndSave(page: Page, paths: readonly string[]): Promise<void> {
  let saved = 0;
  for (const path of paths) {
    await page.goto(path);
    await page.getByRole('heading', { level: 1 }).first().waitFor();
    await waitUntilHydrated(page);
    await waitUntilRecorded(page);
    await poll(() => savedQueries(page)).toBeGreaterThan(saved);
    saved = await savedQueries(page);
  }
}

/** Returns the families of the fonts that the page has loaded. */
function loadedFonts(page: Page): Promise<readonly string[]> {
  return page.evaluate(() =>
    Array.from(document.fonts)
      .filter(({ status }) => status === 'loaded')
      .map(({ family }) => family),
  );
}

const list = '/products?collection=dresses';
const savedPrices = /^Prices of \d+ \w+$/;
const savedNotice = /^You are offline\. This page was saved on \d+ \w+\. Prices may have changed\.$/;

test('is installable', longRunOnly, async ({ playwright, launchOptions }) => {
  // The browser of the other tests may be the headless shell, which finds no errors at all.
  const executablePath = process.env.WHOLE_CHROMIUM_PATH ?? '';
  test.skip(executablePath === '', 'Only the whole Chromium finds what prevents an installation.');
  const browser = await playwright.chromium.launch({ ...launchOptions, executablePath });
  const { page, context, pageErrors } = await openShopper(browser, withWorker);
  await page.goto('/');
  const session = await context.newCDPSession(page);
  const { installabilityErrors } = await session.send('Page.getInstallabilityErrors');
  // A context of Playwright is incognito, where no browser installs anything.
  expect(installabilityErrors.map(({ errorId }) => errorId)).toEqual(['in-incognito']);
  await browser.close();
  expect(pageErrors).toEqual([]);
});

test('opens the home page, a list and a product offline that were opened before, and shows a notification of an order', async ({
  newVisitor,
}) => {
  const { page, context } = await newVisitor(withWorker);
  const [seen, unseen] = await availableProducts(2);
  const product = `/product/${seen?.productId}`;
  await visitAndSave(page, ['/', list, product, '/hi']);
  const worker = context.serviceWorkers().find((each) => each.url().includes('hi'));
  expect(await worker?.evaluate(notify)).toMatchObject({
    shown: { title: 'Packed', body: 'Order #1042', tag: '/order/7' },
    opened: expect.stringMatching(/\/hi\/order\/7$/),
  });

  await context.setOffline(true);
  await page.goto('/');
  await waitForTitle(page, /Try it on/);
  await waitForText(page, savedNotice);
  await page.goto(list);
  await waitForTitle(page, 'Dresses');
  await page.getByText(savedPrices).waitFor();
  await page.goto(product);
  await waitForTitle(page, seen?.title ?? '');
  // The screen has the price twice, for narrow and for wide windows.
  await page
    .getByText(/^Price of \d+ \w+$/)
    .filter({ visible: true })
    .waitFor();
  expect(await findPageProblems(page)).toEqual([]);
  await context.setOffline(false);
  await page.getByText(savedNotice).waitFor({ state: 'hidden' });
  await context.setOffline(true);

  // The worker of each language has its own pages.
  await page.goto('/hi');
  await waitForTitle(page, /^घर पर/);
  await page.goto('/hi/profile');
  await waitForTitle(page, 'आप ऑफ़लाइन हैं');

  // A page that was not opened before.
  await page.goto(`/product/${unseen?.productId}`);
  await waitForTitle(page, 'You are offline');
  await waitForText(page, /^This page is not saved on this phone\./);
  await poll(() => loadedFonts(page)).toContain('Anek Latin');
  // The browser has a connection, but the server cannot be reached.
  const failed = page.waitForEvent('requestfailed', (request) => request.method() === 'HEAD');
  await page.evaluate(() => {
    document.title = 'the same document';
    dispatchEvent(new Event('online'));
  });
  await failed;
  expect(await page.title()).toBe('the same document');
  // The title is that of the page before, so this waits for the next document.
  const reloaded = page.waitForEvent('load');
  await button(page, 'Retry').click();
  await reloaded;
  await waitForTitle(page, 'You are offline');
  // The page loads itself again when there is a connection.
  await context.setOffline(false);
  await waitForTitle(page, unseen?.title ?? '');
  expect(await page.getByText(savedNotice).count()).toBe(0);
});

/** Runs in the worker. The browser of the tests has neither a push service nor notifications, and only a real press may open a window. */
async function notify() {
  const scope = self as unknown as {
    readonly registration: { showNotification(title: string, options: object): Promise<void> };
    readonly clients: { openWindow(url: string): Promise<void> };
  };
  const send = (type: string, fields: object) =>
    self.dispatchEvent(Object.assign(new Event(type), { waitUntil: () => {}, ...fields }));
  const notification = Promise.withResolvers<object>();
  scope.registration.showNotification = async (title, options) => notification.resolve({ title, ...options });
  send('push', { data: { json: () => ({ title: 'Packed', body: 'Order #1042', path: '/order/7' }) } });
  const shown = await notification.promise;
  const window = Promise.withResolvers<string>();
  scope.clients.openWindow = async (url) => window.resolve(url);
  send('notificationclick', { notification: { ...shown, close: () => {} } });
  return { shown, opened: await window.promise };
}

test(
  'opens a page when the server is reachable again, although the browser was never offline',
  longRunOnly,
  async ({ newVisitor }) => {
    let isDown = false;
    // 0 refuses a request; 30 is the least that passes it, and delays it by as many ms.
    const proxy = await startUnreliableProxy({ below: (limit) => (isDown ? 0 : Math.min(limit - 1, 30)) });
    stopProxy = proxy.stop;
    const { page } = await newVisitor({ ...withWorker, proxy: { server: proxy.url } });
    await page.goto('/');
    await waitUntilHydrated(page);
    await waitUntilRecorded(page);
    isDown = true;
    await page.goto('/categories');
    await waitForTitle(page, 'You are offline');
    isDown = false;
    await waitForTitle(page, /^Categories/);
  },
);

test('keeps the bag and its changes offline, also when the page is closed', async ({ newCustomer }) => {
  const { page, context, account } = await newCustomer(withWorker);
  const quantity = async () => {
    const cart = await callBackend<{ items: readonly { quantity: number }[] }>(account, 'GET', '/cart');
    return cart.items.map((item) => item.quantity);
  };
  const notice = 'Saved on this phone. We will update your bag when you are online.';
  const shown = (tab: Page) => tab.getByRole('group', { name: /^Quantity of/ });
  await prepareOrder(account);
  await visitAndSave(page, ['/', '/cart']);
  const names = await page.getByRole('article').allTextContents();
  // The bag is known here, its products are not.
  await page.goto('/');
  await waitUntilHydrated(page);
  const bag = page.getByRole('link', { name: 'Bag, 1 item' }).filter({ visible: true });
  await bag.waitFor();
  await context.setOffline(true);
  await bag.click();
  await waitForTitle(page, 'Cart (1)');
  await waitForText(page, 'You are offline. Connect to the internet to check out.');
  expect(await page.getByRole('article').allTextContents()).toEqual(names);
  await expect(button(page, 'Proceed to Checkout')).toBeDisabled();

  // The connection returns after changes.
  for (let press = 0; press < 3; press += 1) await button(page, /^One more of/).click();
  await waitForText(page, notice);
  await expect(shown(page)).toContainText('4');
  expect(await quantity()).toEqual([1]);
  await context.setOffline(false);
  await page.getByText(notice).waitFor({ state: 'detached' });
  await expect(shown(page)).toContainText('4');
  expect(await quantity()).toEqual([4]);

  // The session cannot be restored without a connection: no sign-in is shown.
  await context.setOffline(true);
  await button(page, /^One less of/).click();
  await waitForText(page, notice);
  await page.goto('/cart');
  await waitForText(page, 'You are offline. Connect to the internet and try again.');
  await page.close();
  await context.setOffline(false);
  const next = await context.newPage();
  await next.goto('/cart');
  await waitForTitle(next, 'Cart (1)');
  await poll(quantity).toEqual([3]);
  await next.getByText(notice).waitFor({ state: 'detached' });
  await expect(shown(next)).toContainText('3');
});

test('with Save-Data, stores no pages', longRunOnly, async ({ newVisitor }) => {
  const { page } = await newVisitor(withWorker);
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
  await page.goto('/category/women');
  await waitUntilHydrated(page);
  await page.waitForLoadState('networkidle');
  expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0);
});
