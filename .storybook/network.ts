import { BACKEND_ORIGIN, IDENTITY_ORIGIN, remoteHandlers, SANDBOX_ORIGIN } from '@naap/fixtures/remotes';
import { delay, HttpResponse, http } from 'msw';
import type { SetupWorker } from 'msw/browser';

type NetworkSpeed = 'fast' | 'slow' | 'offline';

/** Delay before each response on the slow network, in ms: a little more than a round trip over 3G. */
const SLOW_NETWORK_DELAY_MS = 2000;

let speed: NetworkSpeed = 'fast';
let unhandledRequests: string[] = [];

export function setNetworkSpeed(next: NetworkSpeed): void {
  speed = next;
}

/** Delay or fail each request to the remotes, as the toolbar's network setting says, and pass it on. */
const networkHandlers = [BACKEND_ORIGIN, SANDBOX_ORIGIN, IDENTITY_ORIGIN].map((origin) =>
  http.all(`${origin}/*`, async () => {
    if (speed === 'offline') return HttpResponse.error();
    if (speed === 'slow') await delay(SLOW_NETWORK_DELAY_MS);
    return undefined;
  }),
);

/** Starts MSW's service worker. A request that no handler answers is recorded and fails its story. */
export async function startNetwork(): Promise<SetupWorker> {
  const { setupWorker } = await import('msw/browser');
  const worker = setupWorker(...networkHandlers, ...remoteHandlers());
  const { use } = worker;
  // Apply the network delay to a story's own overrides too. MSW moves handlers that it has already to the front.
  worker.use = (...handlers) => use.call(worker, ...networkHandlers, ...handlers);
  worker.events.on('request:unhandled', ({ request }) => {
    unhandledRequests.push(`${request.method} ${request.url}`);
  });
  // Relative to the page, because Storybook may be served from any path.
  await worker.start({
    quiet: true,
    onUnhandledFrame: 'bypass',
    serviceWorker: { url: './serviceWorker.js' },
  });
  return worker;
}

/** Forgets the requests of the story before. */
export function clearRequests(): void {
  unhandledRequests = [];
}

/** Throws when the story sent a request that no handler answered. */
export function assertNoUnhandledRequests(): void {
  if (unhandledRequests.length === 0) return;
  throw new Error(
    `No handler answers ${unhandledRequests.join(', ')}. Add one to the sandbox, or override it in the story.`,
  );
}
