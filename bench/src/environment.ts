import { chromium, type Page } from 'playwright';

export const chromiumPath = process.env.CHROMIUM_PATH ?? '';

/** Flags of Chromium that are added to those of Playwright and of Lighthouse. */
export const chromiumFlags = [
  // The system's Chromium runs as root only without its own sandbox.
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  '--disable-gpu',
  '--disable-dev-shm-usage',
  // Blocks requests to other machines.
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost',
];

/**
 * Playwright enables the inspector, for which V8 finds the source position of each new Error: it parses the whole function again, unless it has
 * kept the positions. React creates an Error when its module is evaluated, which takes 175 ms instead of 45 on the slow processor.
 */
const KEEP_SOURCE_POSITIONS = '--js-flags=--no-enable-lazy-source-positions';

/** Runs a task with a new page on the phone of Lighthouse's mobile preset. */
export async function withPage<Result>(task: (page: Page) => Promise<Result>): Promise<Result> {
  const args = [...chromiumFlags, KEEP_SOURCE_POSITIONS];
  const browser = await chromium.launch({ executablePath: chromiumPath, args });
  const context = await browser.newContext({
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 1.75,
    hasTouch: true,
    isMobile: true,
  });
  // Long time-outs, because the page runs on a slowed-down processor.
  context.setDefaultTimeout(180_000);
  const result = await task(await context.newPage());
  await browser.close();
  return result;
}
