import { GraphQLError } from 'graphql';
import type { StorefrontContext } from './context.ts';
import { decodeCursor, encodeCursor, type Position } from './cursor.ts';

/** The arguments of every connection, as GraphQL hands them over. */
export interface PageArgs {
  readonly first?: number | null;
  readonly last?: number | null;
  readonly after?: string | null;
  readonly before?: string | null;
  readonly reverse?: boolean | null;
}

export interface Sorted<T> {
  readonly items: readonly T[];
  /** Where an item stands; no two items of a list share a place. Left out: in the order given. */
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
 * One page of a list, by keyset: a cursor names a place, so pages stay right when items come and go between them.
 * GraphQL errors as the real one: neither or both of first and last, a size beyond 0 to 250, a bad cursor.
 */
export function connection<T, N>(
  { items, positionOf }: Sorted<T>,
  args: PageArgs,
  context: StorefrontContext,
  toNode: (item: T) => N,
): Page<N> {
  const size = pageSize(args);
  const places = positionOf ? items.map((item) => ({ item, place: positionOf(item) })) : inGivenOrder(items);
  places.sort((a, b) => compare(a.place, b.place));
  if (args.reverse) places.reverse();

  const type = typeof (places[0]?.place.value ?? 0) === 'string' ? 'string' : 'number';
  const after = args.after == null ? null : decodeCursor(args.after, type);
  const before = args.before == null ? null : decodeCursor(args.before, type);
  const direction = args.reverse ? -1 : 1;
  const start = after ? countWhile(places, ({ place }) => compare(place, after) * direction <= 0) : 0;
  const end = before
    ? countWhile(places, ({ place }) => compare(place, before) * direction < 0)
    : places.length;

  const window = places.slice(start, Math.max(start, end));
  const page = args.last == null ? window.slice(0, size) : window.slice(Math.max(0, window.length - size));
  context.countNodes(page.length);
  const skipped = args.last == null ? 0 : window.length - page.length;
  const edges = page.map(({ item, place }) => ({ cursor: encodeCursor(place), node: toNode(item) }));
  return {
    edges,
    nodes: edges.map(({ node }) => node),
    pageInfo: {
      hasPreviousPage: start + skipped > 0,
      hasNextPage: start + skipped + page.length < places.length,
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

function inGivenOrder<T>(items: readonly T[]): { item: T; place: Position }[] {
  return items.map((item, index) => ({ item, place: { value: index, id: index } }));
}

function compare(a: Position, b: Position): number {
  if (a.value !== b.value) return a.value < b.value ? -1 : 1;
  return a.id - b.id;
}

function countWhile<T>(items: readonly T[], holds: (item: T) => boolean): number {
  const index = items.findIndex((item) => !holds(item));
  return index === -1 ? items.length : index;
}
