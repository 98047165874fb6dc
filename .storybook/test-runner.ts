import { appendFileSync } from 'node:fs';
import { setupPage, type TestRunnerConfig } from '@storybook/test-runner';
import type { BrowserContext, Page } from 'playwright';
import { collectPageErrors } from './testing/page-errors.ts';

/** Globals of the test runner. */
declare const global: {
  readonly page: Page;
  readonly context: BrowserContext;
  readonly jestPlaywright: { resetPage(): Promise<void> };
};

interface Size {
  readonly width: number;
  readonly height: number;
}

let errors: string[] | undefined;
let size: Size | null = null;
let isSettled = true;

export default {
  async preVisit(_page, { id }) {
    // A story that timed out is still running. Storybook would reload the page to stop it, without the runner's setup script.
    if (!isSettled) {
      await global.jestPlaywright.resetPage();
      await setupPage(global.page, global.context);
      errors = undefined;
    }
    isSettled = false;
    const { page } = global;
    size ??= page.viewportSize();
    errors ??= collectPageErrors(page, new URL(page.url()).origin);
    errors.length = 0;

    const wanted = (await page.evaluate(sizeOfStory, id)) ?? size;
    if (wanted !== null) await page.setViewportSize(wanted);
    await page.evaluate(() => {
      window.storyChecks = 'requested';
    });
  },

  async postVisit(_page, { id, hasFailure = false }) {
    if (hasFailure) return;
    const found = errors?.splice(0) ?? [];
    if (found.length > 0) throw new Error(found.join('\n'));
    const checks = await global.page.evaluate(() => window.storyChecks);
    if (checks !== 'done') throw new Error(`The checks of .storybook/testing did not run (${checks}).`);
    isSettled = true;
    const { STORY_PROOFS: proofs } = process.env;
    if (proofs === undefined) return;
    const states = await global.page.evaluate(() => window.provenStates ?? []);
    // One write per line, because the workers of the runner share the file.
    appendFileSync(proofs, `${JSON.stringify({ story: id, states })}\n`);
  },
} satisfies TestRunnerConfig;

/** Returns the viewport size that a story selects in its `globals`. Runs in the page. */
async function sizeOfStory(id: string): Promise<Size | undefined> {
  interface Story {
    readonly storyGlobals: { viewport?: { value?: string } };
    readonly parameters: {
      viewport?: { options?: Record<string, { styles: { width: string; height: string } }> };
    };
  }
  // Defined by the runner's setup script.
  const { __getContext: load } = window as unknown as { __getContext(id: string): Promise<Story> };
  const { storyGlobals, parameters } = await load(id);
  const styles = parameters.viewport?.options?.[storyGlobals.viewport?.value ?? '']?.styles;
  return styles && { width: Number.parseInt(styles.width, 10), height: Number.parseInt(styles.height, 10) };
}
