/** Reads what a content file has to name. Only the programs of a shop's owner import this file. */
import * as v from 'valibot';
import type { ReportProblem } from '../config.ts';
import { ERROR_MESSAGES } from '../error-catalogue.ts';
import { wireList, wireNullable, wireUrl } from '../wire.ts';
import {
  GetStoreDocument,
  ListStoreCollectionsDocument,
  ListStoreProductsDocument,
} from './generated/graphql.ts';
import { createQuery, failureMessages } from './graphql.ts';
import { Price } from './responses.ts';
import { Page, type SitemapPage } from './sitemap.ts';
import type { StorefrontConfig } from './types.ts';

/** Maximum number of pages of 250 entries; the bestsellers come first. */
const MAX_PAGES = 20;

const Picture = v.pipe(
  wireNullable(v.object({ url: wireUrl })),
  v.transform((image) => image?.url ?? null),
);

const StoreResponse = () =>
  v.object({
    shop: v.object({ name: v.string(), description: wireNullable(v.string()) }),
    localization: v.object({
      country: v.object({ currency: v.object({ isoCode: v.string() }) }),
      availableLanguages: wireList(v.object({ isoCode: v.string() })),
    }),
  });

const Collection = v.pipe(
  v.object({
    handle: v.pipe(v.string(), v.nonEmpty()),
    title: v.string(),
    products: v.object({ nodes: wireList(v.object({ featuredImage: Picture })) }),
  }),
  v.transform(({ handle, title, products: { nodes } }) => ({
    handle,
    title,
    isEmpty: nodes.length === 0,
    picture: nodes[0]?.featuredImage ?? null,
  })),
);

const Product = v.pipe(
  v.object({
    vendor: v.string(),
    productType: v.string(),
    tags: wireList(v.string()),
    options: wireList(v.object({ name: v.string() })),
    featuredImage: Picture,
    priceRange: v.object({ minVariantPrice: Price }),
  }),
  v.transform(({ featuredImage, options, priceRange, ...product }) => ({
    ...product,
    options: options.map(({ name }) => name),
    picture: featuredImage,
    price: priceRange.minVariantPrice,
  })),
);

export type StoreCollection = v.InferOutput<typeof Collection>;
export type StoreProduct = v.InferOutput<typeof Product>;

export interface StoreOverview {
  readonly name: string;
  readonly description: string | null;
  /** The currency of the market. */
  readonly currency: string;
  /** ISO 639-1 codes in upper case. */
  readonly languages: readonly string[];
  readonly collections: readonly StoreCollection[];
  /** Without malformed products. The bestsellers come first. */
  readonly products: readonly StoreProduct[];
}

/** Reads a store's name, market, collections and products: at most 5,000 of each. Rejects with an `ApiError`. */
export async function readStore(config: StorefrontConfig): Promise<StoreOverview> {
  const query = createQuery(config);
  const messages = failureMessages(ERROR_MESSAGES.storefront.listProducts);
  const collectionsSchema = (report: ReportProblem | undefined) =>
    v.object({ collections: Page('collection', Collection, report) });
  const productsSchema = (report: ReportProblem | undefined) =>
    v.object({ products: Page('product', Product, report) });
  const { shop, localization } = await query(GetStoreDocument, {}, StoreResponse, messages, {});
  const collections = await allPages(
    async (after) =>
      (await query(ListStoreCollectionsDocument, { after }, collectionsSchema, messages, {})).collections,
  );
  const products = await allPages(
    async (after) =>
      (await query(ListStoreProductsDocument, { after }, productsSchema, messages, {})).products,
  );
  return {
    ...shop,
    currency: localization.country.currency.isoCode,
    languages: localization.availableLanguages.map(({ isoCode }) => isoCode),
    collections,
    products,
  };
}

async function allPages<Entry>(
  fetchPage: (after: string | null) => Promise<SitemapPage<Entry>>,
): Promise<readonly Entry[]> {
  const entries: Entry[] = [];
  for (let page = 0, after: string | null = null; page < MAX_PAGES; page += 1) {
    const fetched: SitemapPage<Entry> = await fetchPage(after);
    entries.push(...fetched.entries);
    after = fetched.endCursor;
    if (after === null) break;
  }
  return entries;
}
