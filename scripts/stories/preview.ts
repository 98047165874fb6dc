import type { Page } from '@playwright/test';
import type { Channel } from 'storybook/internal/channels';
import type { Globals, Renderer } from 'storybook/internal/types';
import type { PreviewWeb } from 'storybook/preview-api';

declare global {
  interface Window {
    /** Resolves when the story no longer changes (.storybook/testing/settled.ts). */
    readonly storySettled?: () => Promise<void>;
    readonly __STORYBOOK_ADDONS_CHANNEL__?: Channel;
    readonly __STORYBOOK_PREVIEW__?: PreviewWeb<Renderer>;
  }
}

/** Opens the preview of the Storybook at a URL without a story, and waits until it has loaded its index; before that, it ignores events. */
export async function openPreview(page: Page, url: string): Promise<void> {
  await page.goto(`${url}/iframe.html`);
  await page.waitForFunction(() => window.__STORYBOOK_PREVIEW__?.ready().then(() => true));
}

/** Returns the viewport that a story sets in its globals, if any, and the texts that it gives itself, which are no messages. */
export async function readStory(preview: Page, storyId: string) {
  const { styles, ownTexts } = await preview.evaluate(async (id) => {
    const story = await window.__STORYBOOK_PREVIEW__?.loadStory({ storyId: id });
    const { viewport, ownTexts = [] } = story?.parameters ?? {};
    return { styles: viewport?.options?.[story?.storyGlobals.viewport?.value ?? '']?.styles, ownTexts };
  }, storyId);
  const [width, height] = [styles?.width, styles?.height].map((length) => Number.parseInt(length, 10));
  return { viewport: styles && { width, height }, ownTexts };
}

/** Changes globals of Storybook for the stories that are shown from now on. The URL cannot, because it names no story. */
export async function setGlobals(preview: Page, globals: Globals): Promise<void> {
  await preview.evaluate((changed) => {
    window.__STORYBOOK_ADDONS_CHANNEL__?.emit('updateGlobals', { globals: changed });
  }, globals);
}

/** Lets a story settle in place of its play function, which looks for texts of the base language, unless the story has a language of its own. */
export async function replacePlayFunction(preview: Page, storyId: string): Promise<void> {
  await preview.evaluate(async (id) => {
    const story = await window.__STORYBOOK_PREVIEW__?.loadStory({ storyId: id });
    if (story && story.storyGlobals.language === undefined)
      story.playFunction = async () => window.storySettled?.();
  }, storyId);
}

/**
 * Shows a story in an open preview, and waits until it has been rendered, played and checked. Returns the error that Storybook reports, or null. Rejects when the
 * preview is closed or loaded again meanwhile.
 */
export async function showStory(preview: Page, storyId: string): Promise<string | null> {
  return preview.evaluate(
    (selection) =>
      new Promise<string | null>((resolve) => {
        const channel = window.__STORYBOOK_ADDONS_CHANNEL__;
        let error: string | null = null;
        for (const event of [
          'storyErrored',
          'storyMissing',
          'storyThrewException',
          'playFunctionThrewException',
          'unhandledErrorsWhilePlaying',
        ])
          channel?.once(event, (data) => {
            const [{ message, description }] = [data].flat();
            error ??= message ?? description ?? event;
            // After an error of the play function Storybook goes on, and would load the page again if the next story were shown meanwhile.
            if (event.startsWith('story')) resolve(error);
          });
        channel?.once('storyFinished', () => resolve(error));
        channel?.emit('setCurrentStory', selection);
      }),
    { storyId, viewMode: 'story' },
  );
}
