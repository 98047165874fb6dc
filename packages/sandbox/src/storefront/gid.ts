import { GraphQLError } from 'graphql';

export const asGid = (type: string, id: number | string): string => `gid://shopify/${type}/${id}`;

/** Matches `gid://shopify/<type>/<id>` with an optional query, as in `gid://shopify/Cart/abc?key=def`. */
const pattern = /^gid:\/\/shopify\/(\w+)\/([\w.~-]{1,128})(\?[\w=&%.~+-]*)?$/;

export const isGid = (text: string): boolean => pattern.test(text);

/** Parses a global id. Throws a GraphQL error if it is invalid, as the official API does. */
export function parseGid(gid: string): {
  readonly type: string;
  readonly id: string;
  readonly query: URLSearchParams;
} {
  const [, type, id, query] = pattern.exec(gid) ?? [];
  if (type === undefined || id === undefined) {
    throw new GraphQLError(`Invalid global id '${gid}'`, {
      extensions: { code: 'argumentLiteralsIncompatible' },
    });
  }
  return { type, id, query: new URLSearchParams(query) };
}
