import * as v from 'valibot';
import type { ReportProblem } from '../config.ts';
import { ApiError, type CallOptions, reportSafely } from '../error.ts';
import { ERROR_MESSAGES } from '../error-catalogue.ts';
import { send } from '../http.ts';
import { parseResponse } from '../parse-response.ts';
import type { TypedDocumentString } from './generated/graphql.ts';
import type { StorefrontConfig } from './types.ts';

export interface FailureMessages {
  /** Message when there is no response, for a status other than 2xx or invalid JSON, and for GraphQL errors without the requested value. */
  readonly failure: string;
  /** Message for a response without the requested data. */
  readonly unexpected: string;
}

export function failureMessages(
  failure: string,
  unexpected: string = ERROR_MESSAGES.storefront.unexpectedStructure,
): FailureMessages {
  return { failure, unexpected };
}

/** The default market. Every operation requests its prices and texts with `@inContext`. */
export const DEFAULT_CONTEXT = { country: 'IN', language: 'EN' } as const;

/**
 * Creates the function that sends typed operations and parses their data. An operation's result type has to match the input
 * of its parser, so a field missing from a `.graphql` file fails the type check.
 */
export function createQuery({
  url,
  token,
  country = DEFAULT_CONTEXT.country,
  language = DEFAULT_CONTEXT.language,
  partialData = 'use',
  fetch,
  timeoutMs,
  report,
  observe = (_operation, run) => run(),
}: StorefrontConfig) {
  /** GraphQL errors beside usable data are reported, and the data is returned unless `partialData` is `reject`. */
  return function query<Schema extends v.GenericSchema, Result extends v.InferInput<Schema>, Variables>(
    document: TypedDocumentString<Result, Variables>,
    variables: Omit<Variables, keyof typeof DEFAULT_CONTEXT>,
    schemaFor: (report: ReportProblem | undefined) => Schema,
    { failure, unexpected }: FailureMessages,
    { signal }: CallOptions,
  ): Promise<v.InferOutput<Schema>> {
    const operation = /^\s*query (\w+)/.exec(document.toString())?.[1] ?? 'query';
    return observe(operation, async () => {
      const response = await send({
        url,
        method: 'POST',
        headers: { 'x-shopify-storefront-access-token': token },
        body: { query: document.toString(), variables: { ...variables, country, language } },
        fetch,
        timeoutMs,
        signal,
        failure,
      });
      if (!response.ok) throw new ApiError(failure, { kind: 'http', status: response.status });
      const { data, errors } = parseResponse(Envelope, response.body, unexpected);
      const [firstError] = errors ?? [];
      if (firstError && (partialData === 'reject' || !hasAllRootFields(data))) {
        throw new ApiError(data == null ? unexpected : failure, {
          kind: 'graphql',
          status: response.status,
          code: firstError.extensions?.code,
          detail: firstError.message,
        });
      }
      if (firstError) {
        reportSafely(report, { kind: 'graphql', subject: operation, id: null, reason: firstError.message });
      }
      return parseResponse(schemaFor(report), data, unexpected);
    });
  };
}

/** Returns whether every root field has a value. A root field that is null beside an error means a failure, not 'not found'. */
function hasAllRootFields(data: unknown): boolean {
  if (typeof data !== 'object' || data === null) return false;
  const roots: readonly unknown[] = Object.values(data);
  return roots.length > 0 && roots.every((root) => root !== null);
}

const UNREADABLE = { message: 'Unreadable error' };

const GraphQLError = v.object({
  message: v.string(),
  extensions: v.fallback(v.optional(v.object({ code: v.optional(v.string()) })), undefined),
});

/** Parses errors leniently, so that a malformed error does not discard the data beside it. */
const Envelope = v.object({
  data: v.optional(v.unknown()),
  errors: v.nullish(v.fallback(v.array(v.fallback(GraphQLError, UNREADABLE)), [UNREADABLE])),
});
