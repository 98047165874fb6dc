/**
 * `pnpm test:docs` opens every documentation page of the built Storybook (`pnpm build-storybook`) in Chromium: in the mode light-390, or in all modes with
 * `--project "*"`. `pnpm visual` and `pnpm test:pseudo` have a project for the stories.
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

/** The stories of screens, each text of which has to be a message or data. */
const pseudo = {
  name: 'pseudo',
  use: { mode: currentMode.context, launchOptions: currentMode.launch },
  grep: /(Screens|Flows)\/.*@texts/,
};

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
    // Only the Storybook that scripts/pseudo.ts builds has marks.
    ...(process.env.NAAP_PSEUDO === 'true' ? [pseudo] : []),
    ...(process.env.VISUAL_SNAPSHOTS ? [screenshots] : []),
  ],
});
