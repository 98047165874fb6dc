import { BACKEND_ORIGIN, IDENTITY_ORIGIN, remoteHandlers, SANDBOX_ORIGIN } from '@naap/fixtures/remotes';
import { delay, type HttpHandler, HttpResponse, http } from 'msw';
import type { SetupWorker } from 'msw/browser';

type NetworkSpeed = 'fast' | 'slow' | 'offline';

/** ms until anything answers on the slow network: a round trip over 3G and a little more. */
const SLOW_MS = 2000;

let speed: NetworkSpeed = 'fast';
let unanswered: string[] = [];

export function setNetworkSpeed(next: NetworkSpeed): void {
  speed = next;
}

/** Starts the service worker that answers the stories. A request nobody answers is remembered, and fails its story. */
export async function startNetwork(): Promise<SetupWorker> {
  const { setupWorker } = await import('msw/browser');
  const worker = setupWorker(...distance(), ...remoteHandlers());
  const { use } = worker;
  // What a story answers itself comes from as far away as the rest.
  worker.use = (...handlers) => use.call(worker, ...distance(), ...handlers);
  worker.events.on('request:unhandled', ({ request }) => {
    // Storybook's own files and the static pictures come from this origin; every API of the shop is another one.
    if (new URL(request.url).origin !== location.origin) unanswered.push(`${request.method} ${request.url}`);
  });
  // Beside the page, wherever this Storybook is served from.
  await worker.start({
    quiet: true,
    onUnhandledFrame: 'bypass',
    serviceWorker: { url: './mockServiceWorker.js' },
  });
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

const travelled = new Set<string>();

/** Handlers that hold up or lose a call on its way to the shop's remotes, and answer none. */
function distance(): HttpHandler[] {
  return [BACKEND_ORIGIN, SANDBOX_ORIGIN, IDENTITY_ORIGIN].map((origin) =>
    http.all(`${origin}/*`, async ({ requestId }) => {
      if (speed === 'offline') return HttpResponse.error();
      if (speed === 'slow' && !travelled.has(requestId)) {
        travelled.add(requestId);
        await delay(SLOW_MS);
      }
      return undefined;
    }),
  );
}
