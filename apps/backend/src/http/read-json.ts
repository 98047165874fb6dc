import * as v from 'valibot';
import { HttpError } from './errors.ts';
import { NOT_UNDERSTOOD, sentenceFor } from './sentences.ts';

/** The request's body as the schema has it; a 400 with a sentence for the shopper, and `field` and `problem` for the developer; never the value that was sent. */
export async function readJson<Schema extends v.GenericSchema>(
  request: Request,
  schema: Schema,
): Promise<v.InferOutput<Schema>> {
  let body: unknown;
  try {
    body = JSON.parse(await request.text());
  } catch (error) {
    throw new HttpError(400, NOT_UNDERSTOOD, { details: { problem: 'The body must be JSON' }, cause: error });
  }
  const result = v.safeParse(schema, body, { abortEarly: true });
  if (!result.success) throw refusalOf(result.issues[0]);
  return result.output;
}

function refusalOf(issue: v.BaseIssue<unknown>): HttpError {
  const keys = (issue.path ?? []).map(({ key }) => key);
  const field = keys
    .reduce<string>(
      (text, key) => (typeof key === 'number' ? `${text}[${key}]` : text ? `${text}.${key}` : `${key}`),
      '',
    )
    .slice(0, 80);
  const isUnknown = issue.type === 'strict_object' && issue.expected === 'never';
  const sentence = isUnknown ? NOT_UNDERSTOOD : sentenceFor(String(keys.at(-1)));
  const problem = isUnknown ? 'is an unknown field' : describeProblem(issue);
  return new HttpError(400, sentence, { details: field ? { field, problem } : { problem } });
}

/** Completes "{field} …". */
function describeProblem(issue: v.BaseIssue<unknown>): string {
  if (issue.kind !== 'schema') return issue.message;
  if (!issue.path)
    return `The body must be a JSON ${issue.expected === 'Object' ? 'object' : issue.expected}`;
  return issue.received === 'undefined' ? 'is missing' : `must be of type ${issue.expected}`;
}
