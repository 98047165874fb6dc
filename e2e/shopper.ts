import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  chromium,
  type Page,
} from 'playwright';
import { latestCode, required, urls } from './remotes.ts';

/** Bandra West, Mumbai: one of the places the sandbox's maps know. */
export const bandra = { latitude: 19.0596, longitude: 72.8295 };

/** The two sizes every journey has to work at. */
export const screens = {
  phone: { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, hasTouch: true, isMobile: true },
  desktop: { viewport: { width: 1280, height: 800 } },
} as const satisfies Record<string, BrowserContextOptions>;

export type Screen = keyof typeof screens;

export interface Shopper {
  readonly page: Page;
  readonly context: BrowserContext;
  /** What the page reported that no shopper should meet: uncaught errors and console errors. */
  readonly faults: string[];
  close(): Promise<void>;
}

export function launch(flags: readonly string[] = []): Promise<Browser> {
  const asRoot = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
  return chromium.launch({
    executablePath: required('CHROMIUM_PATH'),
    args: [
      ...asRoot,
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      ...flags,
    ],
  });
}

/** A new shopper: nothing stored, location allowed, unless `options` say otherwise. */
export async function newShopper(
  browser: Browser,
  screen: Screen = 'phone',
  options: BrowserContextOptions = {},
): Promise<Shopper> {
  const context = await browser.newContext({
    ...screens[screen],
    baseURL: urls.shop,
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    geolocation: bandra,
    permissions: ['geolocation'],
    reducedMotion: 'reduce',
    ...options,
  });
  context.setDefaultTimeout(15_000);
  const faults: string[] = [];
  context.on('page', (tab) => watch(tab, faults));
  const page = await context.newPage();
  return { page, context, faults, close: () => context.close() };
}

/** A shopper who has signed in, on the first page. */
export async function newSignedInShopper(browser: Browser, screen: Screen = 'phone'): Promise<Shopper> {
  const shopper = await newShopper(browser, screen);
  await shopper.page.goto('/auth');
  await signIn(shopper.page);
  await shopper.page.getByRole('link', { name: 'SHOP NOW' }).waitFor();
  return shopper;
}

/** Fills in the sign-in screen that is shown, with a number nobody has used. */
export async function signIn(page: Page, phone = newPhone()): Promise<void> {
  await askForCode(page, phone);
  await page.getByLabel('6-digit code').fill(await latestCode(`+91${phone}`));
  await page.getByRole('button', { name: 'Verify OTP' }).click();
  await page.getByText('Login successful!').waitFor();
}

/** From the sign-in screen to its second step. */
export async function askForCode(page: Page, phone: string): Promise<void> {
  await page.getByLabel('Mobile number').fill(phone);
  await page.getByRole('button', { name: 'Send OTP' }).click();
  await page.getByRole('heading', { name: 'Verify OTP' }).waitFor();
}

/** On a product's page: the first size that can be had. */
export async function chooseSize(page: Page): Promise<void> {
  const sizes = page.getByRole('group', { name: 'Size' }).locator('label');
  await sizes
    .filter({ has: page.locator('input:not([aria-disabled])') })
    .first()
    .click();
}

/** Ten digits that no other test and no earlier run is likely to have used: a number gets five codes an hour. */
export function newPhone(): string {
  return `9${Math.floor(Math.random() * 1e9)}`.padEnd(10, '0');
}

export function pathOf(page: Page): string {
  return new URL(page.url()).pathname;
}

/** What the browser itself logs of a call that failed; the journeys provoke some on purpose. */
const failedCalls = /^(Failed to load resource|Access to (fetch|\w+) at)/;

function watch(page: Page, faults: string[]): void {
  page.on('pageerror', (error) => faults.push(`uncaught: ${error.message}`));
  page.on('console', (message) => {
    if (message.type() === 'error' && !failedCalls.test(message.text())) {
      faults.push(`console: ${message.text()}`);
    }
  });
}
