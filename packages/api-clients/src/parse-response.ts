/** Reads the bodies of responses with schemas. Apart from http.ts, so that a visit that reads no such response does not load it. Internal. */
import * as v from 'valibot';
import { ApiError } from './error.ts';
import { hasServiceLanguage } from './error-catalogue.ts';
import { textOfCode } from './error-codes.ts';

/** Parses a response body. Throws a `malformed` error with the message `failure` when it does not match the schema. */
export function parseResponse<Schema extends v.GenericSchema>(
  schema: Schema,
  body: unknown,
  failure: string,
): v.InferOutput<Schema> {
  const result = v.safeParse(schema, body);
  if (result.success) return result.output;
  throw new ApiError(failure, { kind: 'malformed', cause: new TypeError(describeIssues(result.issues)) });
}

/**
 * Returns the text of a failed response for the shopper: its `error` field, which is in English, or the translation of its `code`. Undefined when
 * there is no text in the page's language.
 */
export function errorField(body: unknown): string | undefined {
  const result = v.safeParse(ErrorResponse, body);
  if (!result.success) return undefined;
  return hasServiceLanguage() ? result.output.error : textOfCode(result.output.code);
}

const ErrorResponse = v.object({
  error: v.pipe(v.string(), v.trim(), v.nonEmpty()),
  code: v.fallback(v.optional(v.string()), undefined),
});

function describeIssues(issues: readonly v.BaseIssue<unknown>[]): string {
  const [first, ...others] = issues.map((issue) => `${v.getDotPath(issue) ?? 'response'}: ${issue.message}`);
  return others.length > 0 ? `${first} (and ${others.length} more)` : `${first}`;
}
