import * as v from 'valibot';
import { labelKey } from './labels.ts';
import { naap } from './naap.ts';
import { type ContentFile, type ContentWithCharts, contentSchema } from './schema.ts';
import { tagsIn, translateShown } from './texts.ts';

/** Thrown for an invalid content file. The message has one line for each mistake. */
export class ContentError extends Error {
  override readonly name = 'ContentError';
}

/**
 * Validates a content file and returns it in a language, with `{minutes}` replaced. A text without a translation stays as it is. Throws a
 * `ContentError` with the path, the problem and an example for every mistake. `source` names the file in that message.
 */
export function parseContent(value: unknown, source: string, language = 'en'): ContentWithCharts {
  const { translations, ...file } = validate(value, source);
  const minutes = String(file.delivery.minutes);
  const { texts = {}, labels = {} } = translations[language] ?? {};
  const translate = (text: string) => (Object.hasOwn(texts, text) ? (texts[text] ?? text) : text);
  const translated = Object.assign({}, translateShown(value, translate), { translations: {} });
  // Two labels of a list may be different in one language and the same in another.
  validate(translated, `${source} in "${language}"`);
  const words = [...tagsIn(file).map((tag) => [tag, translate(tag)] as const), ...Object.entries(labels)];
  return {
    ...translateShown(file, (text) => translate(text).replaceAll('{minutes}', minutes)),
    labels: Object.fromEntries(
      words.filter(([word, label]) => word !== label).map(([word, label]) => [labelKey(word), label]),
    ),
  };
}

function validate(value: unknown, source: string): ContentFile {
  const result = v.safeParse(contentSchema, value);
  if (result.success) return result.output;
  const mistakes = [...new Set(result.issues.map(describe))];
  const count = mistakes.length === 1 ? 'a mistake' : `${mistakes.length} mistakes`;
  throw new ContentError(`${source} has ${count}:\n${mistakes.map((line) => `  ${line}`).join('\n')}`);
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

const openEveryDay = Object.fromEntries(
  ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'].map((day) => [
    day,
    { opens: '09:00', closes: '21:00' },
  ]),
);

/** The default content with the limits of delivery that it does not have. */
const exampleContent = {
  ...naap,
  delivery: {
    ...naap.delivery,
    timeZone: 'Asia/Kolkata',
    hours: openEveryDay,
    areas: [{ label: 'Mumbai', centre: { latitude: 19.08, longitude: 72.88 }, radiusKm: 15 }],
  },
};

/** Example values of keys that the example content does not have. */
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
  return exampleAt(keys) ?? examples[String(keys.at(-1))];
}

/** Returns the value at a path of the example content, using the first entry of each list. */
function exampleAt(keys: readonly Key[]): unknown {
  let value: unknown = exampleContent;
  for (const key of keys) {
    if (typeof value !== 'object' || value === null) return undefined;
    value = Array.isArray(value) ? value[0] : Object.getOwnPropertyDescriptor(value, key)?.value;
  }
  return value;
}

function siblingsOf(keys: readonly Key[]): readonly string[] {
  const parent = exampleAt(keys.slice(0, -1));
  return typeof parent === 'object' && parent !== null ? Object.keys(parent) : [];
}

function shorten(value: unknown): string {
  const json = JSON.stringify(value) ?? String(value);
  return json.length > 100 ? `${json.slice(0, 99)}…` : json;
}
