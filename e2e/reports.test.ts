import type { BrowserContext, Page } from '@playwright/test';
import { urls } from './helpers/environment.ts';
import { bothWidths, expect, poll, test } from './helpers/fixtures.ts';
import { waitForTitle, waitUntilHydrated } from './helpers/locators.ts';
import { availableProducts, prepareOrder } from './helpers/services.ts';
import { openShopper } from './helpers/shopper.ts';

/** `BROWSER_REPORT_RATE=1 TRACE_CONTEXT=true pnpm test:e2e reports` builds a shop whose pages report. */
const isReporting = process.env.BROWSER_REPORT_RATE === '1' && process.env.TRACE_CONTEXT === 'true';

test.skip(!isReporting, 'needs pages that report');

interface Report {
  readonly release: string;
  readonly events: readonly Readonly<Record<string, unknown>>[];
}

/** Collects the reports that the pages of a context send, with the status of the responses. */
async function collectReports(context: BrowserContext) {
  const reports: { readonly report: Report; readonly text: string; readonly status: number }[] = [];
  await context.route('**/reports', async (route) => {
    const text = route.request().postData() ?? '';
    const response = await route.fetch();
    reports.push({ report: JSON.parse(text), text, status: response.status() });
    await route.fulfill({ response });
  });
  return reports;
}

/** Resolves when the page has loaded the reporter, which it does when it is idle. */
const waitForReporter = (page: Page) =>
  page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => /reporter-[\w-]*\.js/.test(name)),
  );

/** Hides the page as switching to another tab does. */
const hide = (page: Page) =>
  page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { get: () => 'hidden', configurable: true });
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  });

test('reports web vitals and errors, without their texts', bothWidths, async ({ browser }) => {
  // The error of this page is expected, so it is not opened by the fixture.
  const { page, context } = await openShopper(browser);
  const reports = await collectReports(context);
  await page.goto('/products?search=private-search');
  await waitForTitle(page, 'Search: private-search');
  await waitUntilHydrated(page);
  await waitForReporter(page);
  await page.evaluate(() => {
    setTimeout(() => {
      throw new RangeError('private text 9876543210');
    });
    void Promise.reject(new TypeError('private reason'));
  });
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)));
  await hide(page);
  await poll(() => reports.flatMap(({ report }) => report.events.map(({ name }) => name))).toEqual(
    expect.arrayContaining(['TTFB', 'FCP', 'RangeError', 'TypeError']),
  );
  for (const { text, report, status } of reports) {
    expect(status).toBe(204);
    expect(text).not.toMatch(/private|9876543210|http/);
    expect(report.release).not.toBe('');
    for (const { type, route } of report.events) if (type !== 'code') expect(route).toBe('/products');
  }
  await context.close();
});

test('reports the web vitals of a first visit without an interaction, once', async ({ newVisitor }) => {
  const { page, context } = await newVisitor();
  const reports = await collectReports(context);
  const [product] = await availableProducts(1);
  await page.goto(`/product/${product?.productId}`);
  await waitForReporter(page);
  await page.waitForLoadState('networkidle');
  await hide(page);
  const vitals = (names: readonly string[]) =>
    reports
      .flatMap(({ report }) => report.events)
      .filter(({ name }) => names.includes(`${name}`))
      .map(({ name, route }) => `${name} ${route}`)
      .toSorted();
  // The browser would end the measurement of LCP, too, when it hides the page itself.
  const measured = ['CLS', 'FCP', 'TTFB'];
  await poll(() => vitals(measured)).toEqual(measured.map((name) => `${name} /product/:productId`));
});

test('reports nothing with a privacy signal', bothWidths, async ({ visitor: { page, context } }) => {
  const reports = await collectReports(context);
  await context.addInitScript(() =>
    Object.defineProperty(Navigator.prototype, 'globalPrivacyControl', { get: () => true }),
  );
  await page.goto('/');
  await waitUntilHydrated(page);
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  await hide(page);
  await page.goto('/categories');
  await waitForTitle(page, 'Categories');
  expect(reports).toEqual([]);
  const scripts = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
  expect(scripts.filter((name) => name.includes('reporter-'))).toEqual([]);
});

test(
  'begins a trace with each request to the backend, and with no other',
  bothWidths,
  async ({ customer: { page, context, account } }) => {
    const sent: { readonly origin: string; readonly traceparent: string | undefined }[] = [];
    context.on('request', (request) => {
      if (request.method() === 'OPTIONS') return;
      sent.push({ origin: new URL(request.url()).origin, traceparent: request.headers().traceparent });
    });
    await prepareOrder(account);
    await page.goto('/cart');
    await waitForTitle(page, 'Cart (1)');
    await page.getByRole('button', { name: /^One more of/ }).click();
    await page.getByText('Cart Updated').waitFor();
    const toBackend = sent
      .filter(({ origin }) => origin === urls.backend)
      .map(({ traceparent }) => traceparent);
    expect(toBackend.length).toBeGreaterThan(2);
    for (const traceparent of toBackend) expect(traceparent).toMatch(/^00-[0-9a-f]{32}-[0-9a-f]{16}-00$/);
    expect(new Set(toBackend).size).toBe(toBackend.length);
    const others = sent.filter(({ origin }) => origin !== urls.backend);
    expect(others.length).toBeGreaterThan(0);
    expect(others.filter(({ traceparent }) => traceparent !== undefined)).toEqual([]);
  },
);
