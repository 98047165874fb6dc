import { GraphQLError } from 'graphql';

export const asGid = (type: string, id: number | string): string => `gid://shopify/${type}/${id}`;

/** Parses a global id, `gid://shopify/<type>/<id>`. Throws a GraphQL error if it is invalid, as the official API does. */
export function parseGid(gid: string): { readonly type: string; readonly id: string } {
  const [, type, id] = /^gid:\/\/shopify\/(\w+)\/([\w.~-]{1,128})(?:\?[\w=&%.~+-]*)?$/.exec(gid) ?? [];
  if (type !== undefined && id !== undefined) return { type, id };
  throw new GraphQLError(`Invalid global id '${gid}'`, {
    extensions: { code: 'argumentLiteralsIncompatible' },
  });
}
