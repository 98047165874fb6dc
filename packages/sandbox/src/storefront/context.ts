import { GraphQLError } from 'graphql';
import type {
  Catalogue,
  CatalogueCollection,
  CatalogueProduct,
  CatalogueVariant,
} from '../catalogue/types.ts';
import type { SearchReport } from './search/index.ts';
import type { StorefrontState } from './state.ts';

/** Views that other views link to. They are reached through the context, so that no two view modules import each other. */
export interface LinkedViews {
  product(product: CatalogueProduct): View;
  variant(product: CatalogueProduct, variant: CatalogueVariant): View;
  collection(collection: CatalogueCollection): View;
  /** Any object by its global id; null where there is none. */
  node(gid: string, context: StorefrontContext): View | null;
}

export interface StorefrontContext {
  readonly catalogue: Catalogue;
  /** Origin of image and checkout addresses. */
  readonly imageOrigin: string;
  /** Carts, customers and payment requests of this storefront. */
  readonly state: StorefrontState;
  readonly views: LinkedViews;
  /** Country and language that the operation's `@inContext` asks for. */
  readonly buyer: BuyerContext;
  /** Warnings about search queries, for `extensions.search` of the response. */
  readonly searchReports: SearchReport[];
  /** Milliseconds since 1970. */
  now(): number;
  /** Counts the nodes of a response, so that nested pages of pages end in an error and not in a full memory. */
  countNodes(nodes: number): void;
}

export interface BuyerContext {
  readonly country?: string | undefined;
  readonly language?: string | undefined;
}

const maxNodes = 50_000;

/** Creates a function that throws MAX_COST_EXCEEDED once it was called for more than 50,000 nodes. */
export function createNodeBudget(): (nodes: number) => void {
  let spent = 0;
  return (nodes) => {
    spent += nodes;
    if (spent > maxNodes) {
      throw new GraphQLError(`Query cost is over the limit of ${maxNodes} nodes. Ask for fewer at once.`, {
        extensions: { code: 'MAX_COST_EXCEEDED', maxCost: maxNodes },
      });
    }
  };
}

/** What a GraphQL object type is read from: values, or functions of the field's arguments. Nullable fields may be left out. */
export type View = Readonly<Record<string, unknown>>;
