import introspection from '@shopify/hydrogen-react/storefront.schema.json' with { type: 'json' };
import { buildClientSchema, type GraphQLSchema, type IntrospectionQuery } from 'graphql';

let built: GraphQLSchema | undefined;

/** The whole official Storefront schema 2025-04, as Shopify publishes it. */
export function storefrontSchema(): GraphQLSchema {
  // The file is an introspection result; TypeScript widens its kinds ("OBJECT") to string.
  built ??= buildClientSchema(introspection as unknown as IntrospectionQuery, { assumeValid: true });
  return built;
}
