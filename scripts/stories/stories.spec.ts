import { naap, parseContent } from '@naap/content';
import { languageNames } from '@naap/messages/languages';
import { createSandbox } from '@naap/sandbox';
import { brand } from '@naap/ui/brand';
import {
  type BrowserContextOptions,
  test as base,
  expect,
  type Page,
  type ViewportSize,
} from '@playwright/test';
import { collectTexts, END, forgetTexts, hideMarks, START, textsOf, unmarkedTexts } from '../pseudo/marks.ts';
import { compareScreenshots, installDeterminism } from './deterministic-page.ts';
import { openPreview, readStory, replacePlayFunction, setGlobals, showStory } from './preview.ts';
import { readIndex, storybookFolder } from './storybook.ts';

export interface StoryOptions {
  readonly mode: BrowserContextOptions;
  /** Language of the stories; null for the base language, in which their play functions run. */
  readonly language: string | null;
  /** Whether every text of a story has to be a message or data. The messages have marks (scripts/pseudo.ts). */
  readonly marked: boolean;
  /** Viewports of the screenshots that are compared with snapshots in place of the checks; none otherwise (scripts/visual.ts). */
  readonly viewports: readonly ViewportSize[];
}

/** Storybook's preview, which shows one entry after the other without loading again. */
interface Preview {
  readonly page: Page;
  /** Console errors, uncaught exceptions and failed requests since a test has emptied the list. */
  readonly errors: string[];
  /** Shows the stories of which screenshots are taken. The other page stays open: MSW's worker unregisters itself when the last page closes. */
  readonly deterministicPage: Page;
}

/** Texts of the content files and of the decorators of stories, which are no messages. */
const dataOfStories = [
  ...textsOf(parseContent(naap, 'naap')),
  ...textsOf(brand),
  ...textsOf(languageNames),
  // The screen to which a story has navigated (packages/ui/fixtures/story.tsx).
  'Went to',
  'Storybook',
  // Names of brands, which come as binary responses.
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

const url = process.env.STORYBOOK_URL ?? '';

// A failed test ends its worker, so the preview of a story that is still running is not used again.
const test = base.extend<object, StoryOptions & { readonly preview: Preview }>({
  mode: [{}, { scope: 'worker', option: true }],
  language: [null, { scope: 'worker', option: true }],
  marked: [false, { scope: 'worker', option: true }],
  viewports: [[], { scope: 'worker', option: true }],
  // One context for all stories, because each has its own HTTP cache: with an empty one, a story takes 2.7 times the CPU time.
  preview: [
    async ({ browser, mode, language, marked, viewports }, use) => {
      const context = await browser.newContext(mode);
      const page = await context.newPage();
      const errors = collectErrors(page, url);
      await page.addInitScript(identifyTestRunner);
      if (marked) {
        await page.addInitScript(collectTexts);
        await page.addInitScript(hideMarks, [START, END]);
      }
      await openPreview(page, url);
      if (language !== null) await setGlobals(page, { language });
      if (viewports.length > 0) await context.addInitScript(installDeterminism);
      await use({ page, errors, deterministicPage: viewports.length > 0 ? await context.newPage() : page });
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
      // A load of its own: Storybook can load the page of the entry before again while it changes to a docs page.
      await page.goto(`${url}/iframe.html?viewMode=docs&id=${id}`);
      await page.locator('#storybook-docs h1').first().waitFor();
      expect(await page.locator('.sb-errordisplay:visible').allTextContents()).toEqual([]);
      // Storybook loads the page again when it leaves a page before the stories in it are rendered.
      await page.waitForFunction(() =>
        window.__STORYBOOK_PREVIEW__?.storyRenders.every((render) => !render.isPending()),
      );
      expect(errors, errors.join('\n')).toEqual([]);
    });
  else
    test(`${title} › ${name}`, async ({ preview, mode, language, marked, viewports }, testInfo) => {
      const { page, errors, deterministicPage } = preview;
      errors.length = 0;
      const { viewport: ownViewport, ownTexts } = await readStory(page, id);
      for (const viewport of ownViewport && viewports.length > 0 ? [ownViewport] : viewports)
        await compareScreenshots(deterministicPage, url, id, viewport);
      if (viewports.length > 0) return;
      const viewport = ownViewport ?? mode.viewport;
      if (viewport) await page.setViewportSize(viewport);
      if (marked) {
        await forgetTexts(page);
        // A play function that stops early does not show its later texts.
        expect(await showStory(page, id)).toBeNull();
        const known = [...dataOfStories, ...ownTexts, id];
        expect(await unmarkedTexts(page, known)).toEqual([]);
        return;
      }
      if (language !== null) await replacePlayFunction(page, id);
      await page.evaluate(() => {
        window.storyChecks = 'requested';
      });
      expect(await showStory(page, id)).toBeNull();
      expect(await page.evaluate(() => window.storyChecks), 'the checks of .storybook/testing').toBe('done');
      expect(errors, errors.join('\n')).toEqual([]);
      // `pnpm states` reads them from the report.
      const states = await page.evaluate(() => window.provenStates ?? []);
      testInfo.annotations.push(...states.map((state) => ({ type: 'proves', description: state })));
    });
}

test('the panel Events lists the commerce events of a story', { tag: '@docs' }, async ({
  preview: { page },
}) => {
  // Narrower, Storybook hides its panels.
  await page.setViewportSize({ width: 1280, height: 800 });
  const panel = page.getByRole('tabpanel');
  await page.goto(`${url}/?path=/story/screens-productlist-events--list-and-selection`);
  await page.getByRole('tab', { name: 'Events' }).click();
  await expect(panel.getByText('view_item_list').first()).toBeVisible();
  await page.goto(`${url}/?path=/story/screens-searchpage--initial`);
  await expect(panel.getByText('This story has sent no commerce events')).toBeVisible();
});

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
