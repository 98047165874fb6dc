/**
 * The service worker: opens the shop offline and keeps the files of a release together (docs/decisions/device.md). build/service-worker.ts
 * bundles it into /sw.js.
 */
import { clientsClaim } from 'workbox-core';
import type { WorkboxPlugin } from 'workbox-core/types.js';
import { ExpirationPlugin } from 'workbox-expiration';
import { enable as enableNavigationPreload } from 'workbox-navigation-preload';
import { matchPrecache, type PrecacheEntry, precacheAndRoute } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { CacheFirst } from 'workbox-strategies';
import { VISITS_CACHE, visitKey } from './paths.ts';

/** The files of this release, written by build/service-worker.ts. */
declare const __RELEASE_FILES__: readonly PrecacheEntry[];
/** The document that the browser renders, for every path. */
declare const __SHELL_PAGE__: string;
/** The document for pages that were not opened before. */
declare const __OFFLINE_PAGE__: string;
/** Path prefixes of the other languages, which have workers of their own. */
declare const __OTHER_PREFIXES__: readonly string[];

/** How long a page that can be opened from the cache waits for the network, in ms. */
const NAVIGATION_TIMEOUT_MS = 5_000;

const DAY_SECONDS = 24 * 60 * 60;

// A waiting worker takes over when no tab of the former release is open, so its files stay until then.
clientsClaim();
enableNavigationPreload();
// Only exact URLs: the server renders the page at `/`.
precacheAndRoute([...__RELEASE_FILES__], { directoryIndex: '', cleanURLs: false });

/** Returns the empty page, which the browser renders, for a page that was opened before; undefined for others. */
async function visitedPage(url: URL): Promise<Response | undefined> {
  const visit = await caches.match(visitKey(url), { cacheName: VISITS_CACHE });
  return visit && matchPrecache(__SHELL_PAGE__);
}

registerRoute(
  new NavigationRoute(
    async ({ request, url, event }) => {
      const response = fromServer(request, event);
      const visited = await visitedPage(url);
      try {
        return visited ? await withinTimeout(response) : await response;
      } catch {
        return visited ?? (await matchPrecache(__OFFLINE_PAGE__)) ?? Response.error();
      }
    },
    // The shell of this language would show a page of another one in the wrong language.
    { denylist: __OTHER_PREFIXES__.map((prefix) => new RegExp(`^${prefix}(/|$)`)) },
  ),
);

/** Resolves with the response that the browser has requested while the worker was starting, if it does so. */
async function fromServer(request: Request, event: object): Promise<Response> {
  const preloaded = 'preloadResponse' in event ? await event.preloadResponse : undefined;
  return preloaded instanceof Response ? preloaded : fetch(request);
}

function withinTimeout(response: Promise<Response>): Promise<Response> {
  const { promise, reject } = Promise.withResolvers<never>();
  setTimeout(reject, NAVIGATION_TIMEOUT_MS, new Error('The network is too slow.'));
  return Promise.race([response, promise]);
}

/** Events of notifications, which TypeScript's library for pages does not have. */
interface WorkerEvents {
  push: Event & {
    readonly data: { json(): { title: string; body: string; path: string } };
    waitUntil(work: Promise<unknown>): void;
  };
  notificationclick: Event & { readonly notification: Notification; waitUntil(work: Promise<unknown>): void };
}
declare const self: {
  addEventListener<Type extends keyof WorkerEvents>(
    type: Type,
    listener: (event: WorkerEvents[Type]) => void,
  ): void;
  readonly registration: ServiceWorkerRegistration;
  readonly clients: {
    matchAll(options: { type: 'window' }): Promise<readonly { url: string; focus(): Promise<unknown> }[]>;
    openWindow(url: string): Promise<unknown>;
  };
};

// The next stage of an order replaces the notification of the one before.
self.addEventListener('push', (event) => {
  const { title, body, path } = event.data.json();
  const options = { body, tag: path, renotify: true, icon: '/icon-192.png', data: path };
  event.waitUntil(self.registration.showNotification(title, options));
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  // In the language of this worker.
  const { href } = new URL(`.${event.notification.data}`, `${self.registration.scope.replace(/\/$/, '')}/`);
  event.waitUntil(
    self.clients
      .matchAll({ type: 'window' })
      .then((tabs) => tabs.find(({ url }) => url === href)?.focus() ?? self.clients.openWindow(href)),
  );
});

// Pictures of products, and the drawn ones, whose names have a hash.
registerRoute(
  ({ request, sameOrigin, url }) =>
    request.destination === 'image' && (!sameOrigin || url.pathname.includes('/art/')),
  new CacheFirst({
    cacheName: 'pictures',
    plugins: [
      {
        // With CORS the response is not opaque: an opaque one counts with megabytes of padding against the quota.
        requestWillFetch: async ({ request }) =>
          new Request(request.url, { mode: 'cors', credentials: 'omit' }),
        handlerDidError: ({ request }) => fetch(request),
      },
      // Workbox's own types disagree under `exactOptionalPropertyTypes`.
      new ExpirationPlugin({
        maxEntries: 250,
        maxAgeSeconds: 30 * DAY_SECONDS,
        purgeOnQuotaError: true,
      }) as WorkboxPlugin,
    ],
  }),
);
