import { join } from 'node:path';
import { getJestConfig } from '@storybook/test-runner';

/** @type {import('./scripts/stories/options.ts').StoryMode} */
const mode = JSON.parse(
  process.env.STORY_MODE ??
    '{"theme":"light","width":390,"text":100,"forcedColors":false,"reducedMotion":"reduce"}',
);
const heights = { 320: 640, 390: 844, 768: 1024 };
const asRoot = process.getuid?.() === 0;
const runner = getJestConfig();
const pages = join(import.meta.dirname, '.storybook/testing');

/**
 * The stories in the Chromium of the system, as STORY_MODE says. `pnpm test:stories` sets that, and CHROMIUM_PATH, and runs the
 * files of stories that Storybook's index names, beside one for the pages of documentation.
 */
export default {
  ...runner,
  roots: [...(runner.roots ?? []), pages],
  testMatch: [...runner.testMatch, '**/*.test.js', join(pages, 'docs.test.ts')],
  transform: {
    ...runner.transform,
    '\\.ts$': [
      runner.transform['^.+\\.[jt]sx?$'],
      { jsc: { parser: { syntax: 'typescript' }, target: 'es2024' } },
    ],
  },
  // A bound for a machine busy with other things, not a wait.
  testTimeout: 120_000,
  testEnvironmentOptions: {
    'jest-playwright': {
      browsers: ['chromium'],
      launchOptions: {
        executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
        args: [
          ...(asRoot ? ['--no-sandbox'] : []),
          '--disable-gpu',
          '--disable-quic',
          '--no-first-run',
          '--disable-background-networking',
          '--disable-component-update',
          '--disable-sync',
          '--font-render-hinting=none',
          '--disable-lcd-text',
          '--force-color-profile=srgb',
          `--blink-settings=defaultFontSize=${(16 * mode.text) / 100}`,
        ],
      },
      contextOptions: {
        colorScheme: mode.theme,
        forcedColors: mode.forcedColors ? 'active' : 'none',
        reducedMotion: mode.reducedMotion,
        viewport: { width: mode.width, height: heights[mode.width] ?? 800 },
      },
      exitOnPageError: false,
    },
  },
};
