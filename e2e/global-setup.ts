import { join } from 'node:path';
import { openSession } from '@naap/launcher/processes';
import { startStack } from '@naap/launcher/test/stack';
import { ensureChromium, ensurePhoneFonts, ensureTestChromium } from '@naap/launcher/test/system-programs';
import type { FullConfig } from '@playwright/test';

/**
 * Global set-up of the journeys: starts a stack of processes for each worker, unless NAAP_E2E_STACKS has the URLs of others. Returns a function
 * that stops them.
 */
export default async function setUp({ workers }: FullConfig) {
  // Journeys of the nightly run install the shop, and load its fonts late.
  if (process.env.NAAP_E2E_LONG === 'true') {
    process.env.WHOLE_CHROMIUM_PATH = await ensureChromium().catch(() => '');
    await ensurePhoneFonts();
  }
  process.env.CHROMIUM_PATH = await ensureTestChromium();
  if (process.env.NAAP_E2E_STACKS) return undefined;
  return openSession(async (session) => {
    const first = await startStack(session);
    const others = Array.from({ length: workers - 1 }, () => startStack(session, { pagesOf: first }));
    const stacks = [first, ...(await Promise.all(others))];
    process.env.NAAP_E2E_STACKS = JSON.stringify(stacks.map(({ urls }) => urls));
    process.env.NAAP_E2E_PAGES = join(first.dataDir, 'pages');
    console.log(`naap: journeys with seed ${process.env.NAAP_E2E_SEED}`);
  });
}
