import type { BrowserContext, Page } from '@playwright/test';
import { expect, longRunOnly, poll, test } from './helpers/fixtures.ts';
import { button, productLinks, waitForText, waitForTitle, waitUntilHydrated } from './helpers/locators.ts';
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

test('opens the home page, a list and a product offline that were opened before', async ({ newVisitor }) => {
  const { page, context } = await newVisitor(withWorker);
  const [seen, unseen] = await availableProducts(2);
  const product = `/product/${seen?.productId}`;
  await visitAndSave(page, ['/', list, product, '/hi']);

  await context.setOffline(true);
  await page.goto('/');
  await waitForTitle(page, /Try it on/);
  await waitForText(page, savedNotice);
  await page.reload();
  await waitForTitle(page, /Try it on/);
  await waitForText(page, savedNotice);
  await context.setOffline(false);
  await page.getByText(savedNotice).waitFor({ state: 'hidden' });
  await context.setOffline(true);
  await page.goto(list);
  await waitForTitle(page, 'Dresses');
  await productLinks(page).first().waitFor();
  await waitForText(page, savedNotice);
  await page.getByText(savedPrices).waitFor();
  await page.goto(product);
  await waitForTitle(page, seen?.title ?? '');
  await waitForText(page, savedNotice);
  // The screen has the price twice, for narrow and for wide windows.
  await page
    .getByText(/^Price of \d+ \w+$/)
    .filter({ visible: true })
    .waitFor();
  expect(await findPageProblems(page)).toEqual([]);

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
  await page.goto(product);
  await page.getByText('(Incl. Of All Taxes)').filter({ visible: true }).waitFor();
  expect(await page.getByText(savedNotice).count()).toBe(0);
  await page.goto(list);
  await productLinks(page).first().waitFor();
  await waitUntilHydrated(page);
  expect(await page.getByText(savedPrices).count()).toBe(0);
});

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

test('keeps changes of the bag that are made offline, also when the page is closed', async ({
  customer: { page, context, account },
}) => {
  const quantity = async () => {
    const { items } = (await callBackend(account, 'GET', '/cart')) as {
      items: readonly { readonly quantity: number }[];
    };
    return items.reduce((sum, item) => sum + item.quantity, 0);
  };
  const notice = 'Saved on this phone. We will update your bag when you are online.';
  const openCart = async (tab: Page) => {
    await tab.goto('/cart');
    await waitForTitle(tab, 'Cart (1)');
  };
  await prepareOrder(account);
  await openCart(page);

  await context.setOffline(true);
  for (let press = 0; press < 3; press += 1) await button(page, /^One more of/).click();
  await waitForText(page, notice);
  const shown = page.getByRole('group', { name: /^Quantity of/ });
  expect(await shown.textContent()).toContain('4');
  expect(await quantity()).toBe(1);

  // The connection returns.
  await context.setOffline(false);
  await page.getByText(notice).waitFor({ state: 'detached' });
  expect(await shown.textContent()).toContain('4');
  expect(await quantity()).toBe(4);

  // The page is closed before the connection returns.
  await context.setOffline(true);
  await button(page, /^One less of/).click();
  await waitForText(page, notice);
  await page.close();
  await context.setOffline(false);
  const next = await context.newPage();
  await openCart(next);
  await poll(quantity).toBe(3);
  await next.getByText(notice).waitFor({ state: 'detached' });
  expect(await next.getByRole('group', { name: /^Quantity of/ }).textContent()).toContain('3');
});

test('shows a signed-in shopper the bag offline, and no sign-in after a reload', async ({ newCustomer }) => {
  const { page, context, account } = await newCustomer(withWorker);
  await prepareOrder(account);
  await visitAndSave(page, ['/', '/cart']);
  const names = await page.getByRole('article').allTextContents();
  // The bag is known here, its products are not.
  await page.goto('/');
  await waitUntilHydrated(page);
  await page.getByRole('link', { name: 'Bag, 1 item' }).filter({ visible: true }).waitFor();

  await context.setOffline(true);
  await page.getByRole('link', { name: 'Bag, 1 item' }).filter({ visible: true }).click();
  await waitForTitle(page, 'Cart (1)');
  await waitForText(page, 'You are offline. Connect to the internet to check out.');
  expect(await page.getByRole('article').allTextContents()).toEqual(names);
  expect(await button(page, 'Proceed to Checkout').isDisabled()).toBe(true);

  await page.goto('/cart');
  await waitForTitle(page, 'This page could not be shown');
  await waitForText(page, 'You are offline. Connect to the internet and try again.');
  await context.setOffline(false);
  await waitForTitle(page, 'Cart (1)');
});

/** Opens a page with a link to a list, and counts the requests to the storefront from then on. */
async function openCategories({ page, context }: { readonly page: Page; readonly context: BrowserContext }) {
  const requests: string[] = [];
  await page.goto('/category/women');
  await waitUntilHydrated(page);
  await page.waitForLoadState('networkidle');
  context.on('request', (request) => {
    if (/graphql/.test(request.url())) requests.push(request.url());
  });
  return { page, requests, link: page.getByRole('main').locator('a[href^="/products"]').first() };
}

/** Returns the width of the widest picture that the products of a list offer. */
async function widestPicture(page: Page): Promise<number> {
  const pictures = productLinks(page).locator('img[srcset]');
  await pictures.first().waitFor();
  return pictures.evaluateAll((images) =>
    Math.max(
      ...images.flatMap((image) =>
        Array.from((image.getAttribute('srcset') ?? '').matchAll(/ (\d+)w/g), ([, width]) => Number(width)),
      ),
    ),
  );
}

test('with Save-Data, prefetches nothing, stores no pages and offers small pictures only', async ({
  newVisitor,
}) => {
  const savingVisitor = await newVisitor(withWorker);
  await savingVisitor.page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
  const saving = await openCategories(savingVisitor);
  const other = await openCategories(await newVisitor());
  await saving.link.focus();
  await other.link.focus();
  await poll(() => other.requests.length).toBeGreaterThan(0);
  expect(saving.requests).toEqual([]);
  expect(
    await saving.page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length),
  ).toBe(0);

  for (const { page, link } of [saving, other]) {
    await link.click();
    // The category page has pictures of products too.
    await button(page, /^Sort/).waitFor();
  }
  expect(await widestPicture(saving.page)).toBe(540);
  expect(await widestPicture(other.page)).toBe(780);
});

test('shows a notification of an order, which opens the order', async ({ newVisitor }) => {
  const { page, context } = await newVisitor(withWorker);
  await page.goto('/hi');
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => true));
  const worker = context.serviceWorkers().find((each) => each.url().includes('hi'));
  // The browser of the tests has neither a push service nor notifications, and only a real press may open a window.
  const [shown, opened] = (await worker?.evaluate(async () => {
    const scope = self as unknown as {
      readonly registration: { showNotification(title: string, options: object): Promise<void> };
      readonly clients: { openWindow(url: string): Promise<void> };
    };
    const send = (type: string, fields: object) =>
      self.dispatchEvent(Object.assign(new Event(type), { waitUntil: () => {}, ...fields }));
    const notification = Promise.withResolvers<{ readonly title: string }>();
    scope.registration.showNotification = async (title, options) =>
      notification.resolve({ title, ...options });
    send('push', { data: { json: () => ({ title: 'Packed', body: 'Order #1042', path: '/order/7' }) } });
    const window = Promise.withResolvers<string>();
    scope.clients.openWindow = async (url) => window.resolve(url);
    send('notificationclick', { notification: { ...(await notification.promise), close: () => {} } });
    return [await notification.promise, await window.promise] as const;
  })) ?? [null, null];
  expect(shown).toMatchObject({ title: 'Packed', body: 'Order #1042', tag: '/order/7' });
  expect(new URL(opened ?? '').pathname).toBe('/hi/order/7');
});
