import * as v from 'valibot';
import { HttpError } from './errors.ts';
import { INVALID_REQUEST, messageForField } from './field-messages.ts';

/**
 * Parses the request's body with a schema. Throws HttpError 400 with a message for the shopper and `field` and `problem` for the
 * developer, which never contain the value that was sent.
 */
export async function readJson<Schema extends v.GenericSchema>(
  request: Request,
  schema: Schema,
): Promise<v.InferOutput<Schema>> {
  let body: unknown;
  try {
    body = JSON.parse(await request.text());
  } catch (error) {
    throw new HttpError(400, INVALID_REQUEST, {
      details: { problem: 'The body must be JSON' },
      cause: error,
    });
  }
  const result = v.safeParse(schema, body, { abortEarly: true });
  if (!result.success) throw validationError(result.issues[0]);
  return result.output;
}

function validationError(issue: v.BaseIssue<unknown>): HttpError {
  const keys = (issue.path ?? []).map(({ key }) => key);
  const field = keys
    .reduce<string>(
      (text, key) => (typeof key === 'number' ? `${text}[${key}]` : text ? `${text}.${key}` : `${key}`),
      '',
    )
    .slice(0, 80);
  const isUnknown = issue.type === 'strict_object' && issue.expected === 'never';
  const message = isUnknown ? INVALID_REQUEST : messageForField(String(keys.at(-1)));
  const problem = isUnknown ? 'is an unknown field' : describeProblem(issue);
  return new HttpError(400, message, { details: field ? { field, problem } : { problem } });
}

/** Returns the problem as a text that follows the name of the field. */
function describeProblem(issue: v.BaseIssue<unknown>): string {
  if (issue.kind !== 'schema') return issue.message;
  if (!issue.path)
    return `The body must be a JSON ${issue.expected === 'Object' ? 'object' : issue.expected}`;
  return issue.received === 'undefined' ? 'is missing' : `must be of type ${issue.expected}`;
}
