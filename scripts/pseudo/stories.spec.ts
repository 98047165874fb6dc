import { naap, parseContent } from '@naap/content';
import { languageNames } from '@naap/messages/languages';
import { createSandbox } from '@naap/sandbox';
import { brand } from '@naap/ui/brand';
import { expect, type Page } from '@playwright/test';
import { test as base, openStories, worker } from '../stories/fixtures.ts';
import { phone } from '../stories/modes.ts';
import { readStory } from '../stories/preview.ts';
import { readIndex, storybookFolder } from '../stories/storybook.ts';
import { collectTexts, END, hideMarks, START, textsOf, unmarkedTexts } from './marks.ts';

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

const test = base.extend<object, { readonly collecting: Page }>({
  /** Collects the texts of the stories that it shows. */
  collecting: [
    async ({ shared }, use) => {
      const page = await shared.newPage();
      await page.addInitScript(collectTexts);
      await page.addInitScript(hideMarks, [START, END]);
      await use(await openStories(page));
    },
    worker,
  ],
});

for (const { id, type, title, name } of readIndex(storybookFolder)) {
  if (type === 'docs' || !/^(Screens|Flows)\//.test(title)) continue;
  test(`${title} › ${name}`, async ({ collecting: page }) => {
    const { viewport = phone, ownTexts } = await readStory(page, id);
    await page.setViewportSize(viewport);
    await page.evaluate(() => {
      window.shownTexts?.clear();
      window.dataTexts?.clear();
    });
    // A play function that stops early does not show its later texts.
    await page.evaluate((storyId) => window.__test(storyId), id);
    expect(await unmarkedTexts(page, [...dataOfStories, ...ownTexts, id])).toEqual([]);
  });
}
