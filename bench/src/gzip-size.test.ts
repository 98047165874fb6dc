import { gzipSync } from 'node:zlib';
import { afterEach, expect, test, vi } from 'vitest';
import { gzipSize, scriptSize } from './gzip-size.ts';

afterEach(() => vi.unstubAllGlobals());

const script = (text: string) => `export const text = ${JSON.stringify(text.repeat(500))};`;

test('is the size of gzip -9, not of its default level', () => {
  const text = Array.from({ length: 4000 }, (_, index) => (index * index).toString(36)).join(' ');
  expect(gzipSize(text)).toBe(gzipSync(text, { level: 9 }).length);
  expect(gzipSize(text)).toBeLessThan(gzipSync(text, { level: 1 }).length);
});

test('sums up scripts, each compressed alone and fetched once', async () => {
  const files = new Map([
    ['http://localhost/a.js', script('a')],
    ['http://localhost/b.js', script('b')],
  ]);
  const fetched = vi.fn(async (url: string) => new Response(files.get(url)));
  vi.stubGlobal('fetch', fetched);
  const expected = [...files.values()].reduce((sum, text) => sum + gzipSize(text), 0);
  expect(await scriptSize(['http://localhost/a.js', ...files.keys()])).toBe(expected);
  expect(await scriptSize(files.keys())).toBe(expected);
  expect(fetched).toHaveBeenCalledTimes(2);
});

test('rejects when a script is missing', async () => {
  vi.stubGlobal('fetch', async () => new Response('Not found', { status: 404 }));
  await expect(scriptSize(['http://localhost/missing.js'])).rejects.toThrow(
    'missing.js responded with status 404',
  );
});
