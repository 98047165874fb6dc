import { GraphQLError } from 'graphql';
import * as v from 'valibot';

export type SortValue = string | number;

/** A place in a sorted list: the last item's sort value, and its id where values are equal. */
export interface Position {
  readonly value: SortValue;
  readonly id: number;
}

const cursorSchema = v.object({
  last_id: v.pipe(v.number(), v.safeInteger()),
  last_value: v.union([v.pipe(v.number(), v.finite()), v.string()]),
});

/** Opaque to clients. */
export function encodeCursor({ value, id }: Position): string {
  const bytes = new TextEncoder().encode(JSON.stringify({ last_id: id, last_value: value }));
  return btoa(String.fromCharCode(...bytes));
}

/** Throws a GraphQL error for text that is no cursor, or one of a list in another order. */
export function decodeCursor(cursor: string, valueType: 'string' | 'number'): Position {
  const parsed = v.safeParse(cursorSchema, readJson(cursor));
  if (!parsed.success || typeof parsed.output.last_value !== valueType) {
    throw new GraphQLError('Invalid cursor for current pagination sort.');
  }
  return { id: parsed.output.last_id, value: parsed.output.last_value };
}

function readJson(cursor: string): unknown {
  try {
    const bytes = Uint8Array.from(atob(cursor), (character) => character.charCodeAt(0));
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    return null;
  }
}
