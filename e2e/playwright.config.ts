import { defineConfig } from '@playwright/test';
import { bandra } from './helpers/shopper.ts';

// Workers inherit these.
process.env.NAAP_E2E_SEED ??= String(Math.floor(Math.random() * 1e9));

/** Longest wait for an element, a navigation or an expectation, in ms, long enough for a slow, busy machine. */
const TIMEOUT_MS = 60_000;

/** Tests of the nightly run. */
const longTests = process.env.NAAP_E2E_LONG === 'true' ? [] : [/@long/];

/** `pnpm test:e2e`: journeys in Chromium, against the processes that `npm start` runs. Every worker has processes of its own. */
export default defineConfig({
  testMatch: '*.test.ts',
  // Those have a configuration of their own.
  testIgnore: '**/e2e/engines/**',
  globalSetup: './global-setup.ts',
  outputDir: '../test-results/journeys',
  fullyParallel: true,
  // A page is idle for about a third of its time, so three workers use two cores.
  workers: 3,
  retries: 0,
  timeout: 480_000,
  expect: { timeout: TIMEOUT_MS },
  reporter: [['list'], ['junit', { outputFile: '../test-results/journeys.xml' }]],
  use: {
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    geolocation: bandra,
    permissions: ['geolocation'],
    reducedMotion: 'reduce',
    // Playwright cannot override the responses to requests that a service worker has seen.
    serviceWorkers: 'block',
    actionTimeout: TIMEOUT_MS,
    navigationTimeout: TIMEOUT_MS,
    launchOptions: {
      // Set by the global set-up.
      executablePath: process.env.CHROMIUM_PATH ?? '',
      args: [
        '--disable-gpu',
        // The documents of `renderInBrowser` come from no address, so Chromium would keep them from services on this machine.
        '--disable-features=LocalNetworkAccessChecks',
        // No request leaves this machine, whatever a page asks for.
        '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost',
      ],
    },
    // Recording takes a tenth of the CPU time: `--trace retain-on-failure` turns it on.
    trace: 'off',
    screenshot: 'only-on-failure',
  },
  // Every test runs on the phone; those tagged @desktop run at the desktop's width too.
  projects: [
    {
      name: 'phone',
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
      grepInvert: longTests,
    },
    {
      name: 'desktop',
      use: { viewport: { width: 1280, height: 800 } },
      grep: /@desktop/,
    },
  ],
});
