import { GraphQLError } from 'graphql';
import type {
  Catalogue,
  CatalogueCollection,
  CatalogueProduct,
  CatalogueVariant,
} from '../catalogue/types.ts';
import type { SearchReport } from './search/index.ts';
import type { StorefrontState } from './state.ts';

/** The views of objects that link to each other. Views call them through the context, so that no two view modules import each other. */
export interface LinkedViews {
  product(product: CatalogueProduct): View;
  variant(product: CatalogueProduct, variant: CatalogueVariant): View;
  collection(collection: CatalogueCollection): View;
  /** Returns the object with a global id, or null. */
  node(gid: string, context: StorefrontContext): View | null;
}

export interface StorefrontContext {
  /** The catalogue in the language of the operation. */
  readonly catalogue: Catalogue;
  /** Origin of image and checkout URLs. */
  readonly imageOrigin: string;
  /** Carts, customers and payment requests of this storefront. */
  readonly state: StorefrontState;
  readonly views: LinkedViews;
  /** Country and language of the operation's `@inContext`. */
  readonly buyer: BuyerContext;
  /** Warnings about search queries, for `extensions.search` of the response. */
  readonly searchReports: SearchReport[];
  /** Returns the current time in milliseconds since 1970. */
  now(): number;
  /** Counts the nodes of the response. Throws above the limit, which keeps deeply nested pages from filling the memory. */
  countNodes(nodes: number): void;
}

export interface BuyerContext {
  readonly country?: string | undefined;
  readonly language?: string | undefined;
}

const maxNodes = 50_000;

/** Creates a counter that throws MAX_COST_EXCEEDED above 50,000 nodes. */
export function createNodeCounter(): (nodes: number) => void {
  let total = 0;
  return (nodes) => {
    total += nodes;
    if (total > maxNodes) {
      throw new GraphQLError(`Query cost is over the limit of ${maxNodes} nodes. Ask for fewer at once.`, {
        extensions: { code: 'MAX_COST_EXCEEDED', maxCost: maxNodes },
      });
    }
  };
}

/** The fields of a GraphQL object: values, or resolvers that take the field's arguments. Nullable fields may be left out. */
export type View = Readonly<Record<string, unknown>>;
