import { parseSizeChart } from '@naap/api-clients/naap';
import { readStore, type StoreOverview } from '@naap/api-clients/store-overview';
import { tagTerm } from '@naap/api-clients/storefront';
import { type ContentSizeChart, chartOf } from '@naap/content';
import { nearestWord } from '@naap/state/nearest-word';
import pMap from 'p-map';
import * as v from 'valibot';
import { corsFinding } from './cors.ts';
import { type Finding, failed, ok, warning } from './finding.ts';
import { describeReply, type ProbeReply, probe } from './probe.ts';

/** For the addresses in remedies. */
const EXAMPLE_VERSION = '2026-04';
/** Number of collections and tags that are counted in parallel. */
const inParallel = { concurrency: 6 };
/** Number of products whose options, prices and image are checked. */
const SAMPLE_SIZE = 50;

/** Names in a content file, with the paths at which each is: `home.tiles[3].tags`. */
export type References = ReadonlyMap<string, readonly string[]>;

export interface StorefrontTarget {
  readonly url: string;
  readonly token: string;
  readonly country: string;
  readonly language: string;
  /** The currency that the content file prices in. */
  readonly currency: string;
  /** Collection handles and tags that the content file names. */
  readonly collections: References;
  readonly tags: References;
  readonly sizeCharts: readonly ContentSizeChart[];
  /** Origin of the shop's pages. */
  readonly shopOrigin: string;
}

/** Checks the storefront: token, API version, CORS, currency, options, size charts, image host, and each collection and tag of the content. */
export async function checkStorefront(target: StorefrontTarget): Promise<readonly Finding[]> {
  const request = (query: string, variables: object = {}) => requestStorefront(target, query, variables);
  const reply = await request(SAMPLE_QUERY, { first: SAMPLE_SIZE });
  const sample = v.safeParse(Sample, reply.json);
  if (reply.status !== 200 || !sample.success) return [accessFailure(target.url, reply)];
  const { shop, publicApiVersions, products } = sample.output.data;
  const lookUp = createLookUp(target, request);
  return [
    ok('storefront and token', `"${shop.name}" answers`),
    versionFinding(target.url, publicApiVersions),
    await corsFinding({
      check: 'storefront CORS',
      url: target.url,
      origin: target.shopOrigin,
      method: 'POST',
      headers: ['content-type', 'x-shopify-storefront-access-token'],
    }),
    currencyFinding(target, products.nodes),
    optionsFinding(products.nodes),
    sizeChartsFinding(target, products.nodes),
    await imageFinding(products.nodes),
    ...(await pMap(target.collections, (reference) => collectionFinding(lookUp, reference), inParallel)),
    ...(await pMap(target.tags, (reference) => tagFinding(lookUp, reference), inParallel)),
  ];
}

type Reference = readonly [name: string, paths: readonly string[]];

interface LookUp {
  readonly request: StorefrontRequest;
  /** Reads the store when a name is not found, once; null when that fails. */
  readonly names: () => Promise<StoreOverview | null>;
  readonly contentTags: readonly string[];
}

function createLookUp(target: StorefrontTarget, request: StorefrontRequest): LookUp {
  let names: Promise<StoreOverview | null> | undefined;
  return {
    request,
    contentTags: [...target.tags.keys()],
    names() {
      names ??= readStore(target).catch(() => null);
      return names;
    },
  };
}

type StorefrontRequest = (query: string, variables: object) => Promise<ProbeReply>;

function requestStorefront(
  { url, token, country, language }: StorefrontTarget,
  query: string,
  variables: object,
): Promise<ProbeReply> {
  return probe(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-shopify-storefront-access-token': token },
    body: JSON.stringify({ query, variables: { ...variables, country, language } }),
  });
}

const CONTEXT = '@inContext(country: $country, language: $language)';
const SAMPLE_QUERY = `query Sample($country: CountryCode!, $language: LanguageCode!, $first: Int!) ${CONTEXT} {
  shop { name }
  publicApiVersions { handle supported }
  products(first: $first) {
    nodes {
      title
      vendor
      productType
      tags
      sizeChart: metafield(namespace: "naap", key: "size_chart") { value }
      options { name optionValues { name } }
      featuredImage { url(transform: { maxWidth: 200 }) }
      priceRange { minVariantPrice { currencyCode } }
    }
  }
}`;
const COLLECTION_QUERY = `query Collection($country: CountryCode!, $language: LanguageCode!, $handle: String!) ${CONTEXT} {
  collection(handle: $handle) { products(first: 250) { nodes { id } pageInfo { hasNextPage } } }
}`;
const TAG_QUERY = `query Tag($country: CountryCode!, $language: LanguageCode!, $query: String!) ${CONTEXT} {
  search(query: $query, first: 1, types: PRODUCT) { totalCount }
}`;

const SampleProduct = v.object({
  title: v.string(),
  vendor: v.string(),
  productType: v.string(),
  tags: v.array(v.string()),
  sizeChart: v.nullable(v.object({ value: v.string() })),
  options: v.array(v.object({ name: v.string(), optionValues: v.array(v.object({ name: v.string() })) })),
  featuredImage: v.nullable(v.object({ url: v.string() })),
  priceRange: v.object({ minVariantPrice: v.object({ currencyCode: v.string() }) }),
});
type SampleProduct = v.InferOutput<typeof SampleProduct>;

/** Schema of the sample of products. Leaves out products that do not parse, as the shop does. */
const Sample = v.object({
  data: v.object({
    shop: v.object({ name: v.string() }),
    publicApiVersions: v.array(v.object({ handle: v.string(), supported: v.boolean() })),
    products: v.object({
      nodes: v.pipe(
        v.array(v.unknown()),
        v.transform((nodes) =>
          nodes.flatMap((node) => {
            const product = v.safeParse(SampleProduct, node);
            return product.success ? [product.output] : [];
          }),
        ),
      ),
    }),
  }),
});

function accessFailure(url: string, reply: ProbeReply): Finding {
  const found = describeReply(reply);
  if (reply.status === 401 || reply.status === 403) {
    const remedy =
      'Set STOREFRONT_TOKEN to the public access token of the Storefront API (not the private one).';
    return failed('storefront and token', found, remedy);
  }
  const remedy = `Set STOREFRONT_URL to the GraphQL address of the Storefront API, such as https://your-shop.example/api/${EXAMPLE_VERSION}/graphql.json; it is ${url}.`;
  return failed('storefront and token', found, remedy);
}

/** Compares the API version in the storefront's URL with those that the store supports. */
export function versionFinding(
  url: string,
  versions: readonly { readonly handle: string; readonly supported: boolean }[],
): Finding {
  const requested = /\/api\/([^/]+)\//.exec(url)?.[1];
  // Not `unstable`. Each ends a year after its month.
  const supported = versions
    .flatMap(({ handle, supported }) => (supported && /^\d{4}-\d{2}$/.test(handle) ? [handle] : []))
    .sort();
  const [oldest = 'none'] = supported;
  if (requested !== undefined && !supported.includes(requested)) {
    const remedy = `The store answers ${requested} with ${oldest}: request one of these in STOREFRONT_URL, best the latest.`;
    return warning('API version', `${requested}; supported are ${supported.join(', ') || 'none'}`, remedy);
  }
  return ok(
    'API version',
    `${requested ?? oldest}; supported are ${supported.join(', ')}, of which ${oldest} ends next`,
  );
}

function currencyFinding(
  { currency, country }: StorefrontTarget,
  products: readonly SampleProduct[],
): Finding {
  const found = unique(products.map(({ priceRange }) => priceRange.minVariantPrice.currencyCode));
  if (found.length === 0) {
    const remedy = 'Publish products to the sales channel of the access token.';
    return failed('currency', 'no products', remedy);
  }
  if (found.some((code) => code !== currency)) {
    const remedy = `Sell in ${currency} to the country ${country} (STOREFRONT_COUNTRY), or set pricing.currency of the content file to the store's currency. Items in another currency cannot be ordered.`;
    return failed('currency', `${found.join(', ')}; the content file prices in ${currency}`, remedy);
  }
  return ok('currency', currency);
}

function optionsFinding(products: readonly SampleProduct[]): Finding {
  const names = products.flatMap(({ options }) => options.map(({ name }) => name));
  const counted = unique(names).map((name) => `${name} (${names.filter((other) => other === name).length})`);
  return ok(`options of ${products.length} products`, counted.join(', ') || 'none');
}

/** Counts the products for which a chart has at least one of their sizes. */
export function sizeChartsFinding(
  { sizeCharts }: Pick<StorefrontTarget, 'sizeCharts'>,
  products: readonly Omit<SampleProduct, 'featuredImage' | 'priceRange'>[],
): Finding {
  const check = `size charts of ${products.length} products`;
  const malformed = products.filter(({ sizeChart }) => sizeChart && parseSizeChart(sizeChart.value) === null);
  if (malformed.length > 0) {
    const titles = malformed.map(({ title }) => `"${title}"`).join(', ');
    const remedy =
      'Correct the metafield naap.size_chart of these products (docs/operations/configuration.md).';
    return warning(check, `malformed: ${titles}`, remedy);
  }
  const hasChart = ({ sizeChart, options, ...product }: (typeof products)[number]) => {
    const chart = (sizeChart && parseSizeChart(sizeChart.value)) ?? chartOf(sizeCharts, product);
    const values = options.flatMap(({ optionValues }) => optionValues.map(({ name }) => name));
    return chart?.sizes.some(({ size }) => values.includes(size)) ?? false;
  };
  const found = `${products.filter(hasChart).length} have one`;
  if (products.some(hasChart)) return ok(check, found);
  const remedy =
    'Add sizeCharts to the content file, or the metafield naap.size_chart to products: without a chart there is no size guide.';
  return warning(check, found, remedy);
}

async function imageFinding(products: readonly SampleProduct[]): Promise<Finding> {
  const url = products.find(({ featuredImage }) => featuredImage !== null)?.featuredImage?.url;
  if (url === undefined)
    return warning(
      'image host',
      'no product has a picture',
      'Add pictures to the products; until then the shop shows a placeholder.',
    );
  const reply = await probe(url);
  const type = reply.headers.get('content-type') ?? 'no content type';
  if (reply.status === 200 && type.startsWith('image/'))
    return ok('image host', `${new URL(url).host} sends ${type}`);
  const found = reply.status === 200 ? `${new URL(url).host} sends ${type}` : describeReply(reply);
  return failed('image host', found, `Make ${url} public: shoppers' browsers fetch it without a token.`);
}

const CollectionReply = v.object({
  data: v.object({
    collection: v.nullable(
      v.object({
        products: v.object({
          nodes: v.array(v.unknown()),
          pageInfo: v.object({ hasNextPage: v.boolean() }),
        }),
      }),
    ),
  }),
});

async function collectionFinding({ request, names }: LookUp, [handle, paths]: Reference): Promise<Finding> {
  const check = `collection ${handle}`;
  const reply = await request(COLLECTION_QUERY, { handle });
  const parsed = v.safeParse(CollectionReply, reply.json);
  if (!parsed.success)
    return failed(check, describeReply(reply), 'Try again; the storefront did not answer this request.');
  const { collection } = parsed.output.data;
  const { nodes, pageInfo } = collection?.products ?? { nodes: [], pageInfo: { hasNextPage: false } };
  if (nodes.length > 0) return ok(check, `${nodes.length}${pageInfo.hasNextPage ? ' or more' : ''} products`);
  const collections = (await names())?.collections.filter(({ isEmpty }) => !isEmpty) ?? [];
  const meant = nearestWord(
    handle,
    collections.flatMap(({ handle: word, title }) => [
      { key: word, word },
      { key: title, word },
    ]),
  );
  const remedy = `${placesOf(paths)}${suggestion(meant)}Create the collection with the handle "${handle}", publish it and add products, or name another in the content file.`;
  return failed(check, collection === null ? 'does not exist' : 'no products', remedy);
}

const TagReply = v.object({ data: v.object({ search: v.object({ totalCount: v.number() }) }) });

async function tagFinding(
  { request, names, contentTags }: LookUp,
  [tag, paths]: Reference,
): Promise<Finding> {
  const check = `tag ${tag}`;
  const reply = await request(TAG_QUERY, { query: tagTerm(tag) });
  const parsed = v.safeParse(TagReply, reply.json);
  if (!parsed.success)
    return failed(check, describeReply(reply), 'Try again; the storefront did not answer this request.');
  const { totalCount } = parsed.output.data.search;
  if (totalCount > 0) return ok(check, `${totalCount} products`);
  const existing = new Set((await names())?.products.flatMap((product) => product.tags));
  // The spelling that the content uses elsewhere comes first.
  const words = [...contentTags.filter((word) => existing.has(word)), ...existing];
  const meant = nearestWord(
    tag,
    words.map((word) => ({ key: word, word })),
  );
  const remedy = `${placesOf(paths)}${suggestion(meant)}Give products the tag "${tag}", or name another in the content file: its tiles and filters lead to an empty list.`;
  return failed(check, 'no products', remedy);
}

/** Number of paths that a remedy lists. */
const MOST_PATHS = 5;

function placesOf(paths: readonly string[]): string {
  const more = paths.length - MOST_PATHS;
  return `In ${paths.slice(0, MOST_PATHS).join(', ')}${more > 0 ? ` and ${more} more` : ''}. `;
}

const suggestion = (word: string | null): string => (word === null ? '' : `Did you mean "${word}"? `);

function unique(texts: readonly string[]): readonly string[] {
  return [...new Set(texts)];
}
