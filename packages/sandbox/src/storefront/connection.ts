import { GraphQLError } from 'graphql';
import { decodeCursor, encodeCursor, type Position } from './cursor.ts';

/** The pagination arguments of a GraphQL connection. */
export interface PageArgs {
  readonly first?: number | null;
  readonly after?: string | null;
  readonly reverse?: boolean | null;
}

export interface Sorted<T> {
  readonly items: readonly T[];
  /** Returns the sort position of an item, unique in its list. Default: the order of the items. */
  readonly positionOf?: ((item: T) => Position) | undefined;
}

interface Page<N> {
  readonly edges: readonly { readonly cursor: string; readonly node: N }[];
  readonly nodes: readonly N[];
  readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string | null };
}

const maxPageSize = 250;

/**
 * Returns one page of a list by keyset pagination: a cursor is a sort position, so pages stay correct when items are added or
 * removed between requests. Throws GraphQL errors, as the official API does, for a size outside 0 to 250 and an invalid cursor.
 */
export function connection<T, N>(
  { items, positionOf }: Sorted<T>,
  { first, after, reverse }: PageArgs,
  toNode: (item: T) => N,
): Page<N> {
  const size = pageSize(first);
  const sorted = items.map((item, index) => ({
    item,
    position: positionOf ? positionOf(item) : { value: index, id: index },
  }));
  sorted.sort((a, b) => compare(a.position, b.position));
  if (reverse) sorted.reverse();

  const type = typeof (sorted[0]?.position.value ?? 0) === 'string' ? 'string' : 'number';
  const last = after == null ? null : decodeCursor(after, type);
  const isAfter = (position: Position): boolean =>
    last === null || compare(position, last) * (reverse ? -1 : 1) > 0;
  const remaining = sorted.filter(({ position }) => isAfter(position));
  const edges = remaining
    .slice(0, size)
    .map(({ item, position }) => ({ cursor: encodeCursor(position), node: toNode(item) }));
  return {
    edges,
    nodes: edges.map(({ node }) => node),
    pageInfo: { hasNextPage: remaining.length > edges.length, endCursor: edges.at(-1)?.cursor ?? null },
  };
}

function pageSize(first: number | null | undefined): number {
  if (first != null && first >= 0 && first <= maxPageSize) return first;
  throw new GraphQLError(`first must be from 0 to ${maxPageSize}; you asked for ${first}`);
}

function compare(a: Position, b: Position): number {
  if (a.value !== b.value) return a.value < b.value ? -1 : 1;
  return a.id - b.id;
}
