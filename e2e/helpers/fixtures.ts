import { test as base, expect } from '@playwright/test';
import { createCustomer, type SignedInShopper } from './customers.ts';
import { type OpenOptions, openShopper, type Shopper } from './shopper.ts';

export { expect };

interface TestFixtures {
  /** Opens a browser context of its own. After the test it is closed, and must have reported no page errors. */
  readonly newVisitor: (options?: OpenOptions) => Promise<Shopper>;
  /** The same, signed in as a new customer. No page is loaded yet. */
  readonly newCustomer: (options?: OpenOptions) => Promise<SignedInShopper>;
  /** A shopper who has nothing stored. */
  readonly visitor: Shopper;
  /** A shopper who is signed in as a new customer. No page is loaded yet. */
  readonly customer: SignedInShopper;
}

export const test = base.extend<TestFixtures>({
  newVisitor: async ({ browser }, use, testInfo) => {
    const opened: Shopper[] = [];
    await use(async (options) => {
      const shopper = await openShopper(browser, options);
      opened.push(shopper);
      return shopper;
    });
    const failedRequests = opened.flatMap((shopper) => shopper.failedRequests);
    // A lost request can explain a failure that does not happen again.
    if (testInfo.error && failedRequests.length > 0)
      await testInfo.attach('failed requests', { body: failedRequests.join('\n') });
    for (const { context } of opened) await context.close();
    expect(opened.flatMap(({ pageErrors }) => pageErrors)).toEqual([]);
  },
  newCustomer: async ({ newVisitor }, use) => {
    await use(async (options) => {
      const account = await createCustomer();
      return { ...(await newVisitor({ storageState: account.storageState, ...options })), account };
    });
  },
  visitor: async ({ newVisitor }, use) => use(await newVisitor()),
  customer: async ({ newCustomer }, use) => use(await newCustomer()),
});

/** Runs a test at the desktop's width too. */
export const bothWidths = { tag: '@desktop' };
/** Leaves a test out of runs without NAAP_E2E_LONG=true. */
export const longRunOnly = { tag: '@long' };

/** As `expect.poll`, but every 50 ms: Playwright's own intervals grow to a second. */
export const poll: typeof expect.poll = (read, options) =>
  expect.poll(read, { intervals: [50], ...(typeof options === 'string' ? { message: options } : options) });
