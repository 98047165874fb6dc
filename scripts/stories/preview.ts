import type { Page, ViewportSize } from '@playwright/test';
import type { Channel } from 'storybook/internal/channels';

/** The parts of Storybook's prepared story that are read here. */
interface Story {
  playFunction?: (() => Promise<void>) | undefined;
  readonly storyGlobals: { readonly language?: string; readonly viewport?: { readonly value?: string } };
  readonly parameters: { readonly viewport?: { readonly options?: Readonly<Record<string, Viewport>> } };
}

interface Viewport {
  readonly styles: { readonly width: string; readonly height: string };
}

declare global {
  interface Window {
    /** Resolves when the story no longer changes (.storybook/testing/settled.ts). */
    readonly storySettled?: () => Promise<void>;
    readonly __STORYBOOK_ADDONS_CHANNEL__?: Channel;
    readonly __STORYBOOK_PREVIEW__?: {
      /** Stories that a documentation page embeds. */
      readonly storyRenders: readonly { isPending(): boolean }[];
      readonly storyStoreValue?: { loadStory(story: { readonly storyId: string }): Promise<Story> };
    };
  }
}

/** Opens Storybook's preview at the URL of iframe.html, without a story, and waits until it has loaded its index; before that, it ignores events. */
export async function openPreview(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await page.waitForFunction(() => window.__STORYBOOK_PREVIEW__?.storyStoreValue !== undefined);
}

/** Returns the viewport that a story sets in its globals, if any. */
export async function viewportOf(preview: Page, storyId: string): Promise<ViewportSize | undefined> {
  const styles = await preview.evaluate(async (id) => {
    const story = await window.__STORYBOOK_PREVIEW__?.storyStoreValue?.loadStory({ storyId: id });
    return story?.parameters.viewport?.options?.[story.storyGlobals.viewport?.value ?? '']?.styles;
  }, storyId);
  return styles && { width: Number.parseInt(styles.width, 10), height: Number.parseInt(styles.height, 10) };
}

/** Sets the language of the stories that are shown from now on. */
export async function setLanguage(preview: Page, language: string): Promise<void> {
  await preview.evaluate(
    (globals) => {
      window.__STORYBOOK_ADDONS_CHANNEL__?.emit('updateGlobals', { globals });
    },
    { language },
  );
}

/** Lets a story settle in place of its play function, which looks for texts of the base language, unless the story has a language of its own. */
export async function replacePlayFunction(preview: Page, storyId: string): Promise<void> {
  await preview.evaluate(async (id) => {
    const story = await window.__STORYBOOK_PREVIEW__?.storyStoreValue?.loadStory({ storyId: id });
    if (story && story.storyGlobals.language === undefined)
      story.playFunction = async () => window.storySettled?.();
  }, storyId);
}

/** Shows a story or documentation page in an open preview, and waits until it has been rendered and played. Rejects with the error that Storybook reports. */
export async function showEntry(preview: Page, storyId: string, viewMode: 'story' | 'docs'): Promise<void> {
  const error = await preview.evaluate(
    (selection) =>
      new Promise<string | null>((resolve) => {
        const channel = window.__STORYBOOK_ADDONS_CHANNEL__;
        for (const event of [
          'storyErrored',
          'storyMissing',
          'storyThrewException',
          'playFunctionThrewException',
          'unhandledErrorsWhilePlaying',
        ])
          channel?.once(event, (data) => {
            const [{ message, description }] = [data].flat();
            resolve(message ?? description ?? event);
          });
        channel?.once(selection.viewMode === 'docs' ? 'docsRendered' : 'storyFinished', () => resolve(null));
        channel?.emit('setCurrentStory', selection);
      }),
    { storyId, viewMode },
  );
  if (error !== null) throw new Error(error);
}
