import type {
  SitemapClient,
  SitemapCollection,
  SitemapPage,
  SitemapProduct,
} from '@naap/api-clients/sitemap';

/** Every product and collection of the storefront. */
export interface CatalogueListing {
  readonly products: readonly SitemapProduct[];
  readonly collections: readonly SitemapCollection[];
}

/** Shopify refuses to page beyond 25,000 entries. A new request then starts at the creation date of the last product. */
const MAX_PAGED_ENTRIES = 20_000;
/** About 30 MB of memory. More products are not listed. */
export const MAX_PRODUCTS = 100_000;
const ATTEMPTS = 3;

/** Lists the whole catalogue with one request per 250 entries, one after the other. Rejects when a request has failed three times. */
export async function listCatalogue(client: SitemapClient, retryDelayMs: number): Promise<CatalogueListing> {
  const collections = new Map<string, SitemapCollection>();
  for await (const page of pages((after) => client.listCollections({ after }), retryDelayMs))
    for (const collection of page) collections.set(collection.handle, collection);

  const products = new Map<string, SitemapProduct>();
  for (let createdFrom: string | null = null, isComplete = false; !isComplete; ) {
    const from: string | null = createdFrom;
    let listed = 0;
    isComplete = true;
    for await (const page of pages(
      (after) => client.listProducts({ after, createdFrom: from }),
      retryDelayMs,
    )) {
      for (const product of page) products.set(product.id, product);
      if (products.size >= MAX_PRODUCTS) break;
      listed += page.length;
      const last = page.at(-1);
      // Without a later date the same products would be listed again.
      if (listed < MAX_PAGED_ENTRIES || last === undefined || last.createdAt === from) continue;
      createdFrom = last.createdAt;
      isComplete = false;
      break;
    }
  }
  return { products: [...products.values()].slice(0, MAX_PRODUCTS), collections: [...collections.values()] };
}

async function* pages<Entry>(
  fetchPage: (after: string | null) => Promise<SitemapPage<Entry>>,
  retryDelayMs: number,
): AsyncGenerator<readonly Entry[]> {
  const cursors = new Set<string>();
  for (let after: string | null = null; ; ) {
    const cursor: string | null = after;
    const page: SitemapPage<Entry> = await withRetries(() => fetchPage(cursor), retryDelayMs);
    const { entries, endCursor } = page;
    yield entries;
    // A cursor that was used before would repeat pages for ever.
    if (endCursor === null || cursors.has(endCursor)) return;
    cursors.add(endCursor);
    after = endCursor;
  }
}

async function withRetries<Result>(call: () => Promise<Result>, delayMs: number): Promise<Result> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await call();
    } catch (error) {
      if (attempt >= ATTEMPTS) throw error;
      await new Promise((resolve) => setTimeout(resolve, delayMs));
    }
  }
}
