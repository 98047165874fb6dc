import { join } from 'node:path';
import { root } from '@naap/launcher/processes';
import { defineConfig } from '@playwright/test';
import { cache } from './builds.ts';
import type { Comparison } from './comparison.ts';

const { snapshots, threshold }: Comparison = JSON.parse(process.env.VISUAL_COMPARISON ?? '');

/** Run by `pnpm visual`, which builds and serves the two Storybooks. */
export default defineConfig({
  testMatch: 'stories.spec.ts',
  outputDir: join(cache, 'results'),
  snapshotPathTemplate: join(snapshots, '{arg}{ext}'),
  updateSnapshots: 'missing',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  // Playwright prints a line for each screenshot of the base that it writes.
  quiet: true,
  timeout: 120_000,
  expect: { timeout: 30_000, toHaveScreenshot: { threshold } },
  reporter: [['list'], ['html', { open: 'never', outputFolder: join(root, 'test-results/visual') }]],
  use: {
    launchOptions: {
      ...(process.env.CHROMIUM_PATH ? { executablePath: process.env.CHROMIUM_PATH } : {}),
      args: [
        ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
        '--disable-gpu',
        // A partly redrawn tile has rounded corners of slightly different shades.
        '--disable-partial-raster',
        // Chromium would draw a large image only after decoding it, so a screenshot could miss it.
        '--disable-checker-imaging',
        '--disable-quic',
        '--disable-component-update',
        '--disable-sync',
        '--font-render-hinting=none',
        '--disable-lcd-text',
        '--force-color-profile=srgb',
      ],
    },
  },
});
