import * as v from 'valibot';
import type { ReportProblem } from '../config.ts';
import { ApiError, type CallOptions } from '../error.ts';
import { ERROR_TEXTS } from '../error-catalogue.ts';
import { parseReply, send } from '../http.ts';
import { reportSafely } from '../wire.ts';
import type { TypedDocumentString } from './generated/graphql.ts';
import type { StorefrontConfig } from './types.ts';

export interface FailureTexts {
  /** No answer, a status other than 2xx, no JSON, or GraphQL errors that cost the value asked for. */
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

/** The market whose prices and texts every operation asks for with `@inContext`. */
export const DEFAULT_CONTEXT = { country: 'IN', language: 'EN' } as const;

/**
 * Sends typed operations and parses their data. The type of an operation's result must fit what its parser
 * reads, so a field dropped from a `.graphql` file fails the type check, not a shopper.
 */
export function createQuery({
  url,
  token,
  country = DEFAULT_CONTEXT.country,
  language = DEFAULT_CONTEXT.language,
  fetch,
  timeoutMs,
  report,
}: StorefrontConfig) {
  /** GraphQL errors beside usable data are reported, and the data is returned. */
  return async function query<Schema extends v.GenericSchema, Result extends v.InferInput<Schema>, Variables>(
    document: TypedDocumentString<Result, Variables>,
    variables: Omit<Variables, keyof typeof DEFAULT_CONTEXT>,
    schemaFor: (report: ReportProblem | undefined) => Schema,
    { failure, unexpected }: FailureTexts,
    { signal }: CallOptions,
  ): Promise<v.InferOutput<Schema>> {
    const reply = await send({
      url,
      method: 'POST',
      headers: { 'x-shopify-storefront-access-token': token },
      body: { query: document.toString(), variables: { ...variables, country, language } },
      fetch,
      timeoutMs,
      signal,
      failure,
    });
    if (!reply.ok) throw new ApiError(failure, { kind: 'http', status: reply.status });
    const { data, errors } = parseReply(Envelope, reply.body, unexpected);
    const [firstError] = errors ?? [];
    if (firstError && !hasAnswer(data)) {
      throw new ApiError(data == null ? unexpected : failure, {
        kind: 'graphql',
        status: reply.status,
        code: firstError.extensions?.code,
        detail: firstError.message,
      });
    }
    if (firstError) {
      const subject = /^\s*query (\w+)/.exec(document.toString())?.[1] ?? 'query';
      reportSafely(report, { kind: 'graphql', subject, id: null, reason: firstError.message });
    }
    return parseReply(schemaFor(report), data, unexpected);
  };
}

/** Whether every root field holds a value. An error nulls the root field that it cost: that is a failure, not 'not found'. */
function hasAnswer(data: unknown): boolean {
  if (typeof data !== 'object' || data === null) return false;
  const roots: readonly unknown[] = Object.values(data);
  return roots.length > 0 && roots.every((root) => root !== null);
}

const UNREADABLE = { message: 'Unreadable error' };

const GraphQLError = v.object({
  message: v.string(),
  extensions: v.fallback(v.optional(v.object({ code: v.optional(v.string()) })), undefined),
});

/** Errors are read as far as they can be: a malformed one must not cost the data beside it. */
const Envelope = v.object({
  data: v.optional(v.unknown()),
  errors: v.nullish(v.fallback(v.array(v.fallback(GraphQLError, UNREADABLE)), [UNREADABLE])),
});
