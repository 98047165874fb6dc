import type { SetupWorker } from 'msw/browser';
import { remoteHandlers } from '../packages/ui/src/screens/shared/story-remotes.ts';

let unanswered: string[] = [];

/** Starts the service worker that answers the stories. A request nobody answers is remembered, and fails its story. */
export async function startNetwork(): Promise<SetupWorker> {
  const { setupWorker } = await import('msw/browser');
  const worker = setupWorker(...remoteHandlers());
  worker.events.on('request:unhandled', ({ request }) => {
    // Storybook's own files and the static pictures come from this origin; every API of the shop is another one.
    if (new URL(request.url).origin !== location.origin) unanswered.push(`${request.method} ${request.url}`);
  });
  await worker.start({ quiet: true, onUnhandledFrame: 'bypass' });
  return worker;
}

export function forgetUnanswered(): void {
  unanswered = [];
}

/** Throws when the story sent a request that no handler answered. */
export function assertAllAnswered(): void {
  if (unanswered.length === 0) return;
  throw new Error(
    `No handler answers ${unanswered.join(', ')}. Add one to the sandbox, or override it in the story.`,
  );
}
