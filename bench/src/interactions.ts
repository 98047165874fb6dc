/** Measures the response of the shop's pages to interactions (`pnpm bench:inp`, started by scripts/bench-inp.ts). */
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type BrowserContext, type CDPSession, chromium, type Page } from 'playwright';
import { chromiumFlags } from './chromium.ts';
import {
  formatInteractions,
  formatListCosts,
  interactionResults,
  listCosts,
  slowInteractions,
} from './interaction-report.ts';
import { observeEvents } from './interactions/latency.ts';
import { applySteps, openList, sortSteps } from './interactions/list.ts';
import { productSteps } from './interactions/product.ts';
import { type ListCost, measureListCost } from './interactions/scrolling.ts';
import { signIn } from './interactions/sign-in.ts';
import { type MeasuredStep, measureSteps } from './interactions/steps.ts';
import { readInteractionOptions } from './options.ts';
import { phone } from './phone.ts';
import { readServices } from './services.ts';

const resultFolder = join(import.meta.dirname, '../../test-results');

/** A slowed-down page needs seconds for what this machine does at once. */
const TIMEOUT_MS = 180_000;

/** Lengths of the list whose costs are compared. The interactions are measured with the longest. */
const LIST_LENGTHS = [100, 1000] as const;
const LONGEST_LIST = 1000;

const { runs, hasBudget } = readInteractionOptions(process.argv.slice(2));
const services = readServices();
const browser = await chromium.launch({ executablePath: services.chromium, args: [...chromiumFlags] });
try {
  const context = await browser.newContext(phone);
  context.setDefaultTimeout(TIMEOUT_MS);
  await withPage(context, (page) => signIn(page, services));
  const steps: MeasuredStep[] = [];
  const lists: ListCost[] = [];
  for (let run = 1; run <= runs; run += 1) {
    console.log(`run ${run} of ${runs}`);
    steps.push(...(await measureProduct(context)));
    for (const length of LIST_LENGTHS) lists.push(await measureScrolling(context, length));
    for (const stepsOf of [sortSteps, applySteps]) steps.push(...(await measureList(context, stepsOf)));
  }
  const results = interactionResults(steps);
  const listResults = listCosts(lists);
  console.log(`\nMedians of ${runs} runs, processor slowed down six times:\n`);
  console.log(`${formatInteractions(results)}\n\n${formatListCosts(listResults)}\n`);
  await mkdir(resultFolder, { recursive: true });
  await writeFile(
    join(resultFolder, 'bench-inp.json'),
    `${JSON.stringify({ runs, results, lists: listResults }, null, 2)}\n`,
  );
  const problems = hasBudget ? slowInteractions(results) : [];
  for (const problem of problems) console.error(`over budget: ${problem}`);
  if (problems.length > 0) process.exitCode = 1;
} finally {
  await browser.close();
}

async function measureProduct(of: BrowserContext) {
  return withPage(of, async (page, client) => {
    await page.goto(`${services.shop}/products`);
    const path = await page.locator('main a[href^="/product/"]').first().getAttribute('href');
    await page.goto(services.shop + path, { waitUntil: 'networkidle' });
    return measureSteps(page, client, productSteps(page));
  });
}

function measureScrolling(of: BrowserContext, length: number) {
  return withPage(of, async (page, client) => {
    await openList(page, services, length);
    return measureListCost(page, client, length);
  });
}

function measureList(of: BrowserContext, stepsOf: typeof sortSteps) {
  return withPage(of, async (page, client) => {
    await openList(page, services, LONGEST_LIST);
    return measureSteps(page, client, stepsOf(page));
  });
}

/** Runs a task with a new page, and closes it. */
async function withPage<Result>(
  of: BrowserContext,
  task: (page: Page, client: CDPSession) => Promise<Result>,
): Promise<Result> {
  const page = await of.newPage();
  try {
    await observeEvents(page);
    return await task(page, await of.newCDPSession(page));
  } finally {
    await page.close();
  }
}
