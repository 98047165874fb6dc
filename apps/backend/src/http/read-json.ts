import * as v from 'valibot';
import { HttpError } from './errors.ts';

/** The request's body as the schema has it; a 400 that names what is wrong, never the value that was sent. */
export async function readJson<Schema extends v.GenericSchema>(
  request: Request,
  schema: Schema,
): Promise<v.InferOutput<Schema>> {
  let body: unknown;
  try {
    body = JSON.parse(await request.text());
  } catch (error) {
    throw new HttpError(400, 'The body must be JSON.', { cause: error });
  }
  const result = v.safeParse(schema, body, { abortEarly: true });
  if (!result.success) throw new HttpError(400, describeIssue(result.issues[0]));
  return result.output;
}

function describeIssue(issue: v.BaseIssue<unknown>): string {
  const path = (issue.path ?? []).reduce(
    (text, { key }) => (typeof key === 'number' ? `${text}[${key}]` : text ? `${text}.${key}` : `${key}`),
    '',
  );
  if (issue.type === 'strict_object' && issue.expected === 'never')
    return `Unknown field: ${path.slice(0, 80)}.`;
  if (issue.kind === 'schema') {
    if (!path) return `The body must be a JSON ${issue.expected === 'Object' ? 'object' : issue.expected}.`;
    return issue.received === 'undefined'
      ? `${path} is missing.`
      : `${path} must be of type ${issue.expected}.`;
  }
  return `${path} ${issue.message}.`;
}
