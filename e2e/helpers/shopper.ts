import type { Browser, BrowserContext, BrowserContextOptions, Page } from '@playwright/test';
import { urls } from './environment.ts';
import { waitUntilLoaded } from './locators.ts';
import { latestCode } from './services.ts';

/** Bandra West, Mumbai: one of the places that the sandbox's maps know. */
export const bandra = { latitude: 19.0596, longitude: 72.8295 };

export interface OpenOptions extends BrowserContextOptions {
  /** The stored choice about commerce events. Default: refused, so that a shop that sends events asks nothing; null: none. */
  readonly consent?: 'granted' | 'refused' | null;
}

export interface Shopper {
  readonly page: Page;
  readonly context: BrowserContext;
  /** Uncaught errors, console errors and violations of the Content Security Policy, of every page of the context. */
  readonly pageErrors: string[];
  /** Requests without a response, with their errors. */
  readonly failedRequests: string[];
}

/** Opens a page in a context of its own, with the options of the project (playwright.config.ts) unless `options` say otherwise. */
export async function openShopper(
  browser: Browser,
  { consent = 'refused', ...options }: OpenOptions = {},
): Promise<Shopper> {
  const context = await browser.newContext({ baseURL: urls.shop, ...options });
  if (consent !== null && process.env.EVENTS) await context.addInitScript(storeConsent, consent);
  await context.addInitScript(logPolicyViolations);
  const pageErrors: string[] = [];
  context.on('weberror', (error) => pageErrors.push(`uncaught: ${error.error().message}`));
  context.on('console', (message) => {
    if (message.type() === 'error' && !failedRequestMessage.test(message.text()))
      pageErrors.push(`console: ${message.text()}`);
  });
  const failedRequests: string[] = [];
  context.on('requestfailed', (request) => {
    failedRequests.push(`${request.url()}: ${request.failure()?.errorText}`);
  });
  return { page: await context.newPage(), context, pageErrors, failedRequests };
}

/** Errors of a page whose scripts or styles could not be fetched; those of an unreliable network are expected. */
export const missingFile = /dynamically imported module|Unable to preload CSS/;

/** Messages that Chromium itself logs for a failed request; the journeys provoke some on purpose. */
const failedRequestMessage = /^(Failed to load resource|Access to (fetch|\w+) at)/;

/** Runs in the page, before its scripts. Logs violations of the Content Security Policy as errors. */
function logPolicyViolations(): void {
  addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
    console.error(`Content Security Policy: ${effectiveDirective} forbids ${blockedURI}`),
  );
}

/** Runs in the page, before its scripts. A page without an origin has no storage. */
function storeConsent(choice: string): void {
  if (origin !== 'null') localStorage.consent ??= choice;
}

/** Headers that describe the bytes on the wire, which are decoded here, or the connection. */
const TRANSPORT_HEADERS = [
  'connection',
  'content-encoding',
  'content-length',
  'keep-alive',
  'transfer-encoding',
];

/**
 * Answers the loads of a page with the empty page and its headers, as a static host does, so that the browser requests all data. For tests of what the
 * browser does with responses. Playwright's own routing would answer the preflight requests of all services too.
 */
export async function renderInBrowser(page: Page): Promise<void> {
  const response = await fetch(`${urls.shop}/index.html`);
  const body = Buffer.from(await response.text()).toString('base64');
  const responseHeaders = [...response.headers]
    .filter(([name]) => !TRANSPORT_HEADERS.includes(name))
    .map(([name, value]) => ({ name, value }));
  const session = await page.context().newCDPSession(page);
  session.on('Fetch.requestPaused', ({ requestId }) => {
    // Rejects when the page has been closed.
    session
      .send('Fetch.fulfillRequest', { requestId, responseCode: 200, responseHeaders, body })
      .catch(() => undefined);
  });
  const patterns = [{ urlPattern: `${urls.shop}/*`, resourceType: 'Document' as const }];
  await session.send('Fetch.enable', { patterns });
}

/** Completes the sign-in screen that is shown, with a number that has no account yet, and waits until it is left. */
export async function signIn(page: Page): Promise<void> {
  const phone = newPhone();
  await requestCode(page, phone);
  await page.getByLabel('6-digit code').fill(await latestCode(`+91${phone}`));
  await page.getByRole('button', { name: 'Verify OTP' }).click();
  await page.getByRole('heading', { name: 'Verify OTP' }).waitFor({ state: 'hidden' });
}

/** Presses "Logout" in the profile. */
export async function logOut(page: Page): Promise<void> {
  const logout = page.getByRole('button', { name: 'Logout' });
  await logout.waitFor();
  await waitUntilLoaded(page);
  await logout.click();
}

/** Shows the buttons of "Your data" in the profile. */
export async function unfoldYourData(page: Page): Promise<void> {
  const summary = page.getByText(/^Download a copy/);
  await summary.waitFor();
  await waitUntilLoaded(page);
  await summary.click();
}

/** Completes the first step of the sign-in screen and waits for the second. */
export async function requestCode(page: Page, phone: string): Promise<void> {
  await page.getByLabel('Mobile number').fill(phone);
  await page.getByRole('button', { name: 'Send OTP' }).click();
  await page.getByRole('heading', { name: 'Verify OTP' }).waitFor();
}

/** Chooses the first available size on a product page. */
export async function chooseSize(page: Page): Promise<void> {
  const sizes = page.getByRole('group', { name: 'Size' }).locator('label');
  await sizes
    .filter({ has: page.locator('input:not([aria-disabled])') })
    .first()
    .click();
}

/** Returns ten digits that no other test is likely to use: a number gets five codes an hour. */
export function newPhone(): string {
  return `9${Math.floor(Math.random() * 1e9)}`.padEnd(10, '0');
}

export function pathOf(page: Page): string {
  return new URL(page.url()).pathname;
}
