import * as v from 'valibot';
import { ApiError, type CallOptions } from '../error.ts';
import { ERROR_TEXTS } from '../error-catalogue.ts';
import { parseReply, send } from '../http.ts';
import { wireList } from '../wire.ts';
import type { TypedDocumentString } from './generated/graphql.ts';
import type { StorefrontConfig } from './types.ts';

export interface FailureTexts {
  /** No answer, a status other than 2xx, no JSON, or GraphQL errors beside data. */
  readonly failure: string;
  /** An answer without the data asked for. */
  readonly unexpected: string;
}

export function failureTexts(
  failure: string,
  unexpected: string = ERROR_TEXTS.storefront.unexpectedStructure,
): FailureTexts {
  return { failure, unexpected };
}

/**
 * Sends typed operations and parses their data. The type of an operation's result must fit what its parser
 * reads, so a field dropped from a `.graphql` file fails the type check, not a shopper.
 */
export function createQuery({ url, token, fetch, timeoutMs }: StorefrontConfig) {
  /** With `acceptErrors`, GraphQL errors beside data are left to the caller. */
  return async function query<Schema extends v.GenericSchema, Result extends v.InferInput<Schema>, Variables>(
    document: TypedDocumentString<Result, Variables>,
    variables: Variables,
    schema: Schema,
    { failure, unexpected }: FailureTexts,
    { signal, acceptErrors = false }: CallOptions & { readonly acceptErrors?: boolean },
  ): Promise<v.InferOutput<Schema>> {
    const reply = await send({
      url,
      method: 'POST',
      headers: { 'x-shopify-storefront-access-token': token },
      body: { query: document.toString(), variables },
      fetch,
      timeoutMs,
      signal,
      failure,
    });
    if (!reply.ok) throw new ApiError(failure, { kind: 'http', status: reply.status });
    const { data, errors } = parseReply(Envelope, reply.body, unexpected);
    const [firstError] = errors ?? [];
    if (firstError && (data == null || !acceptErrors)) {
      throw new ApiError(data == null ? unexpected : failure, {
        kind: 'graphql',
        status: reply.status,
        code: firstError.extensions?.code,
        detail: firstError.message,
      });
    }
    return parseReply(schema, data, unexpected);
  };
}

const Envelope = v.object({
  data: v.optional(v.unknown()),
  errors: v.nullish(
    wireList(
      v.object({
        message: v.string(),
        extensions: v.fallback(v.optional(v.object({ code: v.optional(v.string()) })), undefined),
      }),
    ),
  ),
});
