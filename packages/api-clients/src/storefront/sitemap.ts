/** Reads the products and collections of sitemaps. Only the server imports this file. */
import * as v from 'valibot';
import type { ReportProblem } from '../config.ts';
import type { CallOptions } from '../error.ts';
import { ERROR_MESSAGES } from '../error-catalogue.ts';
import { tolerantList, wireNullable, wireUrl } from '../wire.ts';
import { ListSitemapCollectionsDocument, ListSitemapProductsDocument } from './generated/graphql.ts';
import { createQuery, failureMessages } from './graphql.ts';
import { Price, ProductGid } from './responses.ts';
import type { StorefrontConfig } from './types.ts';

export interface SitemapProduct {
  /** Global ID. */
  readonly id: string;
  readonly createdAt: string;
  readonly updatedAt: string;
  /** URL of its first image. */
  readonly image: string | null;
}

export interface SitemapCollection {
  readonly handle: string;
  readonly updatedAt: string;
}

/** One page of at most 250 entries. `endCursor` is the `after` of the next page; null on the last. */
export interface SitemapPage<Entry> {
  readonly entries: readonly Entry[];
  readonly endCursor: string | null;
}

export interface SitemapClient {
  /** Lists products by creation date, from `createdFrom` (ISO 8601) on. Malformed products, whose pages show an error, are left out. */
  listProducts(
    input: { readonly after: string | null; readonly createdFrom: string | null },
    options?: CallOptions,
  ): Promise<SitemapPage<SitemapProduct>>;
  listCollections(
    input: { readonly after: string | null },
    options?: CallOptions,
  ): Promise<SitemapPage<SitemapCollection>>;
}

const timestamp = v.pipe(v.string(), v.isoTimestamp());

/** Schema of a product. Title and price are those without which its page cannot be shown. */
const Product = (report: ReportProblem | undefined) =>
  v.pipe(
    v.object({
      id: ProductGid,
      title: v.string(),
      priceRange: v.object({ minVariantPrice: Price }),
      createdAt: timestamp,
      updatedAt: timestamp,
      images: v.object({ nodes: tolerantList('image', v.object({ url: wireUrl }), report) }),
    }),
    v.transform(
      ({ id, createdAt, updatedAt, images }): SitemapProduct => ({
        id,
        createdAt,
        updatedAt,
        image: images.nodes[0]?.url ?? null,
      }),
    ),
  );

const Collection: v.GenericSchema<SitemapCollection> = v.object({
  handle: v.pipe(v.string(), v.nonEmpty()),
  updatedAt: timestamp,
});

/** Schema of one page of a list. Malformed entries are left out. */
export const Page = <Input, Entry>(
  subject: string,
  entry: v.GenericSchema<Input, Entry>,
  report: ReportProblem | undefined,
) =>
  v.pipe(
    v.object({
      nodes: tolerantList(subject, entry, report),
      pageInfo: v.object({ hasNextPage: v.boolean(), endCursor: wireNullable(v.string()) }),
    }),
    v.transform(
      ({ nodes, pageInfo }): SitemapPage<Entry> => ({
        entries: nodes,
        endCursor: pageInfo.hasNextPage ? pageInfo.endCursor : null,
      }),
    ),
  );

/** Creates the client. Its verbs reject with an `ApiError`. */
export function createSitemapClient(config: StorefrontConfig): SitemapClient {
  const query = createQuery(config);
  const messages = failureMessages(ERROR_MESSAGES.storefront.listProducts);
  return {
    async listProducts({ after, createdFrom }, options = {}) {
      const variables = { after, query: createdFrom === null ? null : `created_at:>='${createdFrom}'` };
      const schema = (report: ReportProblem | undefined) =>
        v.object({ products: Page('product', Product(report), report) });
      return (await query(ListSitemapProductsDocument, variables, schema, messages, options)).products;
    },

    async listCollections({ after }, options = {}) {
      const schema = (report: ReportProblem | undefined) =>
        v.object({ collections: Page('collection', Collection, report) });
      return (await query(ListSitemapCollectionsDocument, { after }, schema, messages, options)).collections;
    },
  };
}
