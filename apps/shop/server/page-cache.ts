import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { SCOPE } from '@naap/server/telemetry';
import { metrics } from '@opentelemetry/api';
import { LRUCache } from 'lru-cache';
import type { RenderedPage } from '../src/page-renderer.tsx';

/** A response that the server has created: a page, or a file for search engines. */
export interface CreatedPage {
  readonly status: 200 | 404 | 503;
  /** Media type. */
  readonly type: string;
  readonly text: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** The options of the product, which the query of the path selects. */
  readonly options?: RenderedPage['options'];
  /** Whether all remote data is in it. An incomplete page is not kept. */
  readonly isComplete: boolean;
}

export interface CachedPage extends CreatedPage {
  /** The text, compressed with Brotli. */
  readonly brotli: Buffer<ArrayBuffer>;
  readonly etag: string;
}

/** How a request was answered: from memory (`fresh`, `stale`), with a page made for it (`rendered`, `incomplete`), or without a page. */
type Result = 'fresh' | 'stale' | 'rendered' | 'incomplete' | 'busy' | 'failed';

export interface PageCacheOptions {
  /** Name of the cache in metrics. */
  readonly name: string;
  /** Creates the page of a path. May reject. */
  readonly create: (path: string) => Promise<CreatedPage>;
  /** Maximum size of all pages together, in bytes. */
  readonly maxBytes: number;
  /** Maximum number of pages that are created at the same time. */
  readonly maxAtOnce: number;
  /** Current time in ms. */
  readonly now?: () => number;
}

/** Age up to which a page is sent without creating it again, in ms. */
export const FRESH_MS = 60_000;
/** Age up to which an older page is sent while it is created again, in ms. */
export const STALE_WHILE_REVALIDATE_MS = 10 * 60_000;
/** Age up to which an older page is sent when it cannot be created completely, in ms. */
const STALE_IF_ERROR_MS = 24 * 60 * 60_000;
/**
 * Minimum time between the starts of two renderings of stale pages, in ms. Pages that expire together would otherwise delay all other requests
 * (p99 of 120 to 250 ms at 500 requests a second, instead of 45).
 */
export const REVALIDATION_INTERVAL_MS = 50;
/** Memory that an entry needs besides its text, in bytes. */
const ENTRY_BYTES = 2048;

/** Returned when too many pages are being created. */
export const BUSY = Symbol('busy');

/** Rejects the creation of a page that is not kept. */
class NotKept extends Error {
  readonly page: CachedPage | typeof BUSY;
  constructor(page: CachedPage | typeof BUSY) {
    super('The page is not kept.');
    this.page = page;
  }
}

const compress = promisify(brotliCompress);
/** 2 % smaller pages than with 5, for 3 ms more. */
const QUALITY = { params: { [constants.BROTLI_PARAM_QUALITY]: 7, [constants.BROTLI_PARAM_LGWIN]: 18 } };

/**
 * Returns a function that returns the page of a path: from memory, else created. Concurrent requests for a path share one creation. When the
 * memory is full, the pages that were not requested for the longest time are dropped.
 */
export function createPageCache({
  name,
  create,
  maxBytes,
  maxAtOnce,
  now = () => performance.now(),
}: PageCacheOptions) {
  const results = metrics.getMeter(SCOPE).createCounter('naap.page_cache.requests', {
    description: 'Requests for pages, by where the page came from.',
  });
  const inFlight = new Set<string>();
  let revalidatedAt = Number.NEGATIVE_INFINITY;

  async function createOnce(path: string): Promise<CachedPage> {
    if (inFlight.size >= maxAtOnce) throw new NotKept(BUSY);
    inFlight.add(path);
    try {
      const created = await create(path);
      const hash = createHash('sha256').update(created.text).digest('base64url');
      const page = {
        ...created,
        brotli: await compress(created.text, QUALITY),
        etag: `W/"${hash.slice(0, 22)}"`,
      };
      if (!page.isComplete) throw new NotKept(page);
      return page;
    } finally {
      inFlight.delete(path);
    }
  }

  const pages = new LRUCache<string, CachedPage>({
    maxSize: maxBytes,
    sizeCalculation: ({ text, brotli }, path) =>
      text.length + brotli.byteLength + 2 * path.length + ENTRY_BYTES,
    ttl: FRESH_MS,
    ttlResolution: 0,
    perf: { now },
    fetchMethod: createOnce,
    noDeleteOnFetchRejection: true,
    noDeleteOnStaleGet: true,
  });

  /** Returns whether a stale page may be created again now: it is not being created, and the last such start was not just before. */
  function mayRevalidate(path: string): boolean {
    if (inFlight.has(path) || now() - revalidatedAt < REVALIDATION_INTERVAL_MS) return false;
    revalidatedAt = now();
    return true;
  }

  async function find(path: string): Promise<readonly [Result, CachedPage | typeof BUSY]> {
    const kept = pages.peek(path, { allowStale: true });
    const staleForMs = kept === undefined ? Number.POSITIVE_INFINITY : -pages.getRemainingTTL(path);
    if (kept !== undefined && staleForMs <= 0) return ['fresh', pages.get(path) ?? kept];
    if (kept !== undefined && staleForMs < STALE_WHILE_REVALIDATE_MS - FRESH_MS) {
      // Rejections are ignored: the page stays until a later request creates it.
      if (mayRevalidate(path)) void pages.fetch(path, { allowStale: true });
      return ['stale', kept];
    }
    try {
      return ['rendered', (await pages.fetch(path)) ?? BUSY];
    } catch (error) {
      if (kept !== undefined && staleForMs < STALE_IF_ERROR_MS - FRESH_MS) return ['stale', kept];
      if (error instanceof NotKept) return [error.page === BUSY ? 'busy' : 'incomplete', error.page];
      throw error;
    }
  }

  return async (path: string): Promise<CachedPage | typeof BUSY> => {
    try {
      const [result, page] = await find(path);
      results.add(1, { cache: name, result });
      return page;
    } catch (error) {
      results.add(1, { cache: name, result: 'failed' });
      throw error;
    }
  };
}
