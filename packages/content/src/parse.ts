import * as v from 'valibot';
import { naap } from './naap.ts';
import { type Content, contentSchema } from './schema.ts';

/** Thrown for an invalid content file. The message has one line for each mistake. */
export class ContentError extends Error {
  override readonly name = 'ContentError';
}

/**
 * Validates a content file and replaces `{minutes}`. Throws a `ContentError` with the path, the problem and an example for every
 * mistake. `source` names the file in that message.
 */
export function parseContent(value: unknown, source: string): Content {
  const result = v.safeParse(contentSchema, value);
  if (!result.success) {
    const mistakes = [...new Set(result.issues.map(describe))];
    const count = mistakes.length === 1 ? 'a mistake' : `${mistakes.length} mistakes`;
    throw new ContentError(`${source} has ${count}:\n${mistakes.map((line) => `  ${line}`).join('\n')}`);
  }
  return replaceMinutes(result.output, String(result.output.delivery.minutes));
}

type Key = string | number;

function describe(issue: v.BaseIssue<unknown>): string {
  const keys = (issue.path ?? []).flatMap(({ key }): Key[] =>
    typeof key === 'string' ? key.split('.') : typeof key === 'number' ? [key] : [],
  );
  const name = formatPath(keys);
  if (issue.kind === 'schema' && issue.type === 'strict_object' && issue.expected === 'never') {
    return `${name} is unknown. Its known siblings are ${siblingsOf(keys).join(', ')}.`;
  }
  const problem =
    issue.input === undefined ? 'is missing' : `is ${shorten(issue.input)}: it ${issue.message}`;
  const example = exampleOf(keys);
  return `${name} ${problem}.${example === undefined ? '' : ` Example: ${shorten(example)}`}`;
}

/** Formats a path, such as `home.tiles[2].label`. */
function formatPath(keys: readonly Key[]): string {
  const path = keys.map((key) => (typeof key === 'number' ? `[${key}]` : `.${key}`)).join('');
  return path.replace(/^\./, '') || 'the content';
}

/** Example values of keys that the default content does not have. */
const examples: Readonly<Record<string, unknown>> = {
  tags: ['Dresses'],
  collection: 'best-sellers',
  href: '/category/women',
  title: 'New in',
  from: 500,
  to: 1000,
  below: 500,
  above: 5000,
  rows: [{ title: 'New in', collection: 'new-arrivals' }],
};

function exampleOf(keys: readonly Key[]): unknown {
  return defaultValueAt(keys) ?? examples[String(keys.at(-1))];
}

/** Returns the value at a path of the default content, using the first entry of each list. */
function defaultValueAt(keys: readonly Key[]): unknown {
  let value: unknown = naap;
  for (const key of keys) {
    if (typeof value !== 'object' || value === null) return undefined;
    value = Array.isArray(value) ? value[0] : Object.getOwnPropertyDescriptor(value, key)?.value;
  }
  return value;
}

function siblingsOf(keys: readonly Key[]): readonly string[] {
  const parent = defaultValueAt(keys.slice(0, -1));
  return typeof parent === 'object' && parent !== null ? Object.keys(parent) : [];
}

function shorten(value: unknown): string {
  const json = JSON.stringify(value) ?? String(value);
  return json.length > 100 ? `${json.slice(0, 99)}…` : json;
}

function replaceMinutes<T>(value: T, minutes: string): T;
function replaceMinutes(value: unknown, minutes: string): unknown {
  if (typeof value === 'string') return value.replaceAll('{minutes}', minutes);
  if (Array.isArray(value)) return value.map((entry) => replaceMinutes(entry, minutes));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, entry]) => [key, replaceMinutes(entry, minutes)]),
  );
}
