import { SCOPE } from '@naap/server/telemetry';
import { metrics } from '@opentelemetry/api';
import { LRUCache } from 'lru-cache';

/** A page in the cache. */
export interface CachedPage {
  readonly status: 200 | 404 | 503;
  /** Media type. */
  readonly type: string;
  readonly body: Buffer;
  readonly etag: string;
  readonly headers: Readonly<Record<string, string>>;
  /** Whether all remote data is in it. An incomplete page is not kept. */
  readonly isComplete: boolean;
}

/**
 * How a request was answered: `fresh` and `stale` with a page from memory, `rendered` and `incomplete` with a page that was rendered for it,
 * `busy` and `failed` without a page. An `incomplete` page lacks remote data.
 */
type Result = 'fresh' | 'stale' | 'rendered' | 'incomplete' | 'busy' | 'failed';

interface Entry {
  readonly page: CachedPage;
  /** Time by the clock `now`, in ms. */
  readonly renderedAt: number;
}

export interface PageCacheOptions {
  /** Name of the cache in metrics. */
  readonly name: string;
  /** Renders the page of a path. May reject. */
  readonly render: (path: string) => Promise<CachedPage>;
  /** Maximum size of all pages together, in bytes. */
  readonly maxBytes: number;
  /** Maximum number of pages that are rendered at the same time. */
  readonly maxRenders: number;
  /** Called with each page that has replaced an older one. */
  readonly onReplaced?: (page: CachedPage) => void;
  /** Current time in ms. */
  readonly now?: () => number;
}

/** Age up to which a page is sent without rendering it again, in ms. */
export const FRESH_MS = 60_000;
/** Age up to which an older page is sent while it is rendered again, in ms. */
export const STALE_WHILE_REVALIDATE_MS = 10 * 60_000;
/** Age up to which an older page is sent when it cannot be rendered completely, in ms. */
const STALE_IF_ERROR_MS = 24 * 60 * 60_000;

/**
 * Minimum time between the starts of two renders of stale pages, in ms. Pages that expire together would otherwise delay all other requests: a
 * page takes 6 to 20 ms of the processor.
 */
export const REVALIDATION_INTERVAL_MS = 50;

/** Memory that an entry needs besides its bodies, in bytes. Its headers take half of it. */
const ENTRY_BYTES = 2048;
/** Memory of a body and of its compressed forms, as a multiple of the body: Brotli and gzip shrink it to a fifth each. */
const BODY_FACTOR = 1.4;

/** Returned when too many pages are being rendered. */
export const BUSY = Symbol('busy');

/**
 * Returns a function that returns the page of a path: from memory, else rendered. Concurrent requests for a path share one rendering. When
 * the memory is full, the pages that were not requested for the longest time are dropped.
 */
export function createPageCache({
  name,
  render,
  maxBytes,
  maxRenders,
  onReplaced,
  now = Date.now,
}: PageCacheOptions) {
  const results = metrics.getMeter(SCOPE).createCounter('naap.page_cache.requests', {
    description: 'Requests for pages, by where the page came from.',
  });
  const count = (result: Result) => results.add(1, { cache: name, result });
  const entries = new LRUCache<string, Entry>({
    maxSize: maxBytes,
    sizeCalculation: ({ page }, path) =>
      Math.ceil(BODY_FACTOR * page.body.byteLength) + 2 * path.length + ENTRY_BYTES,
  });
  const renders = new Map<string, Promise<CachedPage>>();
  let revalidatedAt = Number.NEGATIVE_INFINITY;

  function renderAndStore(path: string): Promise<CachedPage> | null {
    const started = renders.get(path);
    if (started) return started;
    if (renders.size >= maxRenders) return null;
    const rendering = render(path)
      .then((page) => {
        if (!page.isComplete) return page;
        const isReplacement = entries.has(path);
        entries.set(path, { page, renderedAt: now() });
        if (isReplacement) onReplaced?.(page);
        return page;
      })
      .finally(() => renders.delete(path));
    renders.set(path, rendering);
    return rendering;
  }

  /** Starts to render a stale page again, unless the last such start was just before. A later request tries it again, also after a failure. */
  function revalidate(path: string): void {
    if (renders.has(path) || now() - revalidatedAt < REVALIDATION_INTERVAL_MS) return;
    revalidatedAt = now();
    renderAndStore(path)?.catch(() => undefined);
  }

  async function find(path: string): Promise<readonly [Result, CachedPage | typeof BUSY]> {
    const entry = entries.get(path);
    const age = entry ? now() - entry.renderedAt : Number.POSITIVE_INFINITY;
    if (entry && age < FRESH_MS) return ['fresh', entry.page];
    if (entry && age < STALE_WHILE_REVALIDATE_MS) {
      revalidate(path);
      return ['stale', entry.page];
    }
    const rendering = renderAndStore(path);
    const stale = entry && age < STALE_IF_ERROR_MS ? entry.page : null;
    if (rendering === null) return stale ? ['stale', stale] : ['busy', BUSY];
    if (stale === null) {
      const page = await rendering;
      return [page.isComplete ? 'rendered' : 'incomplete', page];
    }
    return rendering.then(
      (page) => (page.isComplete ? ['rendered', page] : ['stale', stale]),
      () => ['stale', stale],
    );
  }

  return async (path: string): Promise<CachedPage | typeof BUSY> => {
    try {
      const [result, page] = await find(path);
      count(result);
      return page;
    } catch (error) {
      count('failed');
      throw error;
    }
  };
}
