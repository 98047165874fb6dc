import { type BrowserContextOptions, chromium, type Page } from 'playwright';

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
 * kept the positions. React creates an Error when its module is evaluated, which takes 175 ms instead of 45 on a processor six times slower.
 */
const KEEP_SOURCE_POSITIONS = '--js-flags=--no-enable-lazy-source-positions';

/** Runs a task with a new page of a new browser, which has an empty cache, on a phone. */
export async function withPage<Result>(
  viewport: NonNullable<BrowserContextOptions['viewport']>,
  task: (page: Page) => Promise<Result>,
): Promise<Result> {
  const args = [...chromiumFlags, KEEP_SOURCE_POSITIONS];
  const browser = await chromium.launch({ executablePath: chromiumPath, args });
  try {
    const context = await browser.newContext({
      viewport,
      deviceScaleFactor: 1.75,
      hasTouch: true,
      isMobile: true,
      ignoreHTTPSErrors: true,
    });
    // Long time-outs, because the page may run on a slowed-down processor.
    context.setDefaultTimeout(60_000);
    return await task(await context.newPage());
  } finally {
    await browser.close();
  }
}
