import { existsSync } from 'node:fs';
import { test as base, expect, type Page } from '@playwright/test';
import type { Comparison } from './comparison.ts';
import { installDeterminism, openStory, viewportOf } from './deterministic-page.ts';

const { baseUrl, workTreeUrl, stories, themes, widths }: Comparison = JSON.parse(
  process.env.VISUAL_COMPARISON ?? '',
);

interface StoryPages {
  /** Shows the stories. */
  readonly page: Page;
  /** Shows the work tree's preview without a story, to read the viewports that stories set. */
  readonly preview: Page;
}

const test = base.extend<object, { readonly pages: StoryPages }>({
  // One context per worker, because each context has its own HTTP cache: with an empty one, a story takes 2.7 times the CPU time.
  pages: [
    async ({ browser }, use) => {
      const context = await browser.newContext({
        reducedMotion: 'reduce',
        locale: 'en-IN',
        timezoneId: 'Asia/Kolkata',
      });
      // Keep a page of each origin open: MSW's service worker unregisters itself when the last one closes, while the next story starts it.
      await (await context.newPage()).goto(`${baseUrl}/project.json`);
      const preview = await context.newPage();
      await preview.goto(`${workTreeUrl}/iframe.html`);
      await context.addInitScript(installDeterminism);
      await use({ preview, page: await context.newPage() });
      await context.close();
    },
    { scope: 'worker' },
  ],
});

for (const id of [...stories.common, ...stories.added]) {
  const isAdded = stories.added.includes(id);
  test(id, { tag: isAdded ? ['@added'] : [] }, async ({ pages: { page, preview } }, testInfo) => {
    const ownViewport = await viewportOf(preview, id);
    const viewports = widths.map((width) => ({ width, height: width < 600 ? 844 : 800 }));
    for (const viewport of ownViewport ? [ownViewport] : viewports) {
      const nameOf = (theme: string) => `${theme}-${viewport.width}.png`;
      const missing = themes.filter((theme) => !existsSync(testInfo.snapshotPath(id, nameOf(theme))));
      if (!isAdded && missing.length > 0) {
        await test.step('base', async () => {
          await openStory(page, baseUrl, id, viewport);
          for (const theme of missing) {
            await setTheme(page, theme);
            // Writes the snapshot, because it does not exist.
            await expect(page).toHaveScreenshot([id, nameOf(theme)]);
          }
        });
      }
      await test.step('work tree', async () => {
        await openStory(page, workTreeUrl, id, viewport);
        for (const theme of themes) {
          await setTheme(page, theme);
          if (isAdded)
            await testInfo.attach(nameOf(theme), {
              body: await page.screenshot({ animations: 'disabled' }),
              contentType: 'image/png',
            });
          else await expect.soft(page).toHaveScreenshot([id, nameOf(theme)]);
        }
      });
    }
    if (isAdded) throw new Error('The base does not have this story.');
  });
}

for (const id of stories.removed)
  test(id, { tag: '@removed' }, () => {
    throw new Error('The work tree does not have this story.');
  });

/** Changes the theme of an open story. Themes are CSS only, so that its play function runs once for all of them. */
async function setTheme(page: Page, theme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme: theme });
  await page.evaluate((value) => {
    document.documentElement.dataset.theme = value;
  }, theme);
}
