import { type BrowserContext, test as base, type Page } from '@playwright/test';
import { setupPage } from '@storybook/test-runner';
import type { Mode } from './modes.ts';

/** Where the global set-up serves the built Storybook. */
export const url = process.env.TARGET_URL ?? '';
export const worker = { scope: 'worker' } as const;

/** Tests in a browser context that a worker keeps: each context has its own HTTP cache, and with an empty one, a story takes 2.7 times the CPU time. */
export const test = base.extend<object, Mode & { readonly shared: BrowserContext }>({
  mode: [{}, { ...worker, option: true }],
  language: ['', { ...worker, option: true }],
  theme: ['', { ...worker, option: true }],
  readerStyles: ['', { ...worker, option: true }],
  shared: [
    async ({ browser, mode, readerStyles }, use, { project }) => {
      const context = await browser.newContext(mode);
      // A page of a busy machine may load for as long as its test may take.
      context.setDefaultTimeout(project.timeout);
      await context.addInitScript((text) => {
        const sheet = new CSSStyleSheet();
        sheet.replaceSync(text);
        document.adoptedStyleSheets.push(sheet);
      }, readerStyles);
      // MSW's worker unregisters itself when the last page is left, and the next page may be updating it then.
      await (await context.newPage()).goto(`${url}index.json`);
      await use(context);
    },
    worker,
  ],
});

/** Loads the page of the stories, in which `__test` shows one. */
export async function openStories(page: Page): Promise<Page> {
  // The test runner would wrap it again for each story, and hides some errors of React.
  await page.addInitScript(() => Object.defineProperty(console, 'error', { writable: false }));
  await setupPage(page, page.context());
  // Before it has loaded its index, Storybook ignores events.
  await page.waitForFunction(() => window.__STORYBOOK_PREVIEW__?.ready().then(() => true));
  return page;
}
