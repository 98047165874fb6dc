import type { Browser, Page } from '@playwright/test';
import { type Customer, createCustomer } from './helpers/customers.ts';
import { readCount, urls } from './helpers/environment.ts';
import { expect, longRunOnly, poll, test } from './helpers/fixtures.ts';
import {
  type Corruption,
  corruptions,
  fulfillCorrupted,
  fulfillRecorded,
  isService,
  type RecordedResponse,
  recordResponses,
  requestName,
} from './helpers/malformed-responses.ts';
import { findPageProblems, waitUntilLoaded } from './helpers/page-checks.ts';
import { createRandom, seed, seedFor } from './helpers/random.ts';
import { advanceIdentityClock, latestCode, prepareOrder } from './helpers/services.ts';
import { chooseSize, newPhone, openShopper, renderInBrowser, type Shopper } from './helpers/shopper.ts';

/** A screen, and the actions of a shopper there that send requests. */
interface Visit {
  /** `{id}` stands for the ID of the product in the cart. */
  readonly path: string;
  readonly isSignedIn: boolean;
  readonly actions: readonly ((page: Page, phone: string) => Promise<unknown>)[];
  /** Names of all requests to services that the visit sends. */
  readonly requests: readonly string[];
}

const press = (name: string | RegExp) => (page: Page) =>
  page.getByRole('button', { name }).first().click({ timeout: 2_000 });

const typeSearch = async (page: Page) => {
  // The request starts some time after the last key.
  const request = page.waitForRequest((sent) => requestName(sent) === 'SuggestProducts');
  await page.getByRole('combobox').fill('shirt');
  await request;
};

const fillAddress = async (page: Page) => {
  const form = page.getByRole('dialog');
  await form.getByLabel('Name').fill('Asha', { timeout: 2_000 });
  await form.getByLabel('Address').fill('14 Hill Road');
};

/** The requests of every screen for a signed-in shopper: the session and the bag. */
const session = ['POST v1/accounts:lookup', 'POST v1/token', 'POST /login', 'GET /cart'];
const brands = 'POST api.common.proto.brandservice.BrandService/GetBrand';

const visits: Readonly<Record<string, Visit>> = {
  home: {
    requests: [...session, 'GET geocode/json', brands, 'SearchProducts'],
    path: '/',
    isSignedIn: true,
    actions: [],
  },
  'home, signed out': {
    requests: ['GET geocode/json', brands, 'SearchProducts'],
    path: '/',
    isSignedIn: false,
    actions: [],
  },
  categories: { requests: session, path: '/categories', isSignedIn: true, actions: [] },
  'category landing': { requests: session, path: '/category/women', isSignedIn: true, actions: [] },
  'product list': {
    requests: [...session, brands, 'ListProducts', 'CountProducts'],
    path: '/products',
    isSignedIn: true,
    actions: [(page) => page.evaluate(() => scrollTo(0, document.body.scrollHeight)), press(/^Filter/)],
  },
  collection: {
    requests: [brands, 'ListCollection', 'ListCollectionFacets', 'ListCollectionTags'],
    path: '/products?collection=dresses',
    isSignedIn: false,
    actions: [press(/^Filter/)],
  },
  'search results': {
    requests: ['SearchProducts', 'CountProducts'],
    path: '/products?search=linen',
    isSignedIn: false,
    actions: [],
  },
  product: {
    requests: [...session, 'GetProduct', 'RecommendProducts', 'POST /cart'],
    path: '/product/{id}',
    isSignedIn: true,
    actions: [
      (page) => page.evaluate(() => scrollTo(0, document.body.scrollHeight)),
      (page) => chooseSize(page),
      press('ADD TO BAG'),
    ],
  },
  'search page': {
    requests: [...session, 'SuggestProducts'],
    path: '/search-page',
    isSignedIn: true,
    actions: [typeSearch],
  },
  cart: {
    requests: [...session, 'GetVariants', 'POST /cart'],
    path: '/cart',
    isSignedIn: true,
    actions: [press(/^One more of/), press(/^Remove/)],
  },
  checkout: {
    requests: [
      ...session,
      'GET customer/address',
      'GET geocode/json',
      'GET /orders',
      'GetVariants',
      'POST customer/address',
      'POST /order',
    ],
    path: '/checkout',
    isSignedIn: true,
    actions: [
      press('+ Add New Address'),
      fillAddress,
      press('Fetch Location'),
      press('Add Address'),
      (page) => page.keyboard.press('Escape'),
      press('Place Order'),
    ],
  },
  profile: {
    requests: [...session, 'DELETE address/{id}', 'GET customer/address', 'GET /orders'],
    path: '/profile',
    isSignedIn: true,
    actions: [press(/^Delete the address/)],
  },
  'sign-in': {
    requests: [
      ...session,
      'GET v2/recaptchaConfig',
      'POST v1/accounts:sendVerificationCode',
      'POST v1/accounts:signInWithPhoneNumber',
      'GET geocode/json',
      brands,
      'SearchProducts',
    ],
    path: '/auth',
    isSignedIn: false,
    actions: [
      (page, phone) => page.getByLabel('Mobile number').fill(phone, { timeout: 2_000 }),
      press('Send OTP'),
      async (page, phone) => {
        const code = await latestCode(`+91${phone}`).catch(() => '000000');
        await page.getByLabel('6-digit code').fill(code, { timeout: 2_000 });
      },
      press('Verify OTP'),
    ],
  },
  'not found': { requests: session, path: '/nowhere', isSignedIn: true, actions: [] },
};

/** A customer with a product in the cart and an address, and the responses that the visits of this worker received. */
interface Recordings {
  readonly member: Customer;
  readonly productId: string;
  readonly phone: string;
  readonly responses: Map<string, ReadonlyMap<string, RecordedResponse>>;
}

let recordings: Recordings;

test.beforeAll(async () => {
  const member = await createCustomer();
  const [product] = await prepareOrder(member);
  recordings = { member, productId: product?.productId ?? '', phone: newPhone(), responses: new Map() };
});

interface Case {
  readonly name: string;
  readonly screen: string;
  readonly request: string;
  readonly corruption: Corruption;
}

const matrix: readonly Case[] = Object.entries(visits).flatMap(([screen, { requests }]) =>
  requests.flatMap((request) =>
    corruptions.map((corruption) => ({
      name: `${screen}: ${request}: ${corruption}`,
      screen,
      request,
      corruption,
    })),
  ),
);

for (const [screen, visit] of Object.entries(visits)) {
  test(`the matrix has every request of the screen: ${screen}`, longRunOnly, async ({ browser }) => {
    const responses = await responsesOf(browser, screen, visit);
    expect([...responses.keys()].toSorted()).toEqual(visit.requests.toSorted());
  });
}

test('the matrix has the requests of the whole shop', () => {
  const requests = new Set(matrix.map(({ request }) => request));
  expect([...requests].toSorted()).toEqual(
    expect.arrayContaining(['GET /cart', 'GetProduct', 'POST /order']),
  );
  expect(requests.size).toBeGreaterThanOrEqual(20);
});

/** `NAAP_E2E_REPLIES=all` is the long run. */
for (const { name, screen, request, corruption } of sample(matrix, readCount('NAAP_E2E_REPLIES', 25))) {
  test(name, async ({ browser }) => {
    const visit = visits[screen];
    if (!visit) throw new Error(`there is no screen ${screen}`);
    const responses = await responsesOf(browser, screen, visit);
    const response = responses.get(request);
    if (!response) throw new Error(`${screen} sends no ${request}`);
    const { page, context, pageErrors } = await open(browser, visit);
    if (corruption === 'no response') await page.clock.install();
    let corrupted = 0;
    await page.route(isService, async (route) => {
      const current = requestName(route.request());
      if (current === request) {
        corrupted += 1;
        return fulfillCorrupted(route, response, corruption, seedFor(name));
      }
      const recorded = current === null ? undefined : responses.get(current);
      // A request that changes data gets the recorded response, so that every test finds the same cart.
      return recorded && changesData(route.request().method(), current)
        ? fulfillRecorded(route, recorded)
        : route.continue();
    });

    await page.goto(pathOf(visit));
    await waitForOutcome(page, corruption, () => corrupted > 0);
    for (const action of visit.actions) {
      await action(page, recordings.phone).catch(() => {
        // The corrupted response can leave out the control.
      });
      await waitForOutcome(page, corruption, () => corrupted > 0);
    }
    // Some requests wait for others, such as the bag's for the session.
    await poll(() => corrupted).toBeGreaterThan(0);
    await waitForOutcome(page, corruption, () => corrupted > 0);
    expect({
      pageErrors,
      problems: await findPageProblems(page),
      canContinue: await canContinue(page),
    }).toEqual({ pageErrors: [], problems: [], canContinue: true });
    await context.close();
  });
}

/**
 * Waits until nothing is loading. A request without a response has to time out, so the clock is moved forward after it was sent: earlier, the
 * requests before it would time out.
 */
async function waitForOutcome(page: Page, corruption: Corruption, wasSent: () => boolean) {
  if (corruption !== 'no response') return waitUntilLoaded(page);
  for (let attempt = 0; attempt < 20; attempt += 1) {
    try {
      return await waitUntilLoaded(page, { timeout: 500 });
    } catch {
      if (wasSent()) await page.clock.fastForward(11_000);
    }
  }
  await waitUntilLoaded(page);
}

/** Tells whether the page, and every error in it, has a link or button that is visible and enabled. */
function canContinue(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const isUsable = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true }) && !element.matches(':disabled');
    const hasControl = (element: Element) => [...element.querySelectorAll('a[href], button')].some(isUsable);
    const errors = [...document.querySelectorAll('main [role="alert"]')].filter(
      (element) =>
        element.textContent?.trim() !== '' && element.tagName !== 'SPAN' && element.tagName !== 'P',
    );
    return hasControl(document.body) && errors.every(hasControl);
  });
}

function pathOf({ path }: Visit): string {
  return path.replace('{id}', recordings.productId);
}

async function open(browser: Browser, { isSignedIn }: Visit): Promise<Shopper> {
  const options = isSignedIn ? { storageState: recordings.member.storageState } : {};
  const shopper = await openShopper(browser, options);
  await renderInBrowser(shopper.page);
  return shopper;
}

/** Returns the responses that the requests of a visit receive, recorded once in each worker. */
async function responsesOf(browser: Browser, screen: string, visit: Visit) {
  const known = recordings.responses.get(screen);
  if (known) return known;
  const recorded = await recordVisit(browser, visit);
  recordings.responses.set(screen, recorded);
  // The visit may have ordered, removed or deleted what the next one needs.
  await prepareOrder(recordings.member);
  return recorded;
}

async function recordVisit(browser: Browser, visit: Visit): Promise<ReadonlyMap<string, RecordedResponse>> {
  const { page, context } = await open(browser, visit);
  const responses = await recordResponses(page);
  // The bag in the header comes last: it waits for the session.
  const bag = visit.isSignedIn ? page.waitForResponse(`${urls.backend}/cart`) : undefined;
  await page.goto(pathOf(visit));
  await bag;
  await waitUntilLoaded(page);
  for (const action of visit.actions) {
    await action(page, recordings.phone);
    await waitUntilLoaded(page);
  }
  await poll(() => visit.requests.filter((name) => !responses.has(name))).toEqual([]);
  // The sandbox draws each picture on its first request, which takes time on a busy machine.
  await page.waitForLoadState('networkidle', { timeout: 120_000 });
  await page.unrouteAll({ behavior: 'wait' });
  await advanceIdentityClock(60_000);
  await context.close();
  return responses;
}

function changesData(method: string, request: string | null): boolean {
  const isIdentity = request?.includes('accounts:') ?? false;
  const isBackendWrite = method !== 'GET' && /\/(cart|order|address|\{id\})$/.test(request ?? '');
  return isIdentity || isBackendWrite;
}

function sample<Item>(items: readonly Item[], count: number): readonly Item[] {
  if (count >= items.length) return items;
  const random = createRandom(seed);
  const remaining = [...items];
  return Array.from({ length: count }, () => remaining.splice(random.below(remaining.length), 1)).flat();
}
