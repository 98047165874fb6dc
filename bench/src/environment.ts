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

/** Runs a task with a new page on the phone of Lighthouse's mobile preset. */
export async function withPage<Result>(task: (page: Page) => Promise<Result>): Promise<Result> {
  const browser = await chromium.launch({ executablePath: chromiumPath, args: chromiumFlags });
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
