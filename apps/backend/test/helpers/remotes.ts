import { once } from 'node:events';
import { createServer } from 'node:http';
import { toDecimal } from '@naap/api-clients/pricing';
import type { VariantDetails } from '@naap/api-clients/storefront';
import * as v from 'valibot';
import type { FakeStorefront } from './fake-storefront.ts';
import { createFakeStorefront } from './fake-storefront.ts';
import { createTokenIssuer, type TokenIssuer } from './tokens.ts';

export interface Remotes {
  readonly issuer: TokenIssuer;
  readonly storefront: FakeStorefront;
  readonly jwksUrl: string;
  readonly storefrontUrl: string;
  /** GraphQL errors that the storefront sends beside its data. */
  graphqlErrors: readonly unknown[];
  /** The `traceparent` headers of the requests to the storefront. */
  readonly traceparents: string[];
  close(): Promise<void>;
}

/** Starts a server with the remotes of a backend process: the identity provider's keys and the storefront's variants. */
export async function startRemotes(): Promise<Remotes> {
  const issuer = await createTokenIssuer();
  const storefront = createFakeStorefront();
  const server = createServer(async (request, response) => {
    if (request.url === '/jwks') return void response.end(JSON.stringify(issuer.jwks));
    remotes.traceparents.push(String(request.headers.traceparent));
    await storefront.beforeResponse();
    if (storefront.isDown) return void response.writeHead(503).end();
    const chunks: Uint8Array[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const { variables } = v.parse(VariantsRequest, JSON.parse(Buffer.concat(chunks).toString()));
    const nodes = variables.ids.map((id) => toNode(storefront.variants.get(id)));
    response
      .setHeader('Content-Type', 'application/json')
      .end(JSON.stringify({ data: { nodes }, errors: remotes.graphqlErrors }));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new Error('The server has no port.');
  const origin = `http://127.0.0.1:${address.port}`;
  const remotes: Remotes = {
    graphqlErrors: [],
    traceparents: [],
    issuer,
    storefront,
    jwksUrl: `${origin}/jwks`,
    storefrontUrl: `${origin}/graphql`,
    async close() {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
  return remotes;
}

const VariantsRequest = v.object({ variables: v.object({ ids: v.array(v.string()) }) });

function toNode(variant: VariantDetails | undefined) {
  if (!variant) return null;
  const { id, title, price, availableForSale, selectedOptions, productId, productTitle } = variant;
  const { productType, vendor } = variant;
  return {
    __typename: 'ProductVariant',
    id,
    title,
    availableForSale,
    price: { amount: toDecimal(price), currencyCode: price.currency },
    image: null,
    product: { id: productId, title: productTitle, productType, vendor },
    selectedOptions,
  };
}
