import * as v from 'valibot';
import { type FieldProblem, HttpError } from './errors.ts';
import { INVALID_REQUEST, messageForField } from './field-messages.ts';

/** How many invalid fields a response names. */
const MAX_FIELDS = 20;

/**
 * Parses the request's body with a schema. Throws HttpError 415 for a body that is declared as something else than JSON, and 400
 * `invalid_body` or `invalid_fields`.
 */
export async function parseBody<Schema extends v.GenericSchema>(
  request: Request,
  schema: Schema,
): Promise<v.InferOutput<Schema>> {
  const contentType = request.headers.get('Content-Type');
  if (contentType !== null && !/^\s*application\/json\s*(;|$)/i.test(contentType))
    throw new HttpError('unsupported_media_type', INVALID_REQUEST, {
      details: { problem: 'The Content-Type must be application/json' },
    });
  let body: unknown;
  try {
    body = JSON.parse(await request.text());
  } catch (error) {
    throw new HttpError('invalid_body', INVALID_REQUEST, {
      details: { problem: 'The body must be JSON' },
      cause: error,
    });
  }
  return parseFields(schema, body, 'body');
}

/**
 * Parses a part of the request with a schema. Throws HttpError 400 with a message for the shopper about the first invalid field; `fields`
 * names all of them for the developer, without the values that were sent.
 */
export function parseFields<Schema extends v.GenericSchema>(
  schema: Schema,
  value: unknown,
  part: FieldProblem['in'],
): v.InferOutput<Schema> {
  const { success, output, issues } = v.safeParse(schema, value);
  if (success) return output;
  const [first] = issues;
  if (!first.path)
    throw new HttpError('invalid_body', INVALID_REQUEST, {
      details: {
        problem: `The body must be a JSON ${first.expected === 'Object' ? 'object' : first.expected}`,
      },
    });
  const message = isUnknown(first) ? INVALID_REQUEST : messageForField(String(first.path.at(-1)?.key));
  // The first problem of each field.
  const problems = new Map<string, string>();
  for (const issue of issues) {
    const name = nameOf(issue);
    if (!problems.has(name) && problems.size < MAX_FIELDS) problems.set(name, describeProblem(issue));
  }
  const fields = Array.from(problems, ([name, problem]) => ({ in: part, name, problem }));
  throw new HttpError('invalid_fields', message, { details: { fields } });
}

/** Returns the path of a field, such as `items[0].quantity`. */
function nameOf({ path }: v.BaseIssue<unknown>): string {
  return (path ?? [])
    .reduce<string>(
      (text, { key }) => (typeof key === 'number' ? `${text}[${key}]` : text ? `${text}.${key}` : `${key}`),
      '',
    )
    .slice(0, 80);
}

function isUnknown({ type, expected }: v.BaseIssue<unknown>): boolean {
  return type === 'strict_object' && expected === 'never';
}

/** Returns the problem as a text that follows the name of the field. */
function describeProblem(issue: v.BaseIssue<unknown>): string {
  if (isUnknown(issue)) return 'is an unknown field';
  if (issue.kind !== 'schema') return issue.message;
  return issue.received === 'undefined' ? 'is missing' : `must be of type ${issue.expected}`;
}
