import { naap, parseContent } from '@naap/content';
import { baseLocale, locales, overwriteGetLocale } from '@naap/messages/runtime';
import { expect, it } from 'vitest';
import { webManifest } from './web-manifest.ts';

const manifestIn = (language: (typeof locales)[number]) => {
  overwriteGetLocale(() => language);
  return JSON.parse(webManifest(parseContent(naap, 'naap', language)));
};

it.each([
  ['en', 'en-IN', '/', 'Fashion for women and men'],
  ['hi', 'hi-IN', '/hi', 'महिलाओं और पुरुषों का फ़ैशन'],
] as const)('describes the shop in the language %s', (language, lang, start, description) => {
  const manifest = manifestIn(language);
  expect(manifest).toMatchObject({ lang, start_url: start, scope: '/' });
  expect(manifest.description).toContain(description);
});

it('describes one app in all languages, so that a change of the language does not leave it', () => {
  expect(new Set(locales.map((language) => manifestIn(language).id)).size).toBe(1);
  overwriteGetLocale(() => baseLocale);
});
