import { appendFileSync } from 'node:fs';
import { setupPage, type TestRunnerConfig } from '@storybook/test-runner';
import type { BrowserContext, Page } from 'playwright';
import { watchTroubles } from './testing/troubles.ts';

/** What the runner keeps for the file of stories under test. */
declare const global: {
  readonly page: Page;
  readonly context: BrowserContext;
  readonly jestPlaywright: { resetPage(): Promise<void> };
};

interface Size {
  readonly width: number;
  readonly height: number;
}

let troubles: string[] | undefined;
let size: Size | null = null;
let isSettled = true;

export default {
  async preVisit(_page, { id }) {
    // A story that ran out of time is still at work: Storybook would load the page anew to be rid of it, without the runner's part.
    if (!isSettled) {
      await global.jestPlaywright.resetPage();
      await setupPage(global.page, global.context);
      troubles = undefined;
    }
    isSettled = false;
    const { page } = global;
    size ??= page.viewportSize();
    troubles ??= watchTroubles(page, new URL(page.url()).origin);
    troubles.length = 0;

    const wanted = (await page.evaluate(sizeOfStory, id)) ?? size;
    if (wanted !== null) await page.setViewportSize(wanted);
  },

  async postVisit(_page, { id, hasFailure = false }) {
    if (hasFailure) return;
    const found = troubles?.splice(0) ?? [];
    if (found.length > 0) throw new Error(found.join('\n'));
    isSettled = true;
    const { STORY_PROOFS: proofs } = process.env;
    if (proofs === undefined) return;
    const states = await global.page.evaluate(() => window.provenStates ?? []);
    // One write a line: the workers of the runner share the file.
    appendFileSync(proofs, `${JSON.stringify({ story: id, states })}\n`);
  },
} satisfies TestRunnerConfig;

/** The size of the viewport that a story names in its `globals`. Runs in the page. */
async function sizeOfStory(id: string): Promise<Size | undefined> {
  interface Story {
    readonly storyGlobals: { viewport?: { value?: string } };
    readonly parameters: {
      viewport?: { options?: Record<string, { styles: { width: string; height: string } }> };
    };
  }
  // Put there by the runner before any story.
  const { __getContext: load } = window as unknown as { __getContext(id: string): Promise<Story> };
  const { storyGlobals, parameters } = await load(id);
  const styles = parameters.viewport?.options?.[storyGlobals.viewport?.value ?? '']?.styles;
  return styles && { width: Number.parseInt(styles.width, 10), height: Number.parseInt(styles.height, 10) };
}
