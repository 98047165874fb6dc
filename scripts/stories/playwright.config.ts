/**
 * `pnpm test:matrix` runs every story of the built Storybook (`pnpm build-storybook`) in Chromium and opens every documentation page, in each mode;
 * `pnpm test:stories` the stories in the mode light-390 only. A run of a story includes its play function, axe and the checks of .storybook/testing. `pnpm visual` has a
 * project of its own.
 */
import { defineConfig } from '@playwright/test';
import { chromiumOptions, type Mode, modes } from './modes.ts';

const stories = Object.entries(modes).map(([name, use]) => ({
  name,
  testMatch: 'stories.spec.ts',
  use,
  // Only screens have translated texts.
  grep: use.language === '' ? /@(story|docs)/ : /Screens\/.*@story/,
}));

/** Compares screenshots of the stories with snapshots (scripts/visual.ts). */
const screenshots = {
  name: 'screenshots',
  testMatch: 'screenshots.spec.ts',
  use: {
    mode: { reducedMotion: 'reduce', locale: 'en-IN', timezoneId: 'Asia/Kolkata', colorScheme: 'light' },
    launchOptions: chromiumOptions([
      // A partly redrawn tile has rounded corners of slightly different shades.
      '--disable-partial-raster',
      // Chromium would draw a large image only after decoding it, so a screenshot could miss it.
      '--disable-checker-imaging',
    ]),
  },
} as const;

export default defineConfig<object, Mode>({
  snapshotPathTemplate: `${process.env.VISUAL_SNAPSHOTS}/{arg}{ext}`,
  expect: { timeout: 60_000, toHaveScreenshot: { threshold: 0 } },
  globalSetup: './storybook.ts',
  outputDir: '../../test-results/stories',
  fullyParallel: true,
  // A page is idle for about a third of its time, so three workers use two cores.
  workers: 3,
  retries: 0,
  // A bound for a machine busy with other things, not a wait.
  timeout: 300_000,
  reporter: [['dot'], ['junit', { outputFile: '../../test-results/stories.xml' }]],
  projects: [...stories, ...(process.env.VISUAL_SNAPSHOTS ? [screenshots] : [])],
});
