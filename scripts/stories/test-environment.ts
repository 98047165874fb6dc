import { getTestRunnerConfig, setupPage } from '@storybook/test-runner';
import { TestEnvironment } from 'jest-environment-node';
import { chromium, type Page } from 'playwright';
import { currentMode } from './browser.config.ts';

/** Shows the stories of all test files of this worker. */
let page: Page | undefined;

// Jest stops listening when the worker has no more files, and expects it to end then. Playwright ends the browser with it.
process.on('removeListener', (event) => event === 'message' && process.exit());

/**
 * Jest's environment of a test file, which has the stories of one title. The runner's own environment opens a browser for each, whose HTTP
 * cache is empty, and loads the runner's modules, which takes longer than most stories.
 */
export default class StoryEnvironment extends TestEnvironment {
  override async setup(): Promise<void> {
    const { preVisit, postVisit } = (await getTestRunnerConfig()) ?? {};
    page ??= await openPage();
    // The runner would show a story again that has left its page.
    const jestPlaywright = { resetPage: () => Promise.reject(new Error('The story has left its page.')) };
    Object.assign(this.global, { page, jestPlaywright, __sbPreVisit: preVisit, __sbPostVisit: postVisit });
  }

  async handleTestEvent({ name, test }: { name: string; test?: { errors: readonly unknown[] } }) {
    if (name !== 'test_done' || test?.errors.length === 0) return;
    // A failed story may be running still. Its page closes last, because MSW's worker unregisters itself when the only page closes.
    const failed = page;
    page = await openPage();
    await failed?.close();
    Object.assign(this.global, { page });
  }
}

async function openPage(): Promise<Page> {
  const { launch, context: options } = currentMode;
  const context = page?.context() ?? (await (await chromium.launch(launch)).newContext(options));
  const opened = await context.newPage();
  await setupPage(opened, context);
  return opened;
}
