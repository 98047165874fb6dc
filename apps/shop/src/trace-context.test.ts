import { afterEach, expect, it, vi } from 'vitest';
import { fetchWithTraceContext } from './trace-context.ts';

afterEach(() => vi.unstubAllGlobals());

it('adds a new traceparent to each request and keeps its other headers', async () => {
  const sent: Headers[] = [];
  vi.stubGlobal('fetch', async (_input: unknown, init: RequestInit) => {
    sent.push(new Headers(init.headers));
    return new Response();
  });
  await fetchWithTraceContext('http://backend.test/cart', { headers: { authorization: 'Bearer token' } });
  await fetchWithTraceContext('http://backend.test/cart');
  const [first, second] = sent.map((headers) => headers.get('traceparent'));
  expect(first).toMatch(/^00-(?!0{32})[0-9a-f]{32}-(?!0{16})[0-9a-f]{16}-00$/);
  expect(second).not.toBe(first);
  expect(sent[0]?.get('authorization')).toBe('Bearer token');
});
