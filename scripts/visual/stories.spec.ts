import { existsSync } from 'node:fs';
import { test as base, expect, type Page } from '@playwright/test';
import { openPreview, viewportOf } from '../stories/preview.ts';
import { readIndex } from '../stories/storybook.ts';
import { workTreeBuild } from './builds.ts';
import { installDeterminism, openStory } from './deterministic-page.ts';

const themes = ['light', 'dark'] as const;
const viewports = [
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
];
const {
  VISUAL_BASE = '',
  VISUAL_BASE_URL: baseUrl = '',
  VISUAL_WORK_TREE_URL: workTreeUrl = '',
} = process.env;
const baseStories = storiesOf(VISUAL_BASE);
const workTreeStories = storiesOf(workTreeBuild);

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
      await openPreview(preview, workTreeUrl);
      await context.addInitScript(installDeterminism);
      await use({ preview, page: await context.newPage() });
      await context.close();
    },
    { scope: 'worker' },
  ],
});

for (const id of workTreeStories) {
  const isAdded = !baseStories.has(id);
  test(id, { tag: isAdded ? ['@added'] : [] }, async ({ pages: { page, preview } }, testInfo) => {
    const ownViewport = await viewportOf(preview, id);
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

for (const id of [...baseStories].filter((story) => !workTreeStories.has(story)))
  test(id, { tag: '@removed' }, () => {
    throw new Error('The work tree does not have this story.');
  });

/** Returns the IDs of the stories of a built Storybook. */
function storiesOf(folder: string): ReadonlySet<string> {
  const stories = readIndex(folder).filter(({ type }) => type === 'story');
  return new Set(stories.map(({ id }) => id));
}

/** Changes the theme of an open story. Themes are CSS only, so that its play function runs once for all of them. */
async function setTheme(page: Page, theme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme: theme });
  await page.evaluate((value) => {
    document.documentElement.dataset.theme = value;
  }, theme);
}
