import type { Page } from 'playwright';
import { watchTroubles } from './troubles.ts';

declare const page: Page;
declare const describe: (name: string, tests: () => void) => void;
declare const it: (name: string, test: () => Promise<void>) => void;

const ids: readonly string[] = JSON.parse(process.env.STORY_DOCS ?? '[]');

describe('Pages of documentation', () => {
  for (const id of ids) {
    describe(id, () => {
      it('opens', async () => {
        const { origin } = new URL(page.url());
        const troubles = watchTroubles(page, origin);
        // The stories that a page frames have tests of their own, and some of them never come to rest.
        await page.route(/[?&]viewMode=story/, (route) =>
          route.fulfill({ contentType: 'text/html', body: '' }),
        );
        await page.goto(`${origin}/iframe.html?id=${id}&viewMode=docs`);
        await page.locator('#storybook-docs h1').first().waitFor();
        // The test has a bound of its own.
        await page.waitForLoadState('networkidle', { timeout: 0 });
        await page.unrouteAll();
        page.removeAllListeners();
        const broken = await page.locator('.sb-errordisplay:visible').allTextContents();
        const found = [...troubles, ...broken];
        if (found.length > 0) throw new Error(found.join('\n'));
      });
    });
  }
});
