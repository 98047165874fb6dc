import { defineConfig } from '@playwright/test';
import { chromiumOptions } from '../stories/browser.config.ts';

/** The journeys of `pnpm test:pseudo` through the shop at SHOP_URL, which scripts/pseudo.ts has built from a checkout with one more language. */
export default defineConfig({
  testMatch: 'journey.spec.ts',
  outputDir: '../../test-results/pseudo',
  workers: 2,
  fullyParallel: true,
  retries: 0,
  // A bound for a machine busy with other things, not a wait.
  timeout: 120_000,
  reporter: [['list']],
  use: {
    baseURL: process.env.SHOP_URL ?? '',
    launchOptions: chromiumOptions(['--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost']),
    actionTimeout: 15_000,
    viewport: { width: 390, height: 844 },
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    geolocation: { latitude: 19.0596, longitude: 72.8295 },
    permissions: ['geolocation'],
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  },
});
