/** Measures the response of the shop's pages to interactions (`pnpm bench:inp`, started by start.ts). */
import { parseArgs } from 'node:util';
import { urls } from '@naap/e2e/environment';
import { waitUntilOverlayLeft } from '@naap/e2e/locators';
import { signIn } from '@naap/e2e/shopper';
import type { CDPSession, Page } from 'playwright';
import { interactionBudget, listBudget } from './budget.ts';
import { withPage } from './environment.ts';
import { measureInteraction, measureScrolling } from './latency.ts';
import { lengthenList } from './long-list.ts';
import { exceededLimits, medians, report, type Values } from './results.ts';
import { applySteps, firstPressSteps, productSteps, type Steps, sortSteps } from './steps.ts';

/** Lengths of the lists whose costs are compared. The interactions are measured with the longer. */
const SHORT_LIST = 100;
const LONG_LIST = 1000;
/** How many times slower than this machine a phone is. */
const SLOWDOWN = 6;
const FLOOR = 'floor';

const { values: options } = parseArgs({
  options: { runs: { type: 'string', default: '5' }, budget: { type: 'boolean', default: false } },
});
const measured = new Map<string, Values[]>();
const record = (name: string, values: Values) => measured.set(name, [...(measured.get(name) ?? []), values]);

for (let run = 1; run <= Number(options.runs); run += 1) {
  console.log(`run ${run} of ${options.runs}`);
  await withPage(async (page) => {
    await page.goto(`${urls.shop}/auth`);
    await signIn(page);
    const session = await page.context().newCDPSession(page);
    await page.goto(`${urls.shop}/products`);
    const path = await page.locator('main a[href^="/product/"]').first().getAttribute('href');
    const product = urls.shop + path;
    await withPage((visitor) => measureFirstPress(visitor, product));
    await withPage(measureFloor);
    await page.goto(product, { waitUntil: 'networkidle' });
    await measureSteps(page, session, productSteps(page));
    for (const steps of [sortSteps(page), applySteps(page)]) {
      await openList(page, LONG_LIST);
      await measureSteps(page, session, steps);
      await waitUntilOverlayLeft(page);
    }
    for (const length of [SHORT_LIST, LONG_LIST]) {
      await openList(page, length);
      const costs = await onSlowProcessor(session, () => measureScrolling(page, session));
      record(listName(length), costs);
    }
  });
}

const results = [...measured].map(([name, runs]) => [name, medians(runs)] as const);
const isList = (name: string) => name.startsWith('list of');
console.log(`\nMedians of ${options.runs} runs, processor slowed down six times:`);
const lists = Object.fromEntries(results.filter(([name]) => isList(name)));
console.table(lists);
const growth = growthOf(lists[listName(SHORT_LIST)], lists[listName(LONG_LIST)]);
console.table({ growth });
const interactions = results.filter(([name]) => !isList(name));
const problems = interactions
  .filter(([name]) => name !== FLOOR)
  .flatMap(([name, values]) => exceededLimits(name, values, interactionBudget));
problems.push(...exceededLimits('long list', growth, listBudget));
const details = Object.fromEntries(measured);
report('bench-inp.json', Object.fromEntries(interactions), details, options.budget ? problems : []);

function listName(length: number): string {
  return `list of ${length}`;
}

/** Returns what each further product of a list costs, how long a frame takes with them all, and how many times longer that is. */
function growthOf(short: Values = {}, long: Values = {}): Values {
  const ratio = (name: string) => (long[name] ?? Number.NaN) / (short[name] ?? Number.NaN);
  const perProduct = (name: string) =>
    ((long[name] ?? Number.NaN) - (short[name] ?? Number.NaN)) / (LONG_LIST - SHORT_LIST);
  return {
    'heap kB': 1000 * perProduct('heap MB'),
    'DOM nodes': perProduct('DOM nodes'),
    'frame ms': long['frame ms'] ?? Number.NaN,
    'frame ×': ratio('frame ms'),
    '95 % ×': ratio('95 % ms'),
  };
}

/** Performs the steps in their order on a slow processor. */
function measureSteps(page: Page, session: CDPSession, steps: Steps): Promise<void> {
  return onSlowProcessor(session, async () => {
    for (const [name, [target, result, state = 'visible']] of Object.entries(steps)) {
      record(name, await measureInteraction(page, session, target));
      await result.waitFor({ state });
    }
  });
}

/** Presses on the product's page of a first visit, whose modules load when the shopper scrolls to the sizes. */
async function measureFirstPress(page: Page, product: string): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await page.goto(product, { waitUntil: 'networkidle' });
  await measureSteps(page, session, firstPressSteps(page));
}

/** Presses a checkbox on a page without anything else: a lower bound, which shows the speed of the machine. */
async function measureFloor(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await page.setContent('<!doctype html><title>Floor</title><label><input type="checkbox"> Floor</label>');
  const checked = page.getByRole('checkbox', { checked: true });
  await measureSteps(page, session, { [FLOOR]: [page.getByText('Floor'), checked] });
}

async function onSlowProcessor<Result>(session: CDPSession, task: () => Promise<Result>): Promise<Result> {
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  const result = await task();
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  return result;
}

/** Opens the list of all products and scrolls down until it has loaded `total` of them, then back to the top. */
async function openList(page: Page, total: number): Promise<void> {
  await lengthenList(page, total);
  await page.goto(`${urls.shop}/products`, { waitUntil: 'load' });
  await page.waitForFunction(
    (wanted) => {
      // Repeated, because a page that becomes interactive restores its scroll position.
      window.scrollTo(0, document.documentElement.scrollHeight);
      return document.querySelectorAll('main a[href^="/product/"]').length >= wanted;
    },
    total,
    { polling: 200 },
  );
  await page.evaluate(() => window.scrollTo(0, 0));
  // The sandbox draws a picture when it is first requested. Meanwhile such requests occupy the browser's six connections to the sandbox, and a
  // request for products would time out.
  await page.waitForLoadState('networkidle');
  await page.unrouteAll({ behavior: 'wait' });
}
