import { GLOBALS_UPDATED } from 'storybook/internal/core-events';
import type { GlobalsUpdatedPayload } from 'storybook/internal/types';
import { addons } from 'storybook/preview-api';
import { globalTypes, initialGlobals } from './environment.ts';

const settings = Object.keys(globalTypes);
/** Stories read these in requests, media queries and play functions. The theme is CSS only. */
const remounting = settings.filter((name) => name !== 'theme');

/**
 * Mounts the stories on the page again, and plays them, when the toolbar changes and when the development server has compiled a changed message.
 * Returns a function that stops this.
 */
export function remountOnChange(): () => void {
  const channel = addons.getChannel();
  let shown = inUrl(remounting, initialGlobals);
  const onGlobals = ({ userGlobals }: GlobalsUpdatedPayload) => {
    const next = inUrl(remounting, userGlobals);
    if (next === shown) return;
    shown = next;
    if (stories().some((story) => story.isPending())) reload(inUrl(settings, userGlobals));
    else remount();
  };
  channel.on(GLOBALS_UPDATED, onGlobals);
  addEventListener('messages', remount);
  return () => {
    channel.off(GLOBALS_UPDATED, onGlobals);
    removeEventListener('messages', remount);
  };
}

const stories = () => window.__STORYBOOK_PREVIEW__?.storyRenders ?? [];

function remount(): void {
  for (const story of stories()) void story.remount();
}

/** A play function cannot be stopped, and would act on the story that is mounted again. */
function reload(globals: string): void {
  const url = new URL(location.href);
  url.searchParams.set('globals', globals);
  location.replace(url);
}

/** Returns settings as the URL has them: 'language:hi;motion:full'. */
function inUrl(names: readonly string[], globals: Readonly<Record<string, unknown>>): string {
  return names.map((name) => `${name}:${globals[name]}`).join(';');
}
