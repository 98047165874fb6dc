import { describe, expect, it, vi } from 'vitest';
import {
  BUSY,
  type CachedPage,
  createPageCache,
  FRESH_MS,
  type PageCacheOptions,
  REVALIDATION_INTERVAL_MS,
  STALE_WHILE_REVALIDATE_MS,
} from './page-cache.ts';

const pageOf = (text: string, isComplete = true): CachedPage => ({
  status: 200,
  type: 'text/html',
  body: Buffer.from(text),
  etag: text,
  headers: {},
  isComplete,
});

function cacheWith(options: Partial<PageCacheOptions> = {}) {
  let time = 0;
  let count = 0;
  const render = vi.fn(async (path: string) => pageOf(`${path} ${++count}`));
  const pageAt = createPageCache({
    name: 'pages',
    render,
    maxBytes: 1e6,
    maxRenders: 2,
    now: () => time,
    ...options,
  });
  const textAt = async (path: string) => {
    const page = await pageAt(path);
    return page === BUSY ? 'busy' : page.body.toString();
  };
  return {
    render,
    textAt,
    advance(ms: number) {
      time += ms;
    },
  };
}

describe('the page cache', () => {
  it('renders a page once while it is fresh', async () => {
    const { textAt, advance, render } = cacheWith();
    expect(await textAt('/a')).toBe('/a 1');
    advance(FRESH_MS - 1);
    expect(await textAt('/a')).toBe('/a 1');
    expect(await textAt('/b')).toBe('/b 2');
    expect(render).toHaveBeenCalledTimes(2);
  });

  it('sends a stale page while it renders a new one', async () => {
    const onReplaced = vi.fn();
    const { textAt, advance } = cacheWith({ onReplaced });
    await textAt('/a');
    advance(FRESH_MS);
    expect(await textAt('/a')).toBe('/a 1');
    await vi.waitFor(async () => expect(await textAt('/a')).toBe('/a 2'));
    expect(onReplaced).toHaveBeenCalledExactlyOnceWith(pageOf('/a 2'));
  });

  it('starts one render of a stale page at a time', async () => {
    const { textAt, advance, render } = cacheWith();
    for (const path of ['/a', '/b']) await textAt(path);
    advance(FRESH_MS);
    const requestBoth = () => Promise.all(['/a', '/b'].map(textAt));
    expect(await requestBoth()).toEqual(['/a 1', '/b 2']);
    await vi.waitFor(async () => expect(await requestBoth()).toEqual(['/a 3', '/b 2']));
    expect(render).toHaveBeenCalledTimes(3);
    advance(REVALIDATION_INTERVAL_MS);
    await vi.waitFor(async () => expect(await requestBoth()).toEqual(['/a 3', '/b 4']));
  });

  it('renders another stale page while one is being rendered', async () => {
    const { textAt, advance, render } = cacheWith();
    for (const path of ['/a', '/b']) await textAt(path);
    const release = Promise.withResolvers<CachedPage>();
    render.mockReturnValueOnce(release.promise);
    advance(FRESH_MS);
    await textAt('/a');
    advance(REVALIDATION_INTERVAL_MS);
    await textAt('/a');
    await textAt('/b');
    expect(render.mock.calls).toEqual([['/a'], ['/b'], ['/a'], ['/b']]);
    release.resolve(pageOf('/a 3'));
  });

  it('waits for a new page when the old one is too old', async () => {
    const { textAt, advance } = cacheWith();
    await textAt('/a');
    advance(STALE_WHILE_REVALIDATE_MS);
    expect(await textAt('/a')).toBe('/a 2');
  });

  it.each([
    ['cannot be rendered', () => Promise.reject(new Error('failed'))],
    ['is incomplete', async () => pageOf('without products', false)],
  ])('sends the old page when the new one %s', async (_case, next) => {
    const render = vi.fn(async () => pageOf('complete'));
    const { textAt, advance } = cacheWith({ render });
    await textAt('/a');
    render.mockImplementation(next);
    advance(STALE_WHILE_REVALIDATE_MS);
    expect(await textAt('/a')).toBe('complete');
    expect(render).toHaveBeenCalledTimes(2);
  });

  it('does not keep an incomplete page', async () => {
    const render = vi.fn(async () => pageOf('without products', false));
    const { textAt } = cacheWith({ render });
    expect(await textAt('/a')).toBe('without products');
    render.mockResolvedValue(pageOf('complete'));
    expect(await textAt('/a')).toBe('complete');
  });

  it('renders a page once for concurrent requests, and refuses more than `maxRenders` pages', async () => {
    const release = Promise.withResolvers<CachedPage>();
    const render = vi.fn(() => release.promise);
    const { textAt } = cacheWith({ render });
    const first = [textAt('/a'), textAt('/a'), textAt('/b')];
    expect(await textAt('/c')).toBe('busy');
    expect(render).toHaveBeenCalledTimes(2);
    release.resolve(pageOf('page'));
    expect(await Promise.all(first)).toEqual(['page', 'page', 'page']);
    expect(await textAt('/c')).toBe('page');
  });

  it('drops the pages that were not requested for the longest time', async () => {
    const { textAt } = cacheWith({ maxBytes: 7_000 });
    for (const path of ['/a', '/b', '/c']) await textAt(path);
    await textAt('/a');
    await textAt('/d');
    expect(await textAt('/a')).toBe('/a 1');
    expect(await textAt('/b')).toBe('/b 5');
  });
});
