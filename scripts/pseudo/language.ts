/**
 * Pseudo-languages, made from the messages: texts of which a test can tell that they are messages. They are written into a checkout of the
 * repository and never committed.
 */
import { cpSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { END, START } from './marks.ts';

/** The language that is added: Marathi, of which the tests need no word. */
export const ADDED = 'mr';

type Json = string | readonly Json[] | { readonly [key: string]: Json };

/** Returns a text between the marks. */
const mark = (text: string): string => START + text + END;

/** Returns a text of the added language: another one, between the marks, with the same parameters. */
export const translate = (text: string): string => mark(`${text}·`);

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

/** Adds the folder of a language to a checkout, and marks the messages of every language. */
export function writePseudoLanguages(checkout: string): void {
  const locales = join(checkout, 'packages/messages/locales');
  cpSync(join(locales, 'en'), join(locales, ADDED), { recursive: true });
  cpSync(join(locales, 'hi/content'), join(locales, ADDED, 'content'), { recursive: true });
  for (const name of globSync(['*/*.json', '*/content/*.json'], {
    cwd: locales,
    exclude: ['**/locale.json'],
  })) {
    const file = join(locales, name);
    const messages = changeMessages(
      JSON.parse(readFileSync(file, 'utf8')),
      name.startsWith(ADDED) ? translate : mark,
    );
    writeFileSync(file, `${JSON.stringify(messages, null, 2)}\n`);
  }
  writeFileSync(join(locales, ADDED, 'locale.json'), '{ "locale_tag": "mr-IN-u-nu-latn" }\n');
}
