import introspection from '@shopify/hydrogen-react/storefront.schema.json' with { type: 'json' };
import { buildClientSchema, type GraphQLSchema, type IntrospectionQuery } from 'graphql';

let built: GraphQLSchema | undefined;

/** Returns the complete official Storefront API schema 2025-04. */
export function storefrontSchema(): GraphQLSchema {
  // The cast is needed because TypeScript widens the literals of a JSON file ("OBJECT") to string.
  built ??= buildClientSchema(introspection as unknown as IntrospectionQuery, { assumeValid: true });
  return built;
}
