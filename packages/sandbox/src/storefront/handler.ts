import type { GraphQLError } from 'graphql';
import * as v from 'valibot';
import type { Catalogue } from '../catalogue/types.ts';
import { executeGraphQL } from './execute.ts';
import { catalogueIn } from './translate.ts';

export const storefrontPath = '/api/2025-04/graphql.json';

export interface StorefrontOptions {
  readonly catalogue: Catalogue;
  /** The public access token that requests must have. */
  readonly token: string;
  /** Origin of image URLs in responses. */
  readonly imageOrigin: string;
  /** Transforms the data of each response after execution. */
  readonly transformData?: (data: unknown) => unknown;
}

const tokenHeader = 'X-Shopify-Storefront-Access-Token';

const requestSchema = v.object({
  query: v.string(),
  variables: v.nullish(v.record(v.string(), v.unknown())),
  operationName: v.nullish(v.string()),
});

/**
 * Creates the handler of `POST /api/2025-04/graphql.json`. It responds 401 without the token, another 4xx to invalid
 * requests, and else 200 with `data` and `errors`.
 */
export function createStorefrontHandler({
  catalogue,
  token,
  imageOrigin,
  transformData = (data) => data,
}: StorefrontOptions): (request: Request) => Promise<Response> {
  return async (request) => {
    if (request.method !== 'POST') return refuse(405, 'METHOD_NOT_ALLOWED', 'Send queries with POST.');
    if (request.headers.get(tokenHeader) !== token) {
      return refuse(401, 'UNAUTHORIZED', `Send the public access token in ${tokenHeader}.`);
    }
    const body = v.safeParse(requestSchema, await request.json().catch(() => null));
    if (!body.success) {
      return refuse(
        400,
        'BAD_REQUEST',
        'Expected JSON with a string `query` and, if any, an object `variables`.',
      );
    }
    const { data, errors } = await executeGraphQL(body.output, (language) => ({
      imageOrigin,
      catalogue: catalogueIn(language, catalogue),
    }));
    return Response.json({
      ...(data === undefined ? {} : { data: transformData(data) }),
      ...(errors ? { errors: errors.map(presentError) } : {}),
    });
  };
}

function refuse(status: number, code: string, message: string): Response {
  return Response.json({ errors: [{ message, extensions: { code } }] }, { status });
}

/** Returns the parts of an error that clients may see: no stack trace and no cause. */
function presentError({ message, locations, path, extensions }: GraphQLError): object {
  return { message, locations, path, extensions };
}
