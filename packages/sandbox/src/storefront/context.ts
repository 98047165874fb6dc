import { GraphQLError } from 'graphql';
import type { Catalogue } from '../catalogue/types.ts';
import type { SearchReport } from './search/index.ts';

export interface StorefrontContext {
  readonly catalogue: Catalogue;
  /** Where images are served from. */
  readonly imageOrigin: string;
  /** Warnings about search queries, for `extensions.search` of the response. */
  readonly searchReports: SearchReport[];
  /** Counts what a query hands out, so that nested pages of pages end in an error and not in a full memory. */
  spend(nodes: number): void;
}

const mostNodes = 50_000;

export function createContext(catalogue: Catalogue, imageOrigin: string): StorefrontContext {
  let spent = 0;
  return {
    catalogue,
    imageOrigin,
    searchReports: [],
    spend(nodes) {
      spent += nodes;
      if (spent > mostNodes) {
        throw new GraphQLError(`Query cost is over the limit of ${mostNodes} nodes. Ask for fewer at once.`, {
          extensions: { code: 'MAX_COST_EXCEEDED', maxCost: mostNodes },
        });
      }
    },
  };
}

/** What a GraphQL object type is read from: values, or functions of the field's arguments. Fields left out are not played. */
export type View = Readonly<Record<string, unknown>>;

export const asGid = (type: string, id: number): string => `gid://shopify/${type}/${id}`;

/** The type and number of a global id; a GraphQL error for anything else, as the real one. */
export function parseGid(gid: string): { readonly type: string; readonly id: number } {
  const match = /^gid:\/\/shopify\/(\w+)\/(\d{1,16})(?:\?.*)?$/.exec(gid);
  const [, type, id] = match ?? [];
  if (type === undefined || id === undefined) {
    throw new GraphQLError(`Invalid global id '${gid}'`, {
      extensions: { code: 'argumentLiteralsIncompatible' },
    });
  }
  return { type, id: Number(id) };
}
