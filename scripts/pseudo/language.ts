/**
 * Pseudo-languages, made from the messages: texts of which a test can tell that they are messages. They are written into a checkout of the
 * repository and never committed.
 */
import { cpSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { END, START } from './marks.ts';

/** The language that is added: Marathi, of which the tests need no word. */
export const ADDED = 'mr';

/** Returns a text between the marks. */
const mark = (text: string): string => START + text + END;

/** Returns a text of the added language: another one, between the marks, with the same parameters. */
export const translate = (text: string): string => mark(`${text}·`);

/** Changes the texts of messages in JSON. The keys of a variant's `match` are no texts, nor are lists of declarations and selectors. */
function changeMessages(json: string, change: (text: string) => string): unknown {
  return JSON.parse(json, function (this: unknown, key: string, value: unknown) {
    const isText = typeof value === 'string' && !key.startsWith('$') && !Array.isArray(this);
    return isText ? change(value) : value;
  });
}

/** Adds the folder of a language to a checkout, and marks the messages of every language. */
export function writePseudoLanguages(checkout: string): void {
  const locales = join(checkout, 'packages/messages/locales');
  cpSync(join(locales, 'en'), join(locales, ADDED), { recursive: true });
  cpSync(join(locales, 'hi/content'), join(locales, ADDED, 'content'), { recursive: true });
  const names = globSync(['*/*.json', '*/content/*.json'], { cwd: locales, exclude: ['**/locale.json'] });
  for (const name of names) {
    const file = join(locales, name);
    const change = name.startsWith(ADDED) ? translate : mark;
    const messages = changeMessages(readFileSync(file, 'utf8'), change);
    writeFileSync(file, `${JSON.stringify(messages, null, 2)}\n`);
  }
  writeFileSync(join(locales, ADDED, 'locale.json'), '{ "locale_tag": "mr-IN-u-nu-latn" }\n');
}
