import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { naap } from '@naap/content';
import { createDirectShop } from '@naap/fixtures/direct-shop';
import { create } from 'fontkit';
import { describe, expect, it } from 'vitest';
import { unicodeRange } from '../src/theme/unicode-range.ts';

const root = join(import.meta.dirname, '../../..');

/** Returns the characters of a font file for which a browser loads it. */
function charactersOf(file: string, range: string): readonly string[] {
  const font = create(readFileSync(join(import.meta.dirname, '../src/theme/fonts', file)));
  if (!('characterSet' in font)) throw new Error('The file is a collection of fonts. Pass a single font.');
  const ranges = range.split(', ').map((part) =>
    part
      .slice(2)
      .split('-')
      .map((code) => Number.parseInt(code, 16)),
  );
  return font.characterSet
    .filter((code) => ranges.some(([first = 0, last = first]) => code >= first && code <= last))
    .map((code) => String.fromCodePoint(code));
}

const texts: Readonly<Record<string, unknown>> = {
  'the messages and the translations of the content': globSync('packages/messages/locales/**/*.json', {
    cwd: root,
  }).map((file) => JSON.parse(readFileSync(join(root, file), 'utf8'))),
  'the content': naap,
  'the products of the sandbox': createDirectShop().sandbox.catalogue.products,
};

// JSON adds the names of fields and punctuation, which the fonts have too.
const needed = Object.entries(texts).map(([name, value]) => [name, new Set(JSON.stringify(value))] as const);

describe.each([
  ['regular', 'anek-latin.woff2', 'anek-devanagari.woff2'],
  ['bold', 'anek-latin-wide.woff2', 'anek-devanagari-bold.woff2'],
])('the %s fonts', (_weight, latin, devanagari) => {
  const available = new Set([
    ...charactersOf(latin, unicodeRange.latin),
    ...charactersOf(devanagari, unicodeRange.devanagari),
    // Contained in the face of the rupee sign.
    '₹',
  ]);

  it.each(needed)('have every character of %s', (_, characters) => {
    expect(characters.size).toBeGreaterThan(50);
    expect([...characters].filter((character) => !available.has(character))).toEqual([]);
  });
});
