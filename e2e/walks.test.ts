import type { Browser, Page, ViewportSize } from 'playwright';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ailments, settle } from './health.ts';
import { type Chance, chance, option, seed } from './random.ts';
import { goodsOnSale, latestCode, stock } from './remotes.ts';
import { launch, newPhone, newShopper, newSignedInShopper, type Screen, type Shopper } from './shopper.ts';

/** `--walks 20 --steps 200` is the long run. */
const walks = option('NAAP_E2E_WALKS', 3);
const steps = option('NAAP_E2E_STEPS', 30);

/** Enough to be seen by a shopper; less is the pause of a page that is being left. */
const BLANK_TOO_LONG = 8_000;

const sizes: readonly [ViewportSize, ...ViewportSize[]] = [
  { width: 320, height: 568 },
  { width: 390, height: 844 },
  { width: 844, height: 390 },
  { width: 768, height: 1024 },
  { width: 1280, height: 800 },
];

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

let browser: Browser;
let addresses: readonly string[];

beforeAll(async () => {
  console.log(`${walks} walks of ${steps} steps, seed ${seed}`);
  browser = await launch();
  const goods = await goodsOnSale(20);
  addresses = [
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
    ...goods.slice(0, 6).map(({ productId }) => `/product/${productId}`),
  ];
});

afterAll(async () => {
  await browser?.close();
});

it.each(Array.from({ length: walks }, (_, index) => seed + index))(
  'walks at random, seed %i',
  async (walkSeed) => {
    const dice = chance(walkSeed);
    const screen: Screen = dice.pick(['phone', 'desktop']);
    const walker = await (dice.below(3) === 0 ? newShopper(browser, screen) : newMember(screen));
    const walk = new Walk(walker, dice);
    await walker.page.goto('/');
    for (let step = 0; step < steps; step += 1) {
      await walk.step();
      const wrong = await walk.lookAround();
      if (wrong.length > 0) {
        const replay = `pnpm test:e2e walks --walks 1 --steps ${steps} --seed ${walkSeed}`;
        expect.fail(
          `${wrong.join('\n')}\n\nSeed ${walkSeed}, ${screen}; again with: ${replay}\n${walk.story()}`,
        );
      }
    }
    await walker.close();
  },
  60_000 + steps * 10_000,
);

async function newMember(screen: Screen): Promise<Shopper> {
  const shopper = await newSignedInShopper(browser, screen);
  await stock(shopper.page, 2);
  return shopper;
}

/** Somebody who taps, types and leaves without a thought. */
class Walk {
  private readonly walker: Shopper;
  private readonly dice: Chance;
  private readonly phone = newPhone();
  private readonly done: string[] = [];
  private page: Page;
  private isOffline = false;
  private hasBeenOffline = false;

  constructor(walker: Shopper, dice: Chance) {
    this.walker = walker;
    this.dice = dice;
    this.page = walker.page;
  }

  story(): string {
    return this.done.map((line, index) => `${String(index + 1).padStart(4)} ${line}`).join('\n');
  }

  async step(): Promise<void> {
    const { dice } = this;
    const roll = dice.below(100);
    // Sometimes a page is left before it is there.
    if (dice.below(3) > 0) await settle(this.page, 2_000).catch(() => undefined);
    if (roll < 55) await this.press();
    else if (roll < 68) await this.type();
    else if (roll < 78) await this.key();
    else if (roll < 82) await this.leave('back', () => this.page.goBack({ waitUntil: 'commit' }));
    else if (roll < 84) await this.leave('forward', () => this.page.goForward({ waitUntil: 'commit' }));
    else if (roll < 86) await this.leave('reload', () => this.page.reload({ waitUntil: 'commit' }));
    else if (roll < 89) await this.visit();
    else if (roll < 93) await this.scroll();
    else if (roll < 96) await this.resize();
    else if (roll < 98) await this.flicker();
    else await this.switchTab();
  }

  /** What is wrong now, once the page has had its time; a page that is being left says nothing yet. */
  async lookAround(): Promise<readonly string[]> {
    let wrong: readonly string[] = [];
    const deadline = Date.now() + BLANK_TOO_LONG;
    do {
      wrong = await ailments(this.page).catch(() => ['a page that cannot be asked']);
      // A page that the browser itself shows, since nothing could be had.
      if (this.page.url().startsWith('chrome-error')) await this.online();
      // Before the first page there is an empty one; the way back there may take its time.
      if (this.page.url() === 'about:blank') await this.page.goto('/');
      if (wrong.length === 0) break;
      await this.page.waitForLoadState('load').catch(() => undefined);
    } while (Date.now() < deadline);
    return [...wrong, ...this.walker.faults.filter((fault) => !this.isExpected(fault))];
  }

  private isExpected(fault: string): boolean {
    return (
      this.hasBeenOffline &&
      /dynamically imported module|Unable to preload CSS|ERR_INTERNET_DISCONNECTED/.test(fault)
    );
  }

  private note(line: string): void {
    this.done.push(`${line}  (${new URL(this.page.url()).pathname})`);
  }

  private async press(): Promise<void> {
    const targets = this.page.locator(
      'a[href^="/"]:visible, button:visible, summary:visible, label:visible, [role^="menuitem"]:visible, [role="option"]:visible, input[type="radio"]:visible, input[type="checkbox"]:visible',
    );
    const count = await targets.count();
    if (count === 0) return;
    const target = targets.nth(this.dice.below(count));
    this.note(
      `press ${await target.evaluate((element) => element.outerHTML.replace(/<svg.*?<\/svg>/gs, '').slice(0, 160), undefined, { timeout: 1_000 }).catch(() => 'what has gone')}`,
    );
    // Where a bar covers it, the bar is pressed: so would a thumb.
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
    const field = fields.nth(this.dice.below(count));
    const name = (await field.getAttribute('name', { timeout: 500 }).catch(() => '')) ?? '';
    const text = await this.wordsFor(name);
    this.note(`type ${JSON.stringify(text.slice(0, 40))} into ${name}`);
    await field.fill(text, { timeout: 500 }).catch(() => undefined);
    if (this.dice.below(2) === 0) await this.page.keyboard.press('Enter');
  }

  /** Half of the time what the field asks for, so that the walk gets past it. */
  private async wordsFor(name: string): Promise<string> {
    const word = this.dice.pick(words);
    if (this.dice.below(2) === 0) return word;
    if (name === 'otp') return latestCode(`+91${this.phone}`).catch(() => '123456');
    return name === 'phone' ? this.phone : word;
  }

  private async key(): Promise<void> {
    const key = this.dice.pick(keys);
    this.note(`key ${key}`);
    await this.page.keyboard.press(key);
  }

  private async leave(name: string, go: () => Promise<unknown>): Promise<void> {
    if (this.isOffline) return this.online();
    this.note(name);
    await go().catch(() => undefined);
  }

  private async visit(): Promise<void> {
    const address = this.dice.pick(addresses) ?? '/';
    await this.leave(`visit ${address}`, () => this.page.goto(address, { waitUntil: 'commit' }));
  }

  private async scroll(): Promise<void> {
    const by = (this.dice.below(7) - 2) * 500;
    this.note(`scroll ${by}`);
    await this.page.mouse.wheel(0, by);
  }

  private async resize(): Promise<void> {
    const size = this.dice.pick(sizes);
    this.note(`resize ${size.width} x ${size.height}`);
    await this.page.setViewportSize(size);
  }

  private async flicker(): Promise<void> {
    if (this.isOffline) return this.online();
    this.note('offline');
    this.isOffline = true;
    this.hasBeenOffline = true;
    await this.walker.context.setOffline(true);
  }

  private async online(): Promise<void> {
    this.note('online');
    this.isOffline = false;
    await this.walker.context.setOffline(false);
    if (this.page.url().startsWith('chrome-error')) await this.page.goto('/');
  }

  private async switchTab(): Promise<void> {
    if (this.isOffline) return this.online();
    const tabs = this.walker.context.pages();
    const other = tabs.find((tab) => tab !== this.page);
    this.note(other ? 'the other tab' : 'a new tab');
    this.page = other ?? (await this.walker.context.newPage());
    if (!other) await this.page.goto('/cart', { waitUntil: 'commit' });
    await this.page.bringToFront();
  }
}
