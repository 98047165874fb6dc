import { appendFileSync } from 'node:fs';
import type { TestRunnerConfig } from '@storybook/test-runner';
import { currentMode } from '../scripts/stories/browser.config.ts';
import { collectErrors, readStory, setGlobals } from '../scripts/stories/preview.ts';

const { context, language } = currentMode;
const { TARGET_URL = '', PROVEN_STATES = '' } = process.env;
let errors: string[] = [];

export default {
  async prepare({ page }) {
    errors = collectErrors(page, TARGET_URL);
    // The runner would wrap it again for each story, and hides some errors of React.
    await page.addInitScript(() => Object.defineProperty(console, 'error', { writable: false }));
    await page.goto(`${TARGET_URL}iframe.html`);
    // Before it has loaded its index, Storybook ignores events.
    await page.waitForFunction(() => window.__STORYBOOK_PREVIEW__?.ready().then(() => true));
    if (language) await setGlobals(page, { language });
  },

  async preVisit(page, { id }) {
    errors.length = 0;
    const { viewport = context.viewport } = await readStory(page, id);
    await page.setViewportSize(viewport);
    await page.evaluate(
      async ([storyId, otherLanguage]) => {
        window.storyChecks = 'requested';
        const story = await window.__STORYBOOK_PREVIEW__?.loadStory({ storyId });
        // Play functions look for texts of the base language, unless the story has a language of its own.
        if (otherLanguage && story && story.storyGlobals.language === undefined)
          story.playFunction = async () => window.storySettled?.();
      },
      [id, language] as const,
    );
  },

  async postVisit(page, { hasFailure }) {
    if (hasFailure) return;
    const [checks, states] = await page.evaluate(
      () => [window.storyChecks, window.provenStates ?? []] as const,
    );
    if (checks !== 'done') errors.push('The checks of .storybook/testing did not run.');
    if (errors.length > 0) throw new Error(errors.join('\n'));
    appendFileSync(PROVEN_STATES, states.map((state) => `${state}\n`).join(''));
  },
} satisfies TestRunnerConfig;
