import type { Page } from 'playwright';
import type { Channel } from 'storybook/internal/channels';
import { collectPageErrors } from './page-errors.ts';

declare const page: Page;
declare const describe: (name: string, tests: () => void) => void;
declare const beforeAll: (prepare: () => Promise<void>) => void;
declare const it: (name: string, test: () => Promise<void>) => void;

declare global {
  interface Window {
    readonly __STORYBOOK_ADDONS_CHANNEL__: Channel;
  }
}

const ids: readonly string[] = JSON.parse(process.env.STORY_DOCS ?? '[]');

describe('Documentation pages', () => {
  let errors: string[];

  beforeAll(async () => {
    errors = collectPageErrors(page, new URL(page.url()).origin);
    // Embedded stories have tests of their own, and some of them never become idle.
    await page.route(/[?&]viewMode=story/, (route) => route.fulfill({ contentType: 'text/html', body: '' }));
    await page.waitForFunction(hasIndex);
  });

  for (const id of ids) {
    describe(id, () => {
      it('opens', async () => {
        await page.evaluate(openDocs, id);
        const found = [
          ...errors.splice(0),
          ...(await page.locator('.sb-errordisplay:visible').allTextContents()),
        ];
        if (found.length > 0) throw new Error(found.join('\n'));
        await page.locator('#storybook-docs h1').first().waitFor();
      });
    });
  }
});

/** Whether Storybook has loaded its index; before that, it ignores events. Runs in the page. */
function hasIndex(): boolean {
  const { __STORYBOOK_PREVIEW__: preview } = window as {
    __STORYBOOK_PREVIEW__?: { storyStoreValue?: unknown };
  };
  return preview?.storyStoreValue !== undefined;
}

/**
 * Opens a documentation page without loading Storybook's preview again, and waits until it is rendered or Storybook has reported why not.
 * Runs in the page.
 */
function openDocs(storyId: string): Promise<void> {
  return new Promise((resolve) => {
    const channel = window.__STORYBOOK_ADDONS_CHANNEL__;
    for (const event of ['docsRendered', 'storyMissing', 'storyThrewException'])
      channel.once(event, () => resolve());
    channel.emit('setCurrentStory', { storyId, viewMode: 'docs' });
  });
}
