import type {} from '@naap/fixtures/story-window';
import type { BrowserContext, Page } from 'playwright';
import type { Channel } from 'storybook/internal/channels';
import type { Globals, Renderer } from 'storybook/internal/types';
import type { PreviewWeb } from 'storybook/preview-api';

declare global {
  interface Window {
    /** Shows a story, and waits until it has been rendered, played and checked. Rejects with its error. Defined by `setupPage` of the test runner. */
    __test(storyId: string): Promise<unknown>;
    readonly __STORYBOOK_ADDONS_CHANNEL__?: Channel;
    readonly __STORYBOOK_PREVIEW__?: PreviewWeb<Renderer>;
  }
}

/** Returns the viewport that a story sets in its globals, if any. */
export async function readViewport(preview: Page, storyId: string) {
  const [styles, rem] = await preview.evaluate(async (id) => {
    const story = await window.__STORYBOOK_PREVIEW__?.loadStory({ storyId: id });
    const viewport = story?.parameters.viewport?.options?.[story.storyGlobals.viewport?.value ?? ''];
    const { fontSize } = getComputedStyle(document.documentElement);
    return [viewport?.styles, Number.parseFloat(fontSize)] as const;
  }, storyId);
  if (!styles) return undefined;
  const inPx = (length: string) => Number.parseInt(length, 10) * (length.endsWith('rem') ? rem : 1);
  return { width: inPx(styles.width), height: inPx(styles.height) };
}

/** Changes globals of Storybook for the stories that are shown from now on. The URL cannot, because it names no story. */
export async function setGlobals(preview: Page, globals: Globals): Promise<void> {
  await preview.evaluate((changed) => {
    window.__STORYBOOK_ADDONS_CHANNEL__?.emit('updateGlobals', { globals: changed });
  }, globals);
}

/** Returns a list to which errors of all pages of the context are added. */
export function collectErrors(context: BrowserContext, origin: string): string[] {
  const errors: string[] = [];
  context.on('weberror', (webError) => errors.push(`uncaught exception: ${webError.error().message}`));
  context.on('console', (message) => {
    // Chromium logs each failed request. Those to other origins are set up by their story.
    const { url } = message.location();
    if (message.type() !== 'error') return;
    if (!message.text().startsWith('Failed to load resource:'))
      errors.push(`console error: ${message.text()}`);
    else if (url.startsWith(origin)) errors.push(`${message.text()}: ${url}`);
  });
  return errors;
}
