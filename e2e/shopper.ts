import { type Browser, type BrowserContext, chromium, type Page } from 'playwright';

/** Where the shop and the phone identity are; `pnpm test:e2e` sets them. */
const shopUrl = required('SHOP_URL');
const identityUrl = required('IDENTITY_URL');

/** Bandra West, Mumbai: one of the places the sandbox's maps know. */
const bandra = { latitude: 19.0596, longitude: 72.8295 };

export interface Shopper {
  readonly page: Page;
  /** What the page reported that no shopper should meet: uncaught errors and console errors. */
  readonly faults: readonly string[];
  close(): Promise<void>;
}

export function launch(): Promise<Browser> {
  const asRoot = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
  return chromium.launch({
    executablePath: required('CHROMIUM_PATH'),
    args: [...asRoot, '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking'],
  });
}

/** A new shopper with a phone in hand: nothing stored, location allowed. */
export async function newShopper(browser: Browser): Promise<Shopper> {
  const context: BrowserContext = await browser.newContext({
    baseURL: shopUrl,
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    hasTouch: true,
    isMobile: true,
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    geolocation: bandra,
    permissions: ['geolocation'],
    reducedMotion: 'reduce',
  });
  context.setDefaultTimeout(15_000);
  const page = await context.newPage();
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(`uncaught: ${error.message}`));
  page.on('console', (message) => {
    // The browser itself logs every reply of 400 and above; the journeys provoke some on purpose.
    if (message.type() === 'error' && !message.text().startsWith('Failed to load resource')) {
      faults.push(`console: ${message.text()}`);
    }
  });
  return { page, faults, close: () => context.close() };
}

/** The latest code sent to a phone, from the sandbox's inbox. */
export async function latestCode(phone: string): Promise<string> {
  const response = await fetch(`${identityUrl}/emulator/v1/projects/demo-naap/verificationCodes`);
  const { verificationCodes } = (await response.json()) as {
    verificationCodes: readonly { phoneNumber: string; code: string }[];
  };
  const code = verificationCodes.findLast(({ phoneNumber }) => phoneNumber === phone)?.code;
  if (code === undefined) throw new Error(`no code was sent to ${phone}`);
  return code;
}

function required(name: string): string {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is not set: run the journeys with \`pnpm test:e2e\``);
  return value;
}
