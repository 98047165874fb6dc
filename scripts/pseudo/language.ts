/**
 * Pseudo-languages, made from the messages in English: texts of which a test can tell that they are messages. They are written into a checkout of
 * the repository and never committed.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { END, START } from './marks.ts';

/** The language that is added: Marathi, of which the tests need no word. */
export const ADDED = 'mr';

type Json = string | readonly Json[] | { readonly [key: string]: Json };

const ACCENTED: Readonly<Record<string, string>> = Object.fromEntries(
  Array.from('abcdeghijlmnoprstuwyzABCDEGHIJLMNOPRSTUWYZ', (letter, index) => [
    letter,
    Array.from('áƀçďéğħíĵļɱñóƥřšŧúŵýžÁƁÇĎÉĞĦÍĴĻⱮÑÓƤŘŠŦÚŴÝŽ')[index] ?? letter,
  ]),
);

/** Returns a text between the marks. */
const mark = (text: string): string => START + text + END;

/** Returns a text with accents, a third longer, between the marks. Parameters stay as they are. */
export function accent(text: string): string {
  const accented = text
    .split(/(\{\w+\})/)
    .map((part) =>
      part.startsWith('{') ? part : Array.from(part, (letter) => ACCENTED[letter] ?? letter).join(''),
    )
    .join('');
  return mark(`${accented}${'·'.repeat(Math.ceil(text.length / 3))}`);
}

/** Changes the texts of the messages in a file. The keys of a variant's `match` are no texts. */
function changeMessages(messages: Json, change: (text: string) => string): Json {
  if (typeof messages === 'string') return change(messages);
  if (Array.isArray(messages)) {
    return messages.map((variants) => ({ ...variants, match: changeMessages(variants.match, change) }));
  }
  return Object.fromEntries(
    Object.entries(messages).map(([key, message]) => [
      key,
      key.startsWith('$') ? message : changeMessages(message, change),
    ]),
  );
}

/** Marks the messages of every language of a checkout, and adds to it the folder of a language with accented ones. */
export function writePseudoLanguages(checkout: string): void {
  const locales = join(checkout, 'packages/messages/locales');
  const fileOf = (language: string, file: string) => join(locales, language, file);
  const read = (path: string): Json => JSON.parse(readFileSync(path, 'utf8'));
  const write = (path: string, json: Json) => writeFileSync(path, `${JSON.stringify(json, null, 2)}\n`);
  const languages = readdirSync(locales);
  const files = readdirSync(join(locales, 'en')).filter(
    (name) => name.endsWith('.json') && name !== 'locale.json',
  );
  const translation = 'content/naap.json';
  mkdirSync(fileOf(ADDED, 'content'), { recursive: true });
  for (const file of files) write(fileOf(ADDED, file), changeMessages(read(fileOf('en', file)), accent));
  write(fileOf(ADDED, 'locale.json'), { locale_tag: 'mr-IN-u-nu-latn' });
  const accentKeys = (record: Json) =>
    Object.fromEntries(Object.keys(record).map((text) => [text, accent(text)]));
  write(
    fileOf(ADDED, translation),
    Object.fromEntries(
      Object.entries(read(fileOf('hi', translation))).map(([name, record]) => [name, accentKeys(record)]),
    ),
  );
  for (const language of languages) {
    for (const file of [...files, translation].map((name) => fileOf(language, name)).filter(existsSync))
      write(file, changeMessages(read(file), mark));
  }
}
