import { naap, parseContent } from '@naap/content';
import { languageNames } from '@naap/messages/languages';
import { createSandbox } from '@naap/sandbox';
import { brand } from '@naap/ui/brand';
import { type BrowserContextOptions, test as base, expect, type Page } from '@playwright/test';
import { setupPage } from '@storybook/test-runner';
import { collectTexts, END, forgetTexts, hideMarks, START, textsOf, unmarkedTexts } from '../pseudo/marks.ts';
import { desktop, phone } from './browser.config.ts';
import { installDeterminism } from './deterministic-page.ts';
import { collectErrors, readStory, setGlobals } from './preview.ts';
import { readIndex, storybookFolder } from './storybook.ts';

export interface StoryOptions {
  readonly mode: BrowserContextOptions;
}

interface Pages {
  /** Page of the one context of a worker: each context has its own HTTP cache, and with an empty one, a story takes 2.7 times the CPU time. */
  readonly preview: Page;
  /** Console errors, uncaught exceptions and failed requests of `preview`. */
  readonly errors: string[];
  /** `preview`, which collects the texts of the stories that it shows. */
  readonly collecting: Page;
  /** `preview`; later pages of its context are deterministic. */
  readonly first: Page;
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

const url = process.env.TARGET_URL ?? '';
const worker = { scope: 'worker' } as const;
const test = base.extend<object, StoryOptions & Pages>({
  mode: [{}, { ...worker, option: true }],
  preview: [
    async ({ browser, mode }, use) => {
      const context = await browser.newContext(mode);
      // MSW's worker unregisters itself when the last page is left, and the next page may be updating it then.
      const open = await context.newPage();
      await open.goto(`${url}iframe.html`);
      await use(await context.newPage());
    },
    worker,
  ],
  errors: [async ({ preview }, use) => use(collectErrors(preview, url)), worker],
  collecting: [
    async ({ preview }, use) => {
      await preview.addInitScript(collectTexts);
      await preview.addInitScript(hideMarks, [START, END]);
      await setupPage(preview, preview.context());
      await use(preview);
    },
    worker,
  ],
  first: [
    async ({ preview }, use) => {
      await setupPage(preview, preview.context());
      await preview.context().addInitScript(installDeterminism);
      await use(preview);
    },
    worker,
  ],
});

for (const { id, type, title, name } of readIndex(storybookFolder)) {
  if (type === 'docs')
    test(`${title} › ${name}`, { tag: '@docs' }, async ({ preview: page, errors }) => {
      errors.length = 0;
      // Embedded stories have tests of their own, and some of them never become idle.
      await page.route(/[?&]viewMode=story/, (route) =>
        route.fulfill({ contentType: 'text/html', body: '' }),
      );
      // A load of its own: Storybook can load the page of the entry before again while it changes to a docs page.
      await page.goto(`${url}iframe.html?viewMode=docs&id=${id}`);
      await page.locator('#storybook-docs h1, .sb-errordisplay:visible').first().waitFor();
      expect(await page.locator('.sb-errordisplay:visible').allTextContents()).toEqual([]);
      // Storybook loads the page again when it leaves a page before the stories in it are rendered.
      await page.waitForFunction(() =>
        window.__STORYBOOK_PREVIEW__?.storyRenders.every((render) => !render.isPending()),
      );
      expect(errors, errors.join('\n')).toEqual([]);
    });
  else if (process.env.VISUAL_SNAPSHOTS)
    test(`${title} › ${name}`, { tag: '@screenshots' }, async ({ first }) => {
      const { viewport: own } = await readStory(first, id);
      for (const viewport of own ? [own] : [phone, desktop]) {
        const page = await first.context().newPage();
        await page.setViewportSize(viewport);
        await setupPage(page, page.context());
        // `pnpm test:stories` runs axe.
        await setGlobals(page, { theme: 'light', a11y: { manual: true } });
        await page.evaluate((storyId) => window.__test(storyId), id);
        await expect
          .poll(() => page.evaluate(() => window.pendingWork()), { message: 'pending work', intervals: [0] })
          .toEqual([]);
        await page.evaluate(() => window.freeze());
        // In a viewport as high as the page, fixed bars and dialogs are where they belong. The option `fullPage` changes the layout while it
        // takes the screenshot, which moves carousels back to their first slide.
        const height = await page.evaluate(() => document.documentElement.scrollHeight);
        await page.setViewportSize({ ...viewport, height: Math.max(viewport.height, height) });
        // Themes are CSS only, so that the play function runs once for both.
        for (const theme of ['light', 'dark'] as const) {
          await page.emulateMedia({ colorScheme: theme });
          await page.evaluate((value) => {
            document.documentElement.dataset.theme = value;
          }, theme);
          await expect.soft(page).toHaveScreenshot([id, `${theme}-${viewport.width}.png`]);
        }
        await page.close();
      }
    });
  else
    test(`${title} › ${name}`, { tag: '@texts' }, async ({ collecting: page }) => {
      const { viewport = phone, ownTexts } = await readStory(page, id);
      await page.setViewportSize(viewport);
      await forgetTexts(page);
      // A play function that stops early does not show its later texts.
      await page.evaluate((storyId) => window.__test(storyId), id);
      expect(await unmarkedTexts(page, [...dataOfStories, ...ownTexts, id])).toEqual([]);
    });
}

test('the panel Actions lists the commerce events of a story', { tag: '@docs' }, async ({
  preview: page,
}) => {
  // The tests of documentation pages answer the requests of embedded stories.
  await page.unrouteAll();
  // Narrower, Storybook hides its panels.
  await page.setViewportSize(desktop);
  const event = page.getByRole('tabpanel').getByText('view_item_list');
  await page.goto(`${url}?path=/story/screens-productlist-events--list-and-selection`);
  await page.getByRole('tab', { name: /^Actions/ }).click();
  await expect(event.first()).toBeVisible();
  await page.goto(`${url}?path=/story/screens-searchpage--initial`);
  await page.frameLocator('#storybook-preview-iframe').getByRole('combobox').first().waitFor();
  await expect(event).toHaveCount(0);
});
