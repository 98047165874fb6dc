import { GraphQLError } from 'graphql';
import type { StorefrontContext } from './context.ts';
import { decodeCursor, encodeCursor, type Position } from './cursor.ts';

/** The pagination arguments of a GraphQL connection. */
export interface PageArgs {
  readonly first?: number | null;
  readonly last?: number | null;
  readonly after?: string | null;
  readonly before?: string | null;
  readonly reverse?: boolean | null;
}

export interface Sorted<T> {
  readonly items: readonly T[];
  /** Returns the sort position of an item, unique in its list. Default: the order of the items. */
  readonly positionOf?: (item: T) => Position;
}

export interface Page<N> {
  readonly edges: readonly { readonly cursor: string; readonly node: N }[];
  readonly nodes: readonly N[];
  readonly pageInfo: {
    readonly hasPreviousPage: boolean;
    readonly hasNextPage: boolean;
    readonly startCursor: string | null;
    readonly endCursor: string | null;
  };
}

const maxPageSize = 250;

/**
 * Returns one page of a list by keyset pagination: a cursor is a sort position, so pages stay correct when items are added or
 * removed between requests. Throws GraphQL errors, as the official API does, for both or neither of `first` and `last`, a size
 * outside 0 to 250, and an invalid cursor.
 */
export function connection<T, N>(
  { items, positionOf }: Sorted<T>,
  args: PageArgs,
  context: StorefrontContext,
  toNode: (item: T) => N,
): Page<N> {
  const size = pageSize(args);
  const sorted = positionOf
    ? items.map((item) => ({ item, position: positionOf(item) }))
    : inGivenOrder(items);
  sorted.sort((a, b) => compare(a.position, b.position));
  if (args.reverse) sorted.reverse();

  const type = typeof (sorted[0]?.position.value ?? 0) === 'string' ? 'string' : 'number';
  const after = args.after == null ? null : decodeCursor(args.after, type);
  const before = args.before == null ? null : decodeCursor(args.before, type);
  const direction = args.reverse ? -1 : 1;
  const start = after ? countWhile(sorted, ({ position }) => compare(position, after) * direction <= 0) : 0;
  const end = before
    ? countWhile(sorted, ({ position }) => compare(position, before) * direction < 0)
    : sorted.length;

  const window = sorted.slice(start, Math.max(start, end));
  const page = args.last == null ? window.slice(0, size) : window.slice(Math.max(0, window.length - size));
  context.countNodes(page.length);
  const skipped = args.last == null ? 0 : window.length - page.length;
  const edges = page.map(({ item, position }) => ({ cursor: encodeCursor(position), node: toNode(item) }));
  return {
    edges,
    nodes: edges.map(({ node }) => node),
    pageInfo: {
      hasPreviousPage: start + skipped > 0,
      hasNextPage: start + skipped + page.length < sorted.length,
      startCursor: edges[0]?.cursor ?? null,
      endCursor: edges.at(-1)?.cursor ?? null,
    },
  };
}

function pageSize({ first, last }: PageArgs): number {
  if (first != null && last != null) {
    throw new GraphQLError('providing both first and last is not supported');
  }
  const size = first ?? last;
  if (size == null) throw new GraphQLError('you must provide one of first or last');
  if (size < 0) throw new GraphQLError('first and last cannot be negative');
  if (size > maxPageSize) {
    throw new GraphQLError(`first and last cannot be greater than ${maxPageSize}; you asked for ${size}`);
  }
  return size;
}

function inGivenOrder<T>(items: readonly T[]): { item: T; position: Position }[] {
  return items.map((item, index) => ({ item, position: { value: index, id: index } }));
}

function compare(a: Position, b: Position): number {
  if (a.value !== b.value) return a.value < b.value ? -1 : 1;
  return a.id - b.id;
}

/** Counts the items before the first one that does not match. */
function countWhile<T>(items: readonly T[], matches: (item: T) => boolean): number {
  const index = items.findIndex((item) => !matches(item));
  return index === -1 ? items.length : index;
}
