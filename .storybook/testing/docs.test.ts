import type { Page } from 'playwright';
import { collectPageErrors } from './page-errors.ts';

declare const page: Page;
declare const describe: (name: string, tests: () => void) => void;
declare const it: (name: string, test: () => Promise<void>) => void;

const ids: readonly string[] = JSON.parse(process.env.STORY_DOCS ?? '[]');

describe('Documentation pages', () => {
  for (const id of ids) {
    describe(id, () => {
      it('opens', async () => {
        const { origin } = new URL(page.url());
        const errors = collectPageErrors(page, origin);
        // Embedded stories have tests of their own, and some of them never become idle.
        await page.route(/[?&]viewMode=story/, (route) =>
          route.fulfill({ contentType: 'text/html', body: '' }),
        );
        await page.goto(`${origin}/iframe.html?id=${id}&viewMode=docs`);
        await page.locator('#storybook-docs h1').first().waitFor();
        // The test has its own time-out.
        await page.waitForLoadState('networkidle', { timeout: 0 });
        await page.unrouteAll();
        page.removeAllListeners();
        const broken = await page.locator('.sb-errordisplay:visible').allTextContents();
        const found = [...errors, ...broken];
        if (found.length > 0) throw new Error(found.join('\n'));
      });
    });
  }
});
