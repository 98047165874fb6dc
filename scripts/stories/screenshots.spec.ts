import { expect, type Page } from '@playwright/test';
import { installDeterminism } from './deterministic-page.ts';
import { test as base, openStories, worker } from './fixtures.ts';
import { desktop, phone } from './modes.ts';
import { readViewport, setGlobals } from './preview.ts';
import { readIndex, storybookFolder } from './storybook.ts';

const test = base.extend<object, { readonly first: Page }>({
  /** Reads the stories. The pages that are opened after it are deterministic. */
  first: [
    async ({ shared }, use) => {
      const page = await openStories(await shared.newPage());
      await shared.addInitScript(installDeterminism);
      await use(page);
    },
    worker,
  ],
});

for (const { id, type, title, name } of readIndex(storybookFolder)) {
  if (type === 'docs') continue;
  test(`${title} › ${name}`, async ({ shared, first }) => {
    const own = await readViewport(first, id);
    for (const viewport of own ? [own] : [phone, desktop]) {
      const page = await shared.newPage();
      await page.setViewportSize(viewport);
      await openStories(page);
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
}
