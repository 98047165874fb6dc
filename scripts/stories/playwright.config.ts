/**
 * `pnpm test:stories` opens every story and documentation page of the built Storybook (`pnpm build-storybook`) in Chromium, and runs the play
 * functions, axe and the checks of .storybook/testing. Each mode is a project: `pnpm test:matrix` runs all, and
 * `pnpm test:matrix --project "dark-320*" -g Dialog` the stories of a mode whose title matches.
 */
import { baseLocale, locales } from '@naap/messages/runtime';
import { type BrowserContextOptions, defineConfig } from '@playwright/test';
import { chromiumOptions } from './chromium.ts';
import type { StoryOptions } from './stories.spec.ts';

const DEFAULT_FONT_SIZE = 16;

const phone = { width: 390, height: 844 };
const narrow = { width: 320, height: 640 };
const desktop = { width: 1280, height: 800 };

/** A project for the stories and one for the documentation pages: in one browser, a page of one would take the focus from a page of the other. */
const mode = (name: string, options: BrowserContextOptions, fontSize = DEFAULT_FONT_SIZE) => {
  const use = {
    mode: { viewport: phone, reducedMotion: 'reduce', ...options } as const,
    launchOptions: chromiumOptions([`--blink-settings=defaultFontSize=${fontSize}`]),
  };
  return [
    { name, use, grepInvert: /@docs/ },
    { name: `${name}-docs`, use, grep: /@docs/ },
  ] as const;
};

/** Projects for the stories of screens in a language, on a narrow phone: `hindi-320` and `hindi-double-text`. */
const screensIn = (language: string) => {
  const english = new Intl.DisplayNames(['en'], { type: 'language' }).of(language)?.toLowerCase();
  return [
    { name: `${english}-320`, fontSize: DEFAULT_FONT_SIZE },
    { name: `${english}-double-text`, fontSize: 2 * DEFAULT_FONT_SIZE },
  ].map(({ name, fontSize }) => {
    const [{ use }] = mode(name, { viewport: narrow }, fontSize);
    return { name, use: { ...use, language }, grep: /Screens\//, grepInvert: /@docs/ };
  });
};

/** A project for the stories of screens, each text of which has to be a message or data. */
const [{ use: inPseudo }] = mode('pseudo', {});
const pseudo = {
  name: 'pseudo',
  use: { ...inPseudo, marked: true },
  grep: /(Screens|Flows)\//,
  grepInvert: /@docs/,
};

/** Compares screenshots of the stories with snapshots (scripts/visual.ts). */
const screenshots = {
  name: 'screenshots',
  use: {
    mode: { reducedMotion: 'reduce', locale: 'en-IN', timezoneId: 'Asia/Kolkata', colorScheme: 'light' },
    viewports: [phone, desktop],
    launchOptions: chromiumOptions([
      // A partly redrawn tile has rounded corners of slightly different shades.
      '--disable-partial-raster',
      // Chromium would draw a large image only after decoding it, so a screenshot could miss it.
      '--disable-checker-imaging',
    ]),
  },
  grepInvert: /@docs/,
} as const;

export default defineConfig<object, StoryOptions>({
  snapshotPathTemplate: `${process.env.VISUAL_SNAPSHOTS}/{arg}{ext}`,
  expect: { timeout: 30_000, toHaveScreenshot: { threshold: 0 } },
  testMatch: 'stories.spec.ts',
  globalSetup: './storybook.ts',
  outputDir: '../../test-results/stories',
  fullyParallel: true,
  // A page is idle for about a third of its time, so three workers use two cores.
  workers: 3,
  retries: 0,
  // A bound for a machine busy with other things, not a wait.
  timeout: 120_000,
  reporter: [['dot'], ['junit', { outputFile: '../../test-results/stories.xml' }]],
  projects: [
    ...(['light', 'dark'] as const).flatMap((colorScheme) => [
      ...[narrow, phone, desktop].flatMap((viewport) =>
        mode(`${colorScheme}-${viewport.width}`, { colorScheme, viewport }),
      ),
      ...mode(`${colorScheme}-forced-colours`, { colorScheme, forcedColors: 'active' }),
    ]),
    ...mode('double-text', { viewport: narrow }, 2 * DEFAULT_FONT_SIZE),
    ...mode('full-motion', { reducedMotion: 'no-preference' }),
    // Only the Storybook that scripts/pseudo.ts builds has marks.
    ...(process.env.NAAP_PSEUDO === 'true' ? [pseudo] : []),
    ...(process.env.VISUAL_SNAPSHOTS ? [screenshots] : []),
    ...locales.filter((language) => language !== baseLocale).flatMap(screensIn),
  ],
});
