import { languagePrefix } from '@naap/ui/languages';
import { VISITS_CACHE, visitKey, workerPath } from './paths.ts';

/** Number of pages that are known to the service worker. */
const MAX_VISITS = 200;

/** Registers the service worker of the page's language. */
export async function registerWorker(): Promise<void> {
  const prefix = languagePrefix();
  await navigator.serviceWorker.register(workerPath(prefix), { scope: prefix || '/' });
}

/**
 * Registers the service worker, and records that the page at `path` was opened, so that the worker opens it offline. Never rejects.
 */
export async function recordVisit(path: string): Promise<void> {
  try {
    const prefix = languagePrefix();
    await registerWorker();
    const visits = await caches.open(VISITS_CACHE);
    const key = visitKey(new URL(prefix + path, location.origin));
    // Deleted first, so that it becomes the latest: WebKit leaves a replaced record in its place.
    await visits.delete(key);
    await visits.put(key, new Response());
    const oldest = (await visits.keys()).slice(0, -MAX_VISITS);
    for (const request of oldest) await visits.delete(request);
  } catch {
    // Blocked storage, an insecure origin or no connection: the shop works without the worker.
  }
}
