import { naap, parseContent } from '@naap/content';
import { languageNames } from '@naap/messages/languages';
import { createSandbox } from '@naap/sandbox';
import { brand } from '@naap/ui/brand';
import { type BrowserContextOptions, test as base, expect, type Page } from '@playwright/test';
import { collectTexts, forgetTexts, textsOf, unmarkedTexts } from '../pseudo/marks.ts';
import { openPreview, replacePlayFunction, setLanguage, showEntry, viewportOf } from './preview.ts';
import { readIndex, storybookFolder } from './storybook.ts';

export interface StoryOptions {
  readonly mode: BrowserContextOptions;
  /** Language of the stories; null for the base language, in which their play functions run. */
  readonly language: string | null;
  /** Whether every text of a story has to be a message or data. The messages have marks (scripts/pseudo.ts). */
  readonly marked: boolean;
}

/** Storybook's preview, which shows one entry after the other without loading again. */
interface Preview {
  readonly page: Page;
  /** Console errors, uncaught exceptions and failed requests since a test has emptied the list. */
  readonly errors: string[];
}

/** Texts of the content files and of the decorators of stories, which are no messages. */
const dataOfStories = [
  ...textsOf(parseContent(naap, 'naap')),
  ...textsOf(brand),
  ...textsOf(languageNames),
  // The screen to which a story has navigated (packages/ui/fixtures/story.tsx).
  'Went to',
  'Storybook',
  // Contents of single stories, and brands, which are binary responses.
  ...[
    'New in',
    'All of it',
    'Free socks',
    'With every pair of shoes.',
    'No such tag',
    'Gone',
    'kids',
    'Brand',
  ],
  ...['Fashion at your door in 45 minutes', '45 minutes Delivery'],
  ...createSandbox().catalogue.products.map(({ vendor }) => vendor),
];

declare global {
  interface Window {
    /** The checks of .storybook/testing run when it is 'requested', and set it to 'done'. */
    storyChecks?: 'requested' | 'done';
    /** IDs of the states that the current story has proven. */
    readonly provenStates?: readonly string[];
  }
}

// A failed test ends its worker, so the preview of a story that is still running is not used again.
const test = base.extend<object, StoryOptions & { readonly preview: Preview }>({
  mode: [{}, { scope: 'worker', option: true }],
  language: [null, { scope: 'worker', option: true }],
  marked: [false, { scope: 'worker', option: true }],
  preview: [
    async ({ browser, mode, language, marked }, use) => {
      const url = process.env.STORYBOOK_URL ?? '';
      const page = await browser.newPage(mode);
      const errors = collectErrors(page, url);
      await page.addInitScript(identifyTestRunner);
      if (marked) await page.addInitScript(collectTexts);
      await openPreview(page, url);
      if (language !== null) await setLanguage(page, language);
      await use({ page, errors });
    },
    { scope: 'worker' },
  ],
});

for (const { id, type, title, name } of readIndex(storybookFolder)) {
  if (type === 'docs')
    test(`${title} › ${name}`, { tag: '@docs' }, async ({ preview: { page, errors } }) => {
      errors.length = 0;
      // Embedded stories have tests of their own, and some of them never become idle.
      await page.route(/[?&]viewMode=story/, (route) =>
        route.fulfill({ contentType: 'text/html', body: '' }),
      );
      await showEntry(page, id, 'docs');
      expect(await page.locator('.sb-errordisplay:visible').allTextContents()).toEqual([]);
      await page.locator('#storybook-docs h1').first().waitFor();
      // Storybook loads the page again when it leaves a page before the stories in it are rendered.
      await page.waitForFunction(() =>
        window.__STORYBOOK_PREVIEW__?.storyRenders.every((render) => !render.isPending()),
      );
      expect(errors, errors.join('\n')).toEqual([]);
    });
  else
    test(`${title} › ${name}`, async ({ preview: { page, errors }, mode, language, marked }, testInfo) => {
      errors.length = 0;
      const viewport = (await viewportOf(page, id)) ?? mode.viewport;
      if (viewport) await page.setViewportSize(viewport);
      if (marked) {
        await forgetTexts(page);
        // The other projects assert what the play function does. Here a few stop at a mark inside a text that they compare.
        await showEntry(page, id, 'story').catch(() => undefined);
        expect(await unmarkedTexts(page, [...dataOfStories, id])).toEqual([]);
        return;
      }
      if (language !== null) await replacePlayFunction(page, id);
      await page.evaluate(() => {
        window.storyChecks = 'requested';
      });
      await showEntry(page, id, 'story');
      expect(await page.evaluate(() => window.storyChecks), 'the checks of .storybook/testing').toBe('done');
      expect(errors, errors.join('\n')).toEqual([]);
      // `pnpm states` reads them from the report.
      const states = await page.evaluate(() => window.provenStates ?? []);
      testInfo.annotations.push(...states.map((state) => ({ type: 'proves', description: state })));
    });
}

/** Storybook pauses animations before axe, as under its own test runner, which it knows by the name of the browser. Runs in the page. */
function identifyTestRunner(): void {
  const userAgent = `${navigator.userAgent} (StorybookTestRunner)`;
  Object.defineProperty(navigator, 'userAgent', { get: () => userAgent });
}

/** Returns a list to which errors of the page are added. Failed responses count when they come from the Storybook: others are set up by their story. */
function collectErrors(page: Page, origin: string): string[] {
  const errors: string[] = [];
  page.on('console', (message) => {
    // Chromium logs each failed response.
    if (message.type() === 'error' && !message.text().startsWith('Failed to load resource:'))
      errors.push(`console error: ${message.text()}`);
  });
  page.on('pageerror', ({ message }) => errors.push(`uncaught exception: ${message}`));
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? '';
    if (request.url().startsWith(origin) && reason !== 'net::ERR_ABORTED')
      errors.push(`${reason}: ${request.url()}`);
  });
  page.on('response', (response) => {
    if (response.url().startsWith(origin) && response.status() >= 400)
      errors.push(`status ${response.status()}: ${response.url()}`);
  });
  return errors;
}
