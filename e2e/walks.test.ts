import type { Browser, BrowserContextOptions, Page, ViewportSize } from '@playwright/test';
import { openCustomer } from './helpers/customers.ts';
import { readCount } from './helpers/environment.ts';
import { test } from './helpers/fixtures.ts';
import { findPageProblems, waitUntilLoaded } from './helpers/page-checks.ts';
import { createRandom, type Random, seed } from './helpers/random.ts';
import { availableProducts, latestCode, prepareOrder } from './helpers/services.ts';
import { missingFile, newPhone, openShopper, type Shopper } from './helpers/shopper.ts';

/** `NAAP_E2E_WALKS=20 NAAP_E2E_STEPS=200` is the long run. */
const walks = readCount('NAAP_E2E_WALKS', 1);
const steps = readCount('NAAP_E2E_STEPS', 30);

/** How long a problem may last, in ms: a page that is being left or loaded can be blank for a moment. */
const PROBLEM_TIMEOUT_MS = 8_000;

const sizes: readonly [ViewportSize, ...ViewportSize[]] = [
  { width: 320, height: 568 },
  { width: 390, height: 844 },
  { width: 844, height: 390 },
  { width: 768, height: 1024 },
  { width: 1280, height: 800 },
];

const desktop = {
  viewport: { width: 1280, height: 800 },
  deviceScaleFactor: 1,
  hasTouch: false,
  isMobile: false,
};

const keys = [
  'Tab',
  'Tab',
  'Tab',
  'Shift+Tab',
  'Enter',
  'Escape',
  'Space',
  'ArrowDown',
  'ArrowUp',
  'ArrowRight',
  'Home',
  'End',
  'PageDown',
  'Backspace',
] as const;

const words = [
  'dresses',
  'linen shirt',
  ' flat400 ',
  'FLAT400',
  'नमस्ते',
  '<b>x</b>',
  '₹500',
  'Under ₹500',
  '   ',
  '0',
  '-1',
  '%',
  '"',
  'tag:Jeans',
  'x'.repeat(300),
  '👗👗',
] as const;

const addresses = [
  '/',
  '/categories',
  '/category/men',
  '/products',
  '/products?collection=dresses',
  '/products?search=linen',
  "/products?tag=Women's+Wear",
  '/search-page',
  '/cart',
  '/checkout',
  '/profile',
  '/auth',
  '/nowhere',
] as const;

for (let index = 0; index < walks; index += 1) {
  const walkSeed = seed + index;
  test(`a random walk meets no problem, seed ${walkSeed}`, async ({ browser }) => {
    test.setTimeout(60_000 + steps * 10_000);
    const random = createRandom(walkSeed);
    const device = random.pick(['phone', 'desktop']);
    const options = device === 'phone' ? {} : desktop;
    const products = await availableProducts(20);
    const walk = new RandomWalk(
      await (random.below(3) === 0 ? openShopper(browser, options) : openMember(browser, options)),
      random,
      [...addresses, ...products.slice(0, 6).map(({ productId }) => `/product/${productId}`)],
    );
    await walk.start();
    for (let step = 0; step < steps; step += 1) {
      await walk.step();
      const problems = await walk.findProblems();
      if (problems.length > 0) {
        const command = `NAAP_E2E_WALKS=1 NAAP_E2E_STEPS=${steps} NAAP_E2E_SEED=${walkSeed} pnpm test:e2e walks`;
        throw new Error(
          `${problems.join('\n')}\n\nOn the ${device}; repeat with: ${command}\n${walk.formatSteps()}`,
        );
      }
    }
    await walk.end();
  });
}

async function openMember(browser: Browser, options: BrowserContextOptions): Promise<Shopper> {
  const member = await openCustomer(browser, options);
  await prepareOrder(member.account, 2);
  return member;
}

/** A shopper who presses, types and navigates at random. */
class RandomWalk {
  private readonly shopper: Shopper;
  private readonly random: Random;
  private readonly addresses: readonly string[];
  private readonly phone = newPhone();
  private readonly steps: string[] = [];
  private page: Page;
  private isOffline = false;
  private hasBeenOffline = false;

  constructor(shopper: Shopper, random: Random, addresses: readonly string[]) {
    this.shopper = shopper;
    this.random = random;
    this.addresses = addresses;
    this.page = shopper.page;
  }

  async start(): Promise<void> {
    await this.page.goto('/');
  }

  async end(): Promise<void> {
    await this.shopper.context.close();
  }

  formatSteps(): string {
    return this.steps.map((line, index) => `${String(index + 1).padStart(4)} ${line}`).join('\n');
  }

  async step(): Promise<void> {
    const roll = this.random.below(100);
    // One step in three does not wait for the page.
    if (this.random.below(3) > 0) await waitUntilLoaded(this.page, { timeout: 2_000 }).catch(() => undefined);
    if (roll < 55) await this.press();
    else if (roll < 68) await this.type();
    else if (roll < 78) await this.key();
    else if (roll < 82) await this.navigate('back', () => this.page.goBack({ waitUntil: 'commit' }));
    else if (roll < 84) await this.navigate('forward', () => this.page.goForward({ waitUntil: 'commit' }));
    else if (roll < 86) await this.navigate('reload', () => this.page.reload({ waitUntil: 'commit' }));
    else if (roll < 89) await this.visit();
    else if (roll < 93) await this.scroll();
    else if (roll < 96) await this.resize();
    else if (roll < 98) await this.toggleOffline();
    else await this.switchTab();
  }

  /** Returns the problems that last longer than `PROBLEM_TIMEOUT_MS`, and the errors that the pages reported. */
  async findProblems(): Promise<readonly string[]> {
    let problems: readonly string[] = [];
    const deadline = Date.now() + PROBLEM_TIMEOUT_MS;
    for (;;) {
      const isLast = Date.now() >= deadline;
      problems = await findPageProblems(this.page).catch(() => ['a page that cannot be evaluated']);
      // Chromium's own error page.
      if (this.page.url().startsWith('chrome-error')) await this.goOnline();
      // Back has led to the history entry before the first page.
      if (this.page.url() === 'about:blank') await this.page.goto('/');
      if (problems.length === 0 || isLast) break;
      // Loading may take longer than the remaining time.
      await this.page.waitForLoadState('load').catch(() => undefined);
    }
    return [...problems, ...this.shopper.pageErrors.filter((error) => !this.isExpected(error))];
  }

  private isExpected(error: string): boolean {
    return this.hasBeenOffline && (missingFile.test(error) || error.includes('ERR_INTERNET_DISCONNECTED'));
  }

  private log(line: string): void {
    this.steps.push(`${line}  (${new URL(this.page.url()).pathname})`);
  }

  private async press(): Promise<void> {
    const targets = this.page.locator(
      'a[href^="/"]:visible, button:visible, summary:visible, label:visible, [role^="menuitem"]:visible, [role="option"]:visible, input[type="radio"]:visible, input[type="checkbox"]:visible',
    );
    const count = await targets.count();
    if (count === 0) return;
    const target = targets.nth(this.random.below(count));
    this.log(
      `press ${await target.evaluate((element) => element.outerHTML.replace(/<svg.*?<\/svg>/gs, '').slice(0, 160), undefined, { timeout: 1_000 }).catch(() => 'a control that has disappeared')}`,
    );
    // The mouse presses the topmost element, which may cover the control, as a finger would.
    await target.scrollIntoViewIfNeeded({ timeout: 500 }).catch(() => undefined);
    const box = await target.boundingBox({ timeout: 500 }).catch(() => null);
    if (box) await this.page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
  }

  private async type(): Promise<void> {
    const fields = this.page.locator(
      'input:not([type="radio"]):not([type="checkbox"]):visible, textarea:visible',
    );
    const count = await fields.count();
    if (count === 0) return this.press();
    const field = fields.nth(this.random.below(count));
    const name = (await field.getAttribute('name', { timeout: 500 }).catch(() => '')) ?? '';
    const text = await this.textFor(name);
    this.log(`type ${JSON.stringify(text.slice(0, 40))} into ${name}`);
    await field.fill(text, { timeout: 500 }).catch(() => undefined);
    if (this.random.below(2) === 0) await this.page.keyboard.press('Enter');
  }

  /** Returns a valid value for the field half of the time, so that the walk gets past it. */
  private async textFor(name: string): Promise<string> {
    const word = this.random.pick(words);
    if (this.random.below(2) === 0) return word;
    if (name === 'otp') return latestCode(`+91${this.phone}`).catch(() => '123456');
    return name === 'phone' ? this.phone : word;
  }

  private async key(): Promise<void> {
    const key = this.random.pick(keys);
    this.log(`key ${key}`);
    await this.page.keyboard.press(key);
  }

  private async navigate(name: string, go: () => Promise<unknown>): Promise<void> {
    if (this.isOffline) return this.goOnline();
    this.log(name);
    await go().catch(() => undefined);
  }

  private async visit(): Promise<void> {
    const address = this.random.pick(this.addresses) ?? '/';
    await this.navigate(`visit ${address}`, () => this.page.goto(address, { waitUntil: 'commit' }));
  }

  private async scroll(): Promise<void> {
    const by = (this.random.below(7) - 2) * 500;
    this.log(`scroll ${by}`);
    await this.page.mouse.wheel(0, by);
  }

  private async resize(): Promise<void> {
    const size = this.random.pick(sizes);
    this.log(`resize ${size.width} x ${size.height}`);
    await this.page.setViewportSize(size);
  }

  private async toggleOffline(): Promise<void> {
    if (this.isOffline) return this.goOnline();
    this.log('offline');
    this.isOffline = true;
    this.hasBeenOffline = true;
    await this.shopper.context.setOffline(true);
  }

  private async goOnline(): Promise<void> {
    this.log('online');
    this.isOffline = false;
    await this.shopper.context.setOffline(false);
    if (this.page.url().startsWith('chrome-error')) await this.page.goto('/');
  }

  private async switchTab(): Promise<void> {
    if (this.isOffline) return this.goOnline();
    const tabs = this.shopper.context.pages();
    const other = tabs.find((tab) => tab !== this.page);
    this.log(other ? 'the other tab' : 'a new tab');
    this.page = other ?? (await this.shopper.context.newPage());
    if (!other) await this.page.goto('/cart', { waitUntil: 'commit' });
    await this.page.bringToFront();
  }
}
