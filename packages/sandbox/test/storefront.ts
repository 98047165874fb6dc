import { catalogue as buildCatalogue } from '../src/catalogue/index.ts';
import type { Catalogue } from '../src/catalogue/types.ts';
import { createStorefrontHandler, storefrontPath } from '../src/storefront/handler.ts';

const origin = 'http://localhost:8788';

interface ProductNode {
  readonly id: string;
  readonly title: string;
  readonly availableForSale: boolean;
  readonly metafield: { readonly value: string } | null;
  readonly featuredImage: { readonly url: string; readonly small: string };
}

export interface Page {
  readonly nodes: readonly ProductNode[];
  readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string | null };
}

/** The data of all queries in these tests; each test reads the fields that it selects. */
interface Data {
  readonly products: Page;
  readonly search: Page;
  readonly predictiveSearch: { readonly products: Page['nodes'] };
  readonly collection: { readonly products: Page };
  readonly product: ProductNode;
}

export interface Answer {
  readonly data: Data;
  readonly errors?: readonly {
    readonly message: string;
  }[];
}

/** Creates a storefront that tests ask directly. */
export function createTestStorefront(catalogue: Catalogue = buildCatalogue()) {
  const handle = createStorefrontHandler({ catalogue, token: 'token', imageOrigin: origin });
  const send = (init: RequestInit, token = 'token'): Promise<Response> =>
    handle(
      new Request(`${origin}${storefrontPath}`, {
        ...init,
        headers: { 'X-Shopify-Storefront-Access-Token': token },
      }),
    );
  return {
    catalogue,
    send,
    async ask(query: string, variables: Readonly<Record<string, unknown>> = {}): Promise<Answer> {
      return (await send({ method: 'POST', body: JSON.stringify({ query, variables }) })).json();
    },
  };
}
