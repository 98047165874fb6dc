import type { Page } from 'playwright';
import { afterAll, expect, it, onTestFinished } from 'vitest';
import { ailments, settle } from './health.ts';
import { chance, option, seed, seedOf } from './random.ts';
import { ageCodes, latestCode, stock, urls } from './remotes.ts';
import {
  callName,
  isRemote,
  type Reply,
  record,
  replay,
  type Spoilage,
  spoil,
  spoilages,
} from './replies.ts';
import { chooseSize, launch, newPhone, newShopper, newSignedInShopper, type Shopper } from './shopper.ts';

/** A screen, and what a shopper does there that asks a remote for something. */
interface Place {
  readonly path: string;
  readonly signedIn: boolean;
  readonly acts: readonly ((page: Page) => Promise<void>)[];
}

const press = (name: string | RegExp) => (page: Page) =>
  page.getByRole('button', { name }).first().click({ timeout: 2_000 });

const browser = await launch();
const member = await newSignedInShopper(browser);
const [goods] = await stock(member.page);
const stored = await member.context.storageState();
const phone = newPhone();

const fillAddress = async (page: Page) => {
  const form = page.getByRole('dialog');
  await form.getByLabel('Name').fill('Asha', { timeout: 2_000 });
  await form.getByLabel('Address').fill('14 Hill Road');
};

const places: Readonly<Record<string, Place>> = {
  home: { path: '/', signedIn: true, acts: [] },
  'home, signed out': { path: '/', signedIn: false, acts: [] },
  categories: { path: '/categories', signedIn: true, acts: [] },
  'category landing': { path: '/category/women', signedIn: true, acts: [] },
  'product list': {
    path: '/products',
    signedIn: true,
    acts: [(page) => page.evaluate(() => scrollTo(0, document.body.scrollHeight)), press(/^Filter/)],
  },
  collection: { path: '/products?collection=dresses', signedIn: false, acts: [] },
  'search results': { path: '/products?search=linen', signedIn: false, acts: [] },
  product: {
    path: `/product/${goods?.productId}`,
    signedIn: true,
    acts: [(page) => chooseSize(page), press('ADD TO BAG')],
  },
  'search page': { path: '/search-page', signedIn: true, acts: [] },
  cart: { path: '/cart', signedIn: true, acts: [press(/^One more of/), press(/^Remove/)] },
  checkout: {
    path: '/checkout',
    signedIn: true,
    acts: [
      press('+ Add New Address'),
      fillAddress,
      press('Fetch Location'),
      press('Add Address'),
      (page) => page.keyboard.press('Escape'),
      press('Place Order'),
    ],
  },
  profile: { path: '/profile', signedIn: true, acts: [press(/^Delete the address/)] },
  'sign-in': {
    path: '/auth',
    signedIn: false,
    acts: [
      (page) => page.getByLabel('Mobile number').fill(phone, { timeout: 2_000 }),
      press('Send OTP'),
      async (page) => {
        const code = await latestCode(`+91${phone}`).catch(() => '000000');
        await page.getByLabel('6-digit code').fill(code, { timeout: 2_000 });
      },
      press('Verify OTP'),
    ],
  },
  'not found': { path: '/nowhere', signedIn: true, acts: [] },
};

/** What each screen was seen to ask, with the answers. */
const recordings = new Map<string, ReadonlyMap<string, Reply>>();
for (const [name, place] of Object.entries(places)) {
  recordings.set(name, await observe(place));
  // What was ordered, removed or deleted is there again for the next.
  await stock(member.page);
}
await member.close();

interface Cell {
  readonly name: string;
  readonly screen: string;
  readonly call: string;
  readonly spoilage: Spoilage;
}

const matrix: readonly Cell[] = [...recordings].flatMap(([screen, replies]) =>
  [...replies.keys()].flatMap((call) =>
    spoilages.map((spoilage) => ({ name: `${screen}: ${call}: ${spoilage}`, screen, call, spoilage })),
  ),
);
/** `--replies all` is the long run. */
const cells = sample(matrix, option('NAAP_E2E_REPLIES', 25));
console.log(`${cells.length} of ${matrix.length} malformed replies, seed ${seed}`);

afterAll(async () => {
  await browser.close();
});

it('observes the calls of every screen', () => {
  const calls = new Set(matrix.map(({ call }) => call));
  expect([...calls].toSorted()).toEqual(expect.arrayContaining(['GET /cart', 'GetProduct', 'POST /order']));
  expect(calls.size).toBeGreaterThanOrEqual(20);
});

it.each(cells.map((cell) => [cell.name, cell] as const))('%s', async (name, { screen, call, spoilage }) => {
  const place = places[screen];
  const reply = recordings.get(screen)?.get(call);
  if (!place || !reply) throw new Error(`${screen} makes no ${call}`);
  const { page, faults, close } = await open(place);
  onTestFinished(close);
  if (spoilage === 'no answer') await page.clock.install();
  let spoiled = 0;
  await page.route(isRemote, async (route) => {
    const asked = callName(route.request());
    if (asked === call) {
      spoiled += 1;
      return spoil(route, reply, spoilage, seedOf(name));
    }
    const known = asked === null ? undefined : recordings.get(screen)?.get(asked);
    // What changes something is answered from the record, so that every cell finds the same cart.
    return known && changesSomething(route.request().method(), asked)
      ? replay(route, known)
      : route.continue();
  });

  await page.goto(place.path);
  await through(page, spoilage);
  for (const act of place.acts) {
    await act(page).catch(() => {
      // What the wrong answer left out cannot be pressed.
    });
    await through(page, spoilage);
  }
  // Some calls wait for others, such as the bag's for the session.
  await expect.poll(() => spoiled).toBeGreaterThan(0);
  await through(page, spoilage);
  expect({ faults, ailments: await ailments(page), wayOn: await wayOn(page) }).toEqual({
    faults: [],
    ailments: [],
    wayOn: true,
  });
});

/** Until nothing loads any more; an answer that never comes has to be given up, so the clock runs ahead. */
async function through(page: Page, spoilage: Spoilage) {
  if (spoilage !== 'no answer') return settle(page);
  for (let wait = 0; wait < 5; wait += 1) {
    try {
      return await settle(page, 500);
    } catch {
      await page.clock.fastForward(11_000);
    }
  }
  await settle(page);
}

/** Something to press or to follow that is neither hidden nor disabled, and with an error on the screen, beside it. */
function wayOn(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const canBePressed = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true }) && !element.matches(':disabled');
    const hasWay = (element: Element) => [...element.querySelectorAll('a[href], button')].some(canBePressed);
    const errors = [...document.querySelectorAll('main [role="alert"]')].filter(
      (element) =>
        element.textContent?.trim() !== '' && element.tagName !== 'SPAN' && element.tagName !== 'P',
    );
    return hasWay(document.body) && errors.every(hasWay);
  });
}

async function open({ signedIn }: Place): Promise<Shopper> {
  return newShopper(browser, 'phone', signedIn ? { storageState: stored } : {});
}

async function observe(place: Place): Promise<ReadonlyMap<string, Reply>> {
  const { page, close } = await open(place);
  const replies = await record(page);
  // The bag in the header comes last: it waits for the session.
  const bag = place.signedIn ? page.waitForResponse(`${urls.backend}/cart`) : undefined;
  await page.goto(place.path);
  await bag;
  await settle(page);
  for (const act of place.acts) {
    await act(page);
    await settle(page);
  }
  // The sandbox draws every picture once; a machine busy with other things takes its time.
  await page.waitForLoadState('networkidle', { timeout: 120_000 });
  await page.unrouteAll({ behavior: 'wait' });
  await ageCodes(60_000);
  await close();
  return replies;
}

function changesSomething(method: string, call: string | null): boolean {
  const isIdentity = call?.includes('accounts:') ?? false;
  const isBackendWrite = method !== 'GET' && /\/(cart|order|address|\{id\})$/.test(call ?? '');
  return isIdentity || isBackendWrite;
}

function sample<Item>(items: readonly Item[], count: number): readonly Item[] {
  if (count >= items.length) return items;
  const dice = chance(seed);
  const left = [...items];
  return Array.from({ length: count }, () => left.splice(dice.below(left.length), 1)).flat();
}
