import type { GenericSchema, InferOutput } from 'valibot';
import type { ReportProblem } from '../config.ts';
import { withinDeadline } from '../deadline.ts';
import { ApiError, type CallOptions, reportSafely } from '../error.ts';
import { ERROR_MESSAGES } from '../error-catalogue.ts';
import { parseResponse } from '../parse-response.ts';
import {
  isAppliedByStorefront,
  passesFilter,
  storefrontFilters,
  variantFilters,
} from './collection-filter.ts';
import { CountProductsResponse, ListCollectionTagsResponse } from './counts.ts';
import { ListCollectionFacetsResponse, withoutCounts } from './facets.ts';
import { sortKeyFor, tagTerm } from './filter-query.ts';
import {
  CountProductsDocument,
  GetProductDocument,
  GetProductPageDocument,
  GetProductsDocument,
  GetVariantsDocument,
  ListCollectionDocument,
  ListCollectionFacetsDocument,
  ListCollectionTagsDocument,
  ListProductsDocument,
  type ProductFilter,
  RecommendProductsDocument,
  SearchProductsDocument,
  SuggestProductsDocument,
} from './generated/graphql.ts';
import { isWellFormedGid, toProductGid, toVariantGid } from './gid.ts';
import { createQuery, type FailureMessages, failureMessages } from './graphql.ts';
import {
  GetProductPageResponse,
  GetProductResponse,
  ListCollectionResponse,
  ListProductsResponse,
  NodesResponse,
  ProductNode,
  RecommendProductsResponse,
  SearchProductsResponse,
  SuggestProductsResponse,
  VariantNode,
} from './responses.ts';
import type {
  CollectionFilter,
  ListInput,
  ListSource,
  Product,
  StorefrontClient,
  StorefrontConfig,
  TaggedProduct,
  VariantFilter,
  VariantLookup,
} from './types.ts';

const MESSAGES = ERROR_MESSAGES.storefront;

/** Products per page of a list (spec section 9). */
const PAGE_SIZE = 10;

/** Maximum number of pages of a product after the first. Nine pages of 250 hold the maximum of 2,048 variants per product. */
const MAX_MORE_PAGES = 8;

/** Maximum number of pages of a collection's tags, with 250 products each. */
const MAX_TAG_PAGES = 4;

/** Time-out of all pages of one call together, in ms. Each request has its own time-out too. */
const PAGES_TIMEOUT_MS = 30_000;

type FirstPage = NonNullable<InferOutput<ReturnType<typeof GetProductResponse>>['product']>;

/** Creates the client of the storefront's GraphQL API, version 2025-04 (spec section 7) or later. */
export function createStorefrontClient(config: StorefrontConfig): StorefrontClient {
  const query = createQuery(config);

  async function search(
    searchQuery: string,
    { collection, ...input }: ListInput & VariantFilter & { readonly collection?: string },
    messages: FailureMessages,
    options: CallOptions,
  ) {
    const variables = {
      ...listVariables('search', input),
      searchQuery,
      ...productFilters(input),
      ...(collection === undefined ? {} : { withCollections: true }),
    };
    const data = await query(SearchProductsDocument, variables, SearchProductsResponse, messages, options);
    const { products, ...page } = data.search;
    const found =
      collection === undefined
        ? products
        : products.filter(({ collections }) => collections.nodes.some(({ handle }) => handle === collection));
    return { ...page, products: found.map(({ collections, ...card }) => card) };
  }

  /** Fetches the images and variants beyond the first 250, the maximum of one response. */
  async function withMorePages({ product, next }: Pick<FirstPage, 'product' | 'next'>, signal: AbortSignal) {
    const messages = failureMessages(MESSAGES.getProduct);
    let { images, variants } = product;
    let cursors = next;
    for (let page = 0; page < MAX_MORE_PAGES && (cursors.images ?? cursors.variants) !== null; page += 1) {
      const variables = {
        id: product.id,
        withImages: cursors.images !== null,
        imagesAfter: cursors.images,
        withVariants: cursors.variants !== null,
        variantsAfter: cursors.variants,
      };
      const response = await query(GetProductPageDocument, variables, GetProductPageResponse, messages, {
        signal,
      });
      // The product was removed from the catalogue between two pages.
      if (response.product === null) break;
      images = [...images, ...response.product.images];
      variants = [...variants, ...response.product.variants];
      cursors = response.product.next;
    }
    return { ...product, images, variants };
  }

  /** Parses the size chart of a product, with code that is loaded when a product has one. Malformed charts are reported. */
  async function withSizeChart(product: Product, json: string | null): Promise<Product> {
    if (json === null) return { ...product, sizeChart: null };
    const sizeChart = await import('../naap/size-chart.ts').then(
      ({ parseSizeChart }) => parseSizeChart(json),
      () => undefined,
    );
    if (sizeChart === undefined) return product;
    if (sizeChart === null)
      reportSafely(config.report, {
        kind: 'malformed',
        subject: 'size chart',
        id: product.id,
        reason: 'not a size chart',
      });
    return { ...product, sizeChart };
  }

  function getVariants(ids: readonly string[], options: CallOptions = {}): Promise<readonly VariantLookup[]> {
    const failure = MESSAGES.getVariants;
    const schema = VariantNode(config.report);
    return lookUp(
      ids.map(toVariantGid),
      failure,
      (requested) =>
        query(
          GetVariantsDocument,
          { ids: requested },
          NodesResponse,
          failureMessages(failure, failure),
          options,
        ),
      (node, gid) =>
        readNode(schema, node, gid, failure, config.report, (variant) => ({ status: 'found', variant })),
    );
  }

  return {
    async listProducts(input, options = {}) {
      const data = await query(
        ListProductsDocument,
        { ...listVariables('products', input), query: input.query ?? '' },
        ListProductsResponse,
        failureMessages(MESSAGES.listProducts),
        options,
      );
      return data.products;
    },

    async listCollection({ handle, filter, ...input }, options = {}) {
      const data = await query(
        ListCollectionDocument,
        {
          ...listVariables('collection', input),
          handle,
          ...(filter ? { filters: filtersOf(filter) } : {}),
        },
        ListCollectionResponse,
        failureMessages(MESSAGES.listCollection),
        options,
      );
      if (!data.collectionByHandle) throw collectionNotFound(handle);
      const { products, ...page } = data.collectionByHandle.products;
      const found = filter ? products.filter((product) => passesFilter(filter, product)) : products;
      return { ...page, products: found.map(({ tags, ...card }) => card) };
    },

    searchProducts({ searchQuery, ...input }, options = {}) {
      return search(searchQuery, input, failureMessages(MESSAGES.searchProducts), options);
    },

    listProductsByTag({ tag, ...input }, options = {}) {
      const failure = MESSAGES.listProductsByTag(tag);
      return search(tagTerm(tag), input, failureMessages(failure, failure), options);
    },

    async countProducts({ searchQuery, totalOnly = false, ...filter }, options = {}) {
      const messages = failureMessages(MESSAGES.searchProducts);
      const variables = {
        searchQuery,
        withFilters: !totalOnly,
        ...productFilters(filter),
      };
      return (await query(CountProductsDocument, variables, CountProductsResponse, messages, options)).search;
    },

    listCollectionTags({ handle, ...filter }, { signal } = {}) {
      const messages = failureMessages(MESSAGES.listCollection);
      const filters = variantFilters(filter);
      return withinDeadline(
        { signal, timeoutMs: PAGES_TIMEOUT_MS, failure: messages.failure },
        async (untilDeadline) => {
          let listed: readonly TaggedProduct[] = [];
          let after: string | null = null;
          for (let page = 0; page < MAX_TAG_PAGES; page += 1) {
            const data: InferOutput<ReturnType<typeof ListCollectionTagsResponse>> = await query(
              ListCollectionTagsDocument,
              { handle, after, ...(filters.length > 0 && { filters }) },
              ListCollectionTagsResponse,
              messages,
              { signal: untilDeadline },
            );
            if (!data.collectionByHandle) throw collectionNotFound(handle);
            const { products, endCursor } = data.collectionByHandle.products;
            listed = [...listed, ...products];
            if (endCursor === null) return listed;
            after = endCursor;
          }
          return null;
        },
      );
    },

    async listCollectionFacets({ handle, filter }, options = {}) {
      const messages = failureMessages(MESSAGES.listCollection);
      const variables = { handle, filters: filtersOf(filter) };
      const data = await query(
        ListCollectionFacetsDocument,
        variables,
        ListCollectionFacetsResponse,
        messages,
        options,
      );
      if (!data.collectionByHandle) throw collectionNotFound(handle);
      const { tags, brands, variants } = data.collectionByHandle.products.filters;
      const isApplied =
        isAppliedByStorefront(filter) &&
        (filter.tagGroups.length === 0 || tags !== null) &&
        (filter.brands.length === 0 || brands !== null);
      return variants && !isApplied ? withoutCounts(variants) : variants;
    },

    async suggestProducts({ text, limit }, options = {}) {
      const messages = failureMessages(MESSAGES.searchProducts);
      const variables = { text, limit };
      const data = await query(
        SuggestProductsDocument,
        variables,
        SuggestProductsResponse,
        messages,
        options,
      );
      return data.predictiveSearch?.products ?? [];
    },

    async getProduct(productId, options = {}) {
      const id = toProductGid(productId);
      if (!isWellFormedGid(id)) return null;
      const messages = failureMessages(MESSAGES.getProduct);
      const { product: first } = await query(
        GetProductDocument,
        { id },
        GetProductResponse,
        messages,
        options,
      );
      if (first === null) return null;
      const product = await withinDeadline(
        { signal: options.signal, timeoutMs: PAGES_TIMEOUT_MS, failure: messages.failure },
        (signal) => withMorePages(first, signal),
      );
      return withSizeChart(product, first.sizeChart);
    },

    getProducts(ids, options = {}) {
      const messages = failureMessages(MESSAGES.listProducts);
      const schema = ProductNode(config.report);
      return lookUp(
        ids.map(toProductGid),
        messages.unexpected,
        (requested) => query(GetProductsDocument, { ids: requested }, NodesResponse, messages, options),
        (node, gid) =>
          readNode(schema, node, gid, messages.unexpected, config.report, (product) => ({
            status: 'found',
            product,
          })),
      );
    },

    async recommendProducts(productId, options = {}) {
      const id = toProductGid(productId);
      if (!isWellFormedGid(id)) return [];
      const messages = failureMessages(MESSAGES.listProducts);
      const data = await query(
        RecommendProductsDocument,
        { id },
        RecommendProductsResponse,
        messages,
        options,
      );
      return data.productRecommendations ?? [];
    },

    getVariants,

    async getVariant(id, options = {}) {
      try {
        const [lookup = NOT_FOUND] = await getVariants([id], options);
        if (lookup.status === 'failed') throw lookup.error;
        return lookup.status === 'found' ? lookup.variant : null;
      } catch (error) {
        if (error instanceof ApiError && error.kind === 'graphql') return null;
        throw error;
      }
    },
  };
}

type NotFound = { readonly status: 'not-found' };
const NOT_FOUND: NotFound = { status: 'not-found' };

/** Maximum number of nodes of one request. */
const MAX_NODES = 250;

/** Looks up nodes by their global IDs, `MAX_NODES` in a request. Resolves with the results of `read` in the order of `gids`. */
async function lookUp<Lookup>(
  gids: readonly string[],
  failure: string,
  request: (gids: string[]) => Promise<{ readonly nodes: readonly unknown[] }>,
  read: (node: unknown, gid: string) => Lookup,
): Promise<readonly (Lookup | NotFound)[]> {
  const requested = [...new Set(gids)].filter(isWellFormedGid);
  if (requested.length === 0) return gids.map(() => NOT_FOUND);
  const slices = Array.from({ length: Math.ceil(requested.length / MAX_NODES) }, (_, index) =>
    requested.slice(index * MAX_NODES, (index + 1) * MAX_NODES),
  );
  const nodes = (await Promise.all(slices.map(request))).flatMap((response) => response.nodes);
  if (nodes.length !== requested.length) {
    const cause = new RangeError(`Requested ${requested.length} nodes, received ${nodes.length}`);
    throw new ApiError(failure, { kind: 'malformed', cause });
  }
  const lookups = new Map(
    requested.map((gid, index) => [gid, nodes[index] === null ? NOT_FOUND : read(nodes[index], gid)]),
  );
  return gids.map((gid) => lookups.get(gid) ?? NOT_FOUND);
}

/** Parses a node of a look-up. A malformed one, and one with another ID, has failed, and is reported. */
function readNode<Node extends { readonly id: string }, Found>(
  schema: GenericSchema<unknown, Node>,
  node: unknown,
  gid: string,
  failure: string,
  report: ReportProblem | undefined,
  found: (node: Node) => Found,
): Found | { readonly status: 'failed'; readonly error: ApiError } {
  try {
    const parsed = parseResponse(schema, node, failure);
    if (parsed.id === gid) return found(parsed);
    const cause = new RangeError(`Requested ${gid}, received ${parsed.id}`);
    throw new ApiError(failure, { kind: 'malformed', cause });
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    reportSafely(report, { kind: 'malformed', subject: 'node', id: gid, reason: String(error.cause) });
    return { status: 'failed', error };
  }
}

function collectionNotFound(handle: string): ApiError {
  return new ApiError(MESSAGES.collectionNotFound(handle), { kind: 'graphql', code: 'NOT_FOUND' });
}

function filtersOf(filter: CollectionFilter): ProductFilter[] {
  return [...storefrontFilters(filter), ...variantFilters(filter)];
}

function productFilters(filter: VariantFilter): { productFilters?: ProductFilter[] } {
  const filters = variantFilters(filter);
  return filters.length === 0 ? {} : { productFilters: filters };
}

/** Omits the sort key to request the storefront's default order; null would be another order. */
function listVariables<Source extends ListSource>(
  source: Source,
  { first = PAGE_SIZE, after = null, sortBy }: ListInput,
) {
  const { sortKey, reverse } = sortKeyFor(source, sortBy);
  return { first, after, reverse, ...(sortKey === null ? {} : { sortKey }) };
}
