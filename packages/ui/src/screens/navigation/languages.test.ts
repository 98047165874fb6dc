import { expect, it } from 'vitest';
import { languages, splitLanguagePrefix } from './languages.ts';

it('lists the base language first, without a prefix', () => {
  expect(languages[0]).toEqual({ language: 'en', prefix: '' });
  expect(languages).toContainEqual({ language: 'hi', prefix: '/hi' });
});

it.each([
  ['/', '', '/'],
  ['/cart', '', '/cart'],
  ['/hi', '/hi', '/'],
  ['/hi/', '/hi', '/'],
  ['/hi/cart', '/hi', '/cart'],
  ['/hi/hi/cart', '/hi', '/hi/cart'],
  ['/highlights', '', '/highlights'],
  ['/en/cart', '', '/en/cart'],
])('splits %s into "%s" and %s', (pathname, prefix, path) => {
  expect(splitLanguagePrefix(pathname)).toEqual({ prefix, path });
});
