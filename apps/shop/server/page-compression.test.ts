import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, it, vi } from 'vitest';
import type { CachedPage } from './page-cache.ts';
import { createPageCompressor } from './page-compression.ts';

const text = Array.from(
  { length: 3_000 },
  (_, index) => `<p class="c${index % 7}">${index * index}</p>`,
).join('');
const pageOf = (suffix = ''): CachedPage => ({
  status: 200,
  type: 'text/html',
  body: Buffer.from(text + suffix),
  etag: '',
  headers: {},
  isComplete: true,
});

it('compresses a page once per coding', async () => {
  const { compress } = createPageCompressor();
  const page = pageOf();
  expect(`${brotliDecompressSync(await compress(page, 'br'))}`).toBe(text);
  expect(`${gunzipSync(await compress(page, 'gzip'))}`).toBe(text);
  expect(compress(page, 'gzip')).toBe(compress(page, 'gzip'));
});

it('compresses a page better after its second request', async () => {
  const { compress } = createPageCompressor();
  const page = pageOf();
  const first = await compress(page, 'br');
  expect(await compress(page, 'br')).toBe(first);
  await vi.waitFor(
    async () => expect((await compress(page, 'br')).length).toBeLessThan(first.length),
    10_000,
  );
  expect(`${brotliDecompressSync(await compress(page, 'br'))}`).toBe(text);
});

it('compresses a page better before its first request', async () => {
  const { compress, precompress } = createPageCompressor();
  const fast = await compress(pageOf(), 'br');
  const page = pageOf();
  await precompress(page);
  expect((await compress(page, 'br')).length).toBeLessThan(fast.length);
});

it('takes at most a tenth of the time for it', async () => {
  let time = 0;
  const { compress } = createPageCompressor(() => {
    time += 100;
    return time;
  });
  const requestTwice = async (page: CachedPage) => {
    const first = await compress(page, 'br');
    await compress(page, 'br');
    return first;
  };
  const [page, other] = [pageOf(), pageOf('!')];
  const first = await requestTwice(page);
  await vi.waitFor(async () => expect(await compress(page, 'br')).not.toBe(first), 10_000);
  // One compression took 100 ms of this clock, so the next one waits for 900.
  const fast = await requestTwice(other);
  expect(await compress(other, 'br')).toBe(fast);
  time += 1_000;
  await vi.waitFor(async () => expect(await compress(other, 'br')).not.toBe(fast), 10_000);
});
