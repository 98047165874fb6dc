import { runInNewContext } from 'node:vm';
import { LANGUAGE_KEY } from '@naap/ui/languages';
import { describe, expect, it, vi } from 'vitest';
import { chooseLanguage } from './choose-language.ts';

const languages = [
  { language: 'en', prefix: '' },
  { language: 'hi', prefix: '/hi' },
  { language: 'ta', prefix: '/ta' },
];

interface Visit {
  readonly at?: string;
  readonly browser: readonly string[];
  readonly chosen?: string | null;
  readonly blocksStorage?: boolean;
}

/** Runs the script in a page. Returns the address that it opens; null when it stays. */
function open({ at = '/products?tag=Jeans#top', browser, chosen = null, blocksStorage = false }: Visit) {
  const { pathname, search, hash } = new URL(at, 'https://naap.example');
  const replace = vi.fn<(url: string) => void>();
  const getItem = (key: string) => (key === LANGUAGE_KEY ? chosen : null);
  runInNewContext(chooseLanguage(languages), {
    setTimeout: (task: () => void) => task(),
    navigator: { languages: browser },
    location: { pathname, search, hash, replace },
    get localStorage() {
      if (blocksStorage) throw new DOMException('Access is denied', 'SecurityError');
      return { getItem };
    },
  });
  return replace.mock.calls[0]?.[0] ?? null;
}

describe('the script that chooses the language', () => {
  it.each<[string, Visit, string | null]>([
    ['a browser in English', { browser: ['en-IN', 'hi'] }, null],
    ['a browser in Hindi', { browser: ['hi-IN', 'en'] }, '/hi/products?tag=Jeans#top'],
    [
      'the first language that the shop speaks',
      { browser: ['mr-IN', 'ta', 'hi'] },
      '/ta/products?tag=Jeans#top',
    ],
    ['no language of the shop', { browser: ['mr-IN', 'bn'] }, null],
    ['no languages', { browser: [] }, null],
    ['a name that every object has', { browser: ['constructor', '__proto__'] }, null],
    ['English chosen in a browser in Hindi', { browser: ['hi-IN'], chosen: 'en' }, null],
    ['Hindi chosen in a browser in English', { browser: ['en'], chosen: 'hi' }, '/hi/products?tag=Jeans#top'],
    ['a chosen language that is no longer spoken', { browser: ['hi'], chosen: 'fr' }, null],
    ['blocked storage', { browser: ['hi'], blocksStorage: true }, '/hi/products?tag=Jeans#top'],
    ['the home page', { at: '/', browser: ['hi'] }, '/hi/'],
    ['this document at a path of the language', { at: '/hi/products', browser: ['hi'] }, null],
    ['this document at the home page of the language', { at: '/hi', browser: ['hi'] }, null],
  ])('%s', (_, visit, expected) => {
    expect(open(visit)).toBe(expected);
  });
});
