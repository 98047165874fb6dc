import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Coding } from './codings.ts';
import type { CachedPage } from './page-cache.ts';

const compressWithBrotli = promisify(brotliCompress);
const compressWithGzip = promisify(gzip);
const brotli = (body: Buffer, quality: number) =>
  compressWithBrotli(body, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_LGWIN]: WINDOW_BITS,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.byteLength,
    },
  });

/**
 * Base-2 logarithm of Brotli's window: 256 kB, about twice the size of a page. The encoder's memory grows with it; with the default window of
 * 4 MB it takes tens of MB.
 */
const WINDOW_BITS = 18;
/** Brotli's quality for a page while its request waits. */
const FAST_QUALITY = 5;
/** Brotli's quality for later requests: a twelfth smaller, but a hundred times slower (0.1 to 0.2 s). */
const BEST_QUALITY = 11;
/** Pause after a compression with the best quality before the next one, as a multiple of the time that it took. */
const PAUSES_PER_COMPRESSION = 9;

export interface PageCompressor {
  /** Returns the body of a page in a content coding. Each is compressed once, and better when the page is requested again. */
  readonly compress: (page: CachedPage, coding: Coding) => Promise<Buffer>;
  /** Compresses a page with the best quality before its first request. Never rejects. */
  readonly precompress: (page: CachedPage) => Promise<void>;
}

/**
 * Creates the functions that compress pages. The first ten packets of a connection have room for a whole page that is compressed with the best
 * quality, so that it arrives in one round trip.
 */
export function createPageCompressor(now: () => number = () => performance.now()): PageCompressor {
  const compressed = new WeakMap<CachedPage, Map<Coding, Promise<Buffer>>>();
  const improved = new WeakSet<CachedPage>();
  let pausedUntil = 0;

  async function improve(page: CachedPage, forms: Map<Coding, Promise<Buffer>>): Promise<void> {
    if (improved.has(page) || now() < pausedUntil) return;
    improved.add(page);
    pausedUntil = Number.POSITIVE_INFINITY;
    const start = now();
    try {
      forms.set('br', Promise.resolve(await brotli(page.body, BEST_QUALITY)));
    } finally {
      const end = now();
      pausedUntil = end + PAUSES_PER_COMPRESSION * (end - start);
    }
  }

  function formsOf(page: CachedPage): Map<Coding, Promise<Buffer>> {
    const forms = compressed.get(page) ?? new Map<Coding, Promise<Buffer>>();
    compressed.set(page, forms);
    return forms;
  }

  // A compression that fails, such as for want of memory, leaves the form of lower quality in place.
  const precompress = (page: CachedPage) => improve(page, formsOf(page)).catch(() => undefined);

  return {
    compress: (page, coding) => {
      const forms = formsOf(page);
      const form = forms.get(coding);
      if (form !== undefined) {
        if (coding === 'br') void precompress(page);
        return form;
      }
      const created = coding === 'br' ? brotli(page.body, FAST_QUALITY) : compressWithGzip(page.body);
      forms.set(coding, created);
      return created;
    },
    precompress,
  };
}
