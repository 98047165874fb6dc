import type { BrowserContext, Page } from '@playwright/test';
import { urls } from './helpers/environment.ts';
import { expect, poll, test } from './helpers/fixtures.ts';
import { waitForTitle, waitUntilHydrated } from './helpers/locators.ts';
import { prepareOrder } from './helpers/services.ts';
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

test('reports web vitals and errors, without their texts', async ({ browser }) => {
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

test('begins a trace with each request to the backend, and with no other', async ({
  customer: { page, context, account },
}) => {
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
});
