import { expect } from 'vitest';
import { createTestStorefront } from './storefront.ts';

const storefront = createTestStorefront();
export const { catalogue, handle, origin, post } = storefront;

interface ProductNode {
  readonly id: string;
  readonly title: string;
  readonly vendor: string;
  readonly tags: readonly string[];
  readonly createdAt: string;
  readonly priceRange: { readonly minVariantPrice: { readonly amount: string } };
  readonly featuredImage: { readonly url: string; readonly small: string; readonly old: string };
  readonly variants: {
    readonly nodes: readonly {
      readonly availableForSale: boolean;
      readonly price: { readonly amount: string };
      readonly selectedOptions: readonly { readonly name: string; readonly value: string }[];
    }[];
  };
}

export interface Page {
  readonly totalCount: number;
  readonly nodes: readonly ProductNode[];
  readonly edges: readonly { readonly cursor: string; readonly node: { readonly id: string } }[];
  readonly pageInfo: {
    readonly hasNextPage: boolean;
    readonly hasPreviousPage: boolean;
    readonly startCursor: string | null;
    readonly endCursor: string | null;
  };
}

/** The data of all queries in these tests; each test reads the fields that it selects. */
interface Data {
  readonly __schema: {
    readonly types: readonly { readonly name: string }[];
    readonly mutationType: { readonly name: string };
  };
  readonly products: Page;
  readonly up: Page;
  readonly down: Page;
  readonly newest: Page;
  readonly search: Page;
  readonly collectionByHandle: { readonly products: Page };
  readonly product: ProductNode;
  readonly productByHandle: ProductNode;
  readonly node: ProductNode;
  readonly nodes: readonly unknown[];
}

export interface TypedAnswer {
  readonly data: Data;
  readonly errors?: readonly { readonly message: string; readonly extensions?: { readonly code?: string } }[];
}

/** Sends a GraphQL operation, and expects the status 200. */
export async function ask(
  query: string,
  variables: Readonly<Record<string, unknown>> = {},
): Promise<TypedAnswer> {
  const response = await post(JSON.stringify({ query, variables }));
  expect(response.status).toBe(200);
  return response.json() as Promise<TypedAnswer>;
}

export const idsOf = (edges: readonly { readonly node: { readonly id: string } }[]): readonly string[] =>
  edges.map(({ node }) => node.id);

export const gidOf = (id: number | undefined): string => `gid://shopify/Product/${id}`;
