import { join } from 'node:path';
import { root } from '@naap/launcher/processes';
import { defineConfig } from '@playwright/test';
import { cache } from './builds.ts';
import { chromiumOptions } from './chromium.ts';

/** Run by `pnpm visual`, which builds the two Storybooks. */
export default defineConfig({
  testMatch: 'stories.spec.ts',
  globalSetup: './serve.ts',
  outputDir: join(cache, 'results'),
  snapshotPathTemplate: join(process.env.VISUAL_SNAPSHOTS ?? '', '{arg}{ext}'),
  updateSnapshots: 'missing',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  // Playwright prints a line for each screenshot of the base that it writes.
  quiet: true,
  timeout: 120_000,
  expect: { timeout: 30_000, toHaveScreenshot: { threshold: 0 } },
  reporter: [['list'], ['html', { open: 'never', outputFolder: join(root, 'test-results/visual') }]],
  use: {
    launchOptions: chromiumOptions([
      // A partly redrawn tile has rounded corners of slightly different shades.
      '--disable-partial-raster',
      // Chromium would draw a large image only after decoding it, so a screenshot could miss it.
      '--disable-checker-imaging',
    ]),
  },
});
