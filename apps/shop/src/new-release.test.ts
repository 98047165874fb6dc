import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openNewRelease } from './new-release.ts';

const missing = new TypeError('Failed to fetch dynamically imported module');
const ownFile = new URL('./new-release.ts', import.meta.url).pathname;
const reload = vi.fn();

/** Opens a page by a kind of navigation, some time ago. */
function openPage(type: 'navigate' | 'reload', ageMs: number) {
  vi.stubGlobal('performance', { getEntriesByType: () => [{ type }], now: () => ageMs });
}

beforeEach(() => {
  reload.mockClear();
  vi.stubGlobal('document', {});
  vi.stubGlobal('location', { href: 'https://shop.test/categories', reload });
  openPage('navigate', 1000);
});
afterEach(() => vi.unstubAllGlobals());

const newPage = async () => new Response('<script src="/assets/index-2.js">');

it.each([
  ['a page', 'navigate', 1000],
  ['a page that was reloaded a minute ago', 'reload', 60_000],
] as const)('reloads %s when the server has another release', async (_name, type, ageMs) => {
  openPage(type, ageMs);
  const fetchPage = vi.fn(newPage);
  vi.stubGlobal('fetch', fetchPage);
  const settled = vi.fn();
  openNewRelease(missing).then(settled, settled);
  await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce());
  expect(fetchPage).toHaveBeenCalledWith('https://shop.test/categories', { cache: 'no-store' });
  expect(settled).not.toHaveBeenCalled();
});

it.each([
  ['has the same release', async () => new Response(`<script src="${ownFile}">`)],
  ['fails', async () => new Response('Busy', { status: 503 })],
  ['cannot be reached', () => Promise.reject(new TypeError('Failed to fetch'))],
])('rejects with the error when the server %s', async (_name, fetchPage) => {
  vi.stubGlobal('fetch', fetchPage);
  await expect(openNewRelease(missing)).rejects.toBe(missing);
  expect(reload).not.toHaveBeenCalled();
});

it('does not reload again when a reload has not helped', async () => {
  openPage('reload', 59_999);
  vi.stubGlobal('fetch', newPage);
  await expect(openNewRelease(missing)).rejects.toBe(missing);
  expect(reload).not.toHaveBeenCalled();
});

it('rejects with the error on a server', async () => {
  vi.stubGlobal('document', undefined);
  await expect(openNewRelease(missing)).rejects.toBe(missing);
});
