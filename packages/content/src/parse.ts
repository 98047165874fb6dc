import * as v from 'valibot';
import { naap } from './naap.ts';
import { type Content, contentSchema } from './schema.ts';

/** A content file that cannot be used. The message has a line for each mistake. */
export class ContentError extends Error {
  override readonly name = 'ContentError';
}

/**
 * Checks a content file and fills in `{minutes}`. Throws a `ContentError` that names every mistake by its path, says what is wrong and
 * gives an example. `source` is where the content comes from, for the message.
 */
export function parseContent(value: unknown, source: string): Content {
  const result = v.safeParse(contentSchema, value);
  if (!result.success) {
    const mistakes = [...new Set(result.issues.map(describe))];
    const count = mistakes.length === 1 ? 'a mistake' : `${mistakes.length} mistakes`;
    throw new ContentError(`${source} has ${count}:\n${mistakes.map((line) => `  ${line}`).join('\n')}`);
  }
  return fillIn(result.output, String(result.output.delivery.minutes));
}

type Key = string | number;

function describe(issue: v.BaseIssue<unknown>): string {
  const keys = (issue.path ?? []).flatMap(({ key }): Key[] =>
    typeof key === 'string' ? key.split('.') : typeof key === 'number' ? [key] : [],
  );
  const name = nameOf(keys);
  if (issue.kind === 'schema' && issue.type === 'strict_object' && issue.expected === 'never') {
    return `${name} is unknown: the names beside it are ${siblingsOf(keys).join(', ')}.`;
  }
  const problem =
    issue.input === undefined ? 'is missing' : `is ${shorten(issue.input)}: it ${issue.message}`;
  const example = exampleOf(keys);
  return `${name} ${problem}.${example === undefined ? '' : ` Example: ${shorten(example)}`}`;
}

/** `home.tiles[2].label` */
function nameOf(keys: readonly Key[]): string {
  const path = keys.map((key) => (typeof key === 'number' ? `[${key}]` : `.${key}`)).join('');
  return path.replace(/^\./, '') || 'the content';
}

/** For places that the default content leaves out. */
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
  return defaultAt(keys) ?? examples[String(keys.at(-1))];
}

/** What stands at that place in the default content; of a list, its first entry. */
function defaultAt(keys: readonly Key[]): unknown {
  let place: unknown = naap;
  for (const key of keys) {
    if (typeof place !== 'object' || place === null) return undefined;
    place = Array.isArray(place) ? place[0] : Object.getOwnPropertyDescriptor(place, key)?.value;
  }
  return place;
}

function siblingsOf(keys: readonly Key[]): readonly string[] {
  const parent = defaultAt(keys.slice(0, -1));
  return typeof parent === 'object' && parent !== null ? Object.keys(parent) : [];
}

function shorten(value: unknown): string {
  const json = JSON.stringify(value) ?? String(value);
  return json.length > 100 ? `${json.slice(0, 99)}…` : json;
}

function fillIn<T>(value: T, minutes: string): T;
function fillIn(value: unknown, minutes: string): unknown {
  if (typeof value === 'string') return value.replaceAll('{minutes}', minutes);
  if (Array.isArray(value)) return value.map((entry) => fillIn(entry, minutes));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, fillIn(entry, minutes)]));
}
