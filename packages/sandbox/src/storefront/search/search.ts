import { GraphQLError, type GraphQLResolveInfo } from 'graphql';
import { compileSearch, type SearchOptions, type SearchWarning } from './match.ts';
import { parseSearch, type SearchNode, SearchTooLongError } from './parse.ts';
import type { Searchable } from './searchable.ts';

/** An entry of `extensions.search`, which the official API adds for each query with warnings. */
export interface SearchReport {
  readonly path: readonly (string | number)[];
  readonly query: string;
  readonly parsed: object;
  readonly warnings: readonly SearchWarning[];
}

/** The request that collects reports, and the field that a report belongs to. */
interface SearchReporting {
  readonly context: { readonly searchReports: SearchReport[] };
  readonly info: Pick<GraphQLResolveInfo, 'path'>;
}

/**
 * Returns the items of a list that match a query, in the given order, with their relevance. Reports warnings about the query, such as
 * unknown fields. Throws a GraphQL error for a query with too many terms.
 */
export function searchList<T extends object>(
  items: readonly T[],
  query: string | null | undefined,
  searchable: Searchable<T>,
  { context, info }: SearchReporting,
  options: SearchOptions = {},
): ReadonlyMap<T, number> {
  try {
    const node = parseSearch(query ?? '');
    const { scoreOf, warnings } = compileSearch(node, searchable, options);
    if (node && warnings.length > 0) {
      context.searchReports.push({
        path: pathOf(info.path),
        query: query ?? '',
        parsed: presentNode(node),
        warnings,
      });
    }
    const scores = new Map<T, number>();
    for (const item of items) {
      const score = scoreOf(item);
      if (score > 0) scores.set(item, score);
    }
    return scores;
  } catch (error) {
    if (!(error instanceof SearchTooLongError)) throw error;
    throw new GraphQLError(error.message, { extensions: { code: 'MAX_COST_EXCEEDED' } });
  }
}

function pathOf(path: GraphQLResolveInfo['path']): readonly (string | number)[] {
  return path.prev ? [...pathOf(path.prev), path.key] : [path.key];
}

const ranges = { '<': 'lt', '<=': 'lte', '>': 'gt', '>=': 'gte' } as const;

/** Returns a parsed query in the format of the official API. */
function presentNode(node: SearchNode): object {
  switch (node.type) {
    case 'and':
    case 'or':
      return { [node.type]: node.nodes.map(presentNode) };
    case 'not':
      return { not: presentNode(node.node) };
    case 'text':
      return { field: 'default', [matchOf(node)]: node.text };
    case 'field': {
      const { field, comparator, value } = node;
      if (node.prefix && value === '') return { field, exists: true };
      if (comparator !== '=') return { field, range: { [ranges[comparator]]: value } };
      return { field, [matchOf({ prefix: node.prefix, phrase: node.quoted })]: value };
    }
  }
}

function matchOf({ prefix, phrase }: { readonly prefix: boolean; readonly phrase: boolean }): string {
  if (prefix) return 'match_prefix';
  return phrase ? 'match_phrase' : 'match_all';
}
