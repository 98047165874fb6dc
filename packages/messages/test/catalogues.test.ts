import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { BASE_LOCALE, locales, localesDir, messageFiles, packagePath } from '../locales.ts';

/** A text, or the variants of a message that depends on a number. */
type Message = string | readonly { readonly match: Readonly<Record<string, string>> }[];
type Catalogue = Readonly<Record<string, Message>>;

const translations = locales.filter((locale) => locale !== BASE_LOCALE);
const base = catalogueOf(BASE_LOCALE);

/** Every line of code that may use a message, without that of stories, documentation pages and tests. */
const code = globSync('{packages,apps}/*/**/*.{ts,tsx}', {
  cwd: packagePath('../..'),
  exclude: (path) =>
    /(^|\/)(node_modules|generated|dist|docs|fixtures|test)(\/|$)|\.(stories|test)\.tsx?$/.test(path),
})
  .map((file) => readFileSync(packagePath(`../../${file}`), 'utf8'))
  .join('\n');

describe('the messages', () => {
  it('are all used', () => {
    const used = new Set(code.match(/(?<=\bm\.)\w+/g));
    expect(Object.keys(base).filter((key) => !used.has(key))).toEqual([]);
  });

  it('have a key that begins with the name of their file', () => {
    for (const { file, messages } of filesOf(BASE_LOCALE)) {
      const prefix = `${file.replace('.json', '').replaceAll('-', '_')}_`;
      expect(Object.keys(messages).filter((key) => !key.startsWith(prefix))).toEqual([]);
    }
  });
});

it('Hindi messages write nasal vowels with one sign', () => {
  const messages = filesOf('hi').flatMap((file) => Object.entries(file.messages));
  expect(messages.filter(([, message]) => JSON.stringify(message).includes('\u0901'))).toEqual([]);
});

describe.each(translations)('the messages in %s', (locale) => {
  const translated = catalogueOf(locale);

  it('are in the same files', () => {
    const keysOf = (name: string) =>
      Object.fromEntries(filesOf(name).map(({ file, messages }) => [file, Object.keys(messages)]));
    expect(keysOf(locale)).toEqual(keysOf(BASE_LOCALE));
  });

  it('have the same parameters', () => {
    const parameters = (catalogue: Catalogue) =>
      Object.keys(base).map((key) => `${key}: ${parametersOf(catalogue[key])}`);
    expect(parameters(translated)).toEqual(parameters(base));
  });
});

/** Reads the files of a language; keys with a leading `$` are not messages. */
function filesOf(locale: string): readonly { readonly file: string; readonly messages: Catalogue }[] {
  return messageFiles(locale).map((file) => {
    const { $schema, ...messages } = JSON.parse(readFileSync(`${localesDir}/${locale}/${file}`, 'utf8'));
    return { file, messages };
  });
}

function catalogueOf(locale: string): Catalogue {
  return Object.assign({}, ...filesOf(locale).map(({ messages }) => messages));
}

function textsOf(message: Message = ''): readonly string[] {
  return typeof message === 'string' ? [message] : message.flatMap(({ match }) => Object.values(match));
}

function parametersOf(message: Message | undefined): readonly string[] {
  return [...new Set(textsOf(message).flatMap((text) => text.match(/\{\w+\}/g) ?? []))].sort();
}
