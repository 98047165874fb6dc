/**
 * `pnpm test:docs` opens every documentation page of the built Storybook (`pnpm build-storybook`) in Chromium: in the mode light-390, or in all modes with
 * `--project "*"`. `pnpm visual` and `pnpm test:pseudo` have projects of their own.
 */
import { defineConfig } from '@playwright/test';
import { chromiumOptions, currentMode, modes } from './browser.config.ts';
import type { StoryOptions } from './stories.spec.ts';

const docs = Object.entries(modes)
  .filter(([, { language }]) => language === undefined)
  .map(([name, { context, launch }]) => ({
    name,
    use: { mode: context, launchOptions: launch },
    grep: /@docs/,
  }));

/**
 * For `pnpm test:pseudo`: the stories of screens and the shop at SHOP_URL, which it has built from a checkout whose messages have marks. Each text has to be a message
 * or data.
 */
const pseudo = [
  {
    name: 'pseudo-stories',
    use: { mode: currentMode.context, launchOptions: currentMode.launch },
    grep: /(Screens|Flows)\/.*@texts/,
  },
  {
    name: 'pseudo-shop',
    testDir: '../pseudo',
    testMatch: 'journey.spec.ts',
    expect: { timeout: 5_000 },
    use: {
      actionTimeout: 15_000,
      baseURL: process.env.SHOP_URL ?? '',
      launchOptions: chromiumOptions(['--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost']),
      ...currentMode.context,
      locale: 'en-IN',
      timezoneId: 'Asia/Kolkata',
      geolocation: { latitude: 19.0596, longitude: 72.8295 },
      permissions: ['geolocation'],
      serviceWorkers: 'block' as const,
    },
  },
];

/** Compares screenshots of the stories with snapshots (scripts/visual.ts). */
const screenshots = {
  name: 'screenshots',
  use: {
    mode: { reducedMotion: 'reduce', locale: 'en-IN', timezoneId: 'Asia/Kolkata', colorScheme: 'light' },
    launchOptions: chromiumOptions([
      // A partly redrawn tile has rounded corners of slightly different shades.
      '--disable-partial-raster',
      // Chromium would draw a large image only after decoding it, so a screenshot could miss it.
      '--disable-checker-imaging',
    ]),
  },
  grep: /@screenshots/,
} as const;

export default defineConfig<object, StoryOptions>({
  snapshotPathTemplate: `${process.env.VISUAL_SNAPSHOTS}/{arg}{ext}`,
  expect: { timeout: 30_000, toHaveScreenshot: { threshold: 0 } },
  testMatch: 'stories.spec.ts',
  globalSetup: './storybook.ts',
  outputDir: '../../test-results/docs',
  fullyParallel: true,
  // A page is idle for about a third of its time, so three workers use two cores.
  workers: 3,
  retries: 0,
  // A bound for a machine busy with other things, not a wait.
  timeout: 120_000,
  reporter: [['dot'], ['junit', { outputFile: '../../test-results/docs.xml' }]],
  projects: [
    ...docs,
    ...(process.env.SHOP_URL ? pseudo : []),
    ...(process.env.VISUAL_SNAPSHOTS ? [screenshots] : []),
  ],
});
