import { chromium } from 'playwright';
import { chromiumFlags } from './chromium.ts';
import { phone } from './phone.ts';
import { pageNames, type Site } from './sites.ts';

/**
 * Opens each page of each site once, so that no measured load waits for a server's first response: the sandbox draws a picture when it is
 * first requested, and keeps the file. Rejects when a page does not load.
 */
export async function warmUp(sites: readonly Site[], executablePath: string): Promise<void> {
  const browser = await chromium.launch({ executablePath, args: [...chromiumFlags] });
  try {
    const page = await (await browser.newContext(phone)).newPage();
    for (const { urls } of sites) {
      for (const name of pageNames) {
        const response = await page.goto(urls[name], { waitUntil: 'networkidle', timeout: 180_000 });
        if (!response?.ok()) throw new Error(`${urls[name]} responded with status ${response?.status()}`);
      }
    }
  } finally {
    await browser.close();
  }
}
