import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
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

/** Test files that all stories are combined into. A test file costs five seconds for its new page and the runner's modules. */
const MAX_TEST_FILES = 12;

/**
 * Runs stories in the system's Chromium. `pnpm test:stories` sets CHROMIUM_PATH, STORY_MODE, STORY_FILES (the files of stories to run,
 * without extension) and STORY_DOCS (the IDs of the documentation pages to open); the test runner sets TEST_ROOT, where it has written one
 * test file per file of stories.
 */
export default {
  ...runner,
  roots: [...(runner.roots ?? []), pages],
  testMatch: [
    ...combineTestFiles(),
    ...(process.env.STORY_DOCS === '[]' ? [] : [join(pages, 'docs.test.ts')]),
  ],
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

/** Combines the runner's test files into a few of about the same number of stories. Returns their paths. */
function combineTestFiles() {
  const folder = process.env.TEST_ROOT;
  if (folder === undefined) return [];
  const wanted = JSON.parse(process.env.STORY_FILES ?? '[]');
  const sources = readdirSync(folder)
    .filter((name) => wanted.includes(name.replace('.test.js', '')))
    .map((name) => {
      const source = readFileSync(join(folder, name), 'utf8');
      return { source, stories: source.split('__sbPreVisit').length };
    })
    .sort((one, other) => other.stories - one.stories);
  const combined = sources.slice(0, MAX_TEST_FILES).map(() => ({ text: '', stories: 0 }));
  for (const { source, stories } of sources) {
    const smallest = combined.reduce((least, file) => (file.stories < least.stories ? file : least));
    smallest.text += `${source}\n`;
    smallest.stories += stories;
  }
  mkdirSync(join(folder, 'combined'));
  return combined.map(({ text }, index) => {
    const path = join(folder, 'combined', `${index + 1}.test.js`);
    writeFileSync(path, text);
    return path;
  });
}
