import { GraphQLError } from 'graphql';
import * as v from 'valibot';

export type SortValue = string | number;

/** A position in a sorted list: the item's sort value and, to order equal values, its id. */
export interface Position {
  readonly value: SortValue;
  readonly id: number;
}

const cursorSchema = v.object({
  last_id: v.pipe(v.number(), v.safeInteger()),
  last_value: v.union([v.pipe(v.number(), v.finite()), v.string()]),
});

/** Returns a position as an opaque cursor. */
export function encodeCursor({ value, id }: Position): string {
  const bytes = new TextEncoder().encode(JSON.stringify({ last_id: id, last_value: value }));
  return btoa(String.fromCharCode(...bytes));
}

/** Returns the position that a cursor encodes. Throws a GraphQL error if the cursor is invalid or from a list in another order. */
export function decodeCursor(cursor: string, valueType: 'string' | 'number'): Position {
  const parsed = v.safeParse(cursorSchema, readJson(cursor));
  if (!parsed.success || typeof parsed.output.last_value !== valueType) {
    throw new GraphQLError('Invalid cursor for current pagination sort.');
  }
  return { id: parsed.output.last_id, value: parsed.output.last_value };
}

/** Returns the JSON value in a cursor; null if it is invalid. */
function readJson(cursor: string): unknown {
  try {
    const bytes = Uint8Array.from(atob(cursor), (character) => character.charCodeAt(0));
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    return null;
  }
}
