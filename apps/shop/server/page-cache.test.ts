import { describe, expect, it, vi } from 'vitest';
import {
  BUSY,
  type CreatedPage,
  createPageCache,
  FRESH_MS,
  type PageCacheOptions,
  REVALIDATION_INTERVAL_MS,
  STALE_WHILE_REVALIDATE_MS,
} from './page-cache.ts';

const pageOf = (text: string, isComplete = true): CreatedPage => ({
  status: 200,
  type: 'text/html',
  text,
  isComplete,
});

function cacheWith(options: Partial<PageCacheOptions> = {}) {
  // The library takes 0 for a missing time.
  let time = 1;
  let count = 0;
  const create = vi.fn(async (path: string) => pageOf(`${path} ${++count}`));
  const pageAt = createPageCache({
    name: 'pages',
    create,
    maxBytes: 1e6,
    maxAtOnce: 2,
    now: () => time,
    ...options,
  });
  const textAt = async (path: string) => {
    const page = await pageAt(path);
    return page === BUSY ? 'busy' : page.text;
  };
  return {
    create,
    textAt,
    advance(ms: number) {
      time += ms;
    },
  };
}

describe('the page cache', () => {
  it('renders a page once while it is fresh', async () => {
    const { textAt, advance, create } = cacheWith();
    expect(await textAt('/a')).toBe('/a 1');
    advance(FRESH_MS);
    expect(await textAt('/a')).toBe('/a 1');
    expect(await textAt('/b')).toBe('/b 2');
    expect(create).toHaveBeenCalledTimes(2);
  });

  it('sends a stale page while it renders a new one', async () => {
    const { textAt, advance } = cacheWith();
    await textAt('/a');
    advance(FRESH_MS + 1);
    expect(await textAt('/a')).toBe('/a 1');
    await vi.waitFor(async () => expect(await textAt('/a')).toBe('/a 2'));
  });

  it('starts one render of a stale page at a time', async () => {
    const { textAt, advance, create } = cacheWith();
    for (const path of ['/a', '/b']) await textAt(path);
    advance(FRESH_MS + 1);
    const requestBoth = () => Promise.all(['/a', '/b'].map(textAt));
    expect(await requestBoth()).toEqual(['/a 1', '/b 2']);
    await vi.waitFor(async () => expect(await requestBoth()).toEqual(['/a 3', '/b 2']));
    expect(create).toHaveBeenCalledTimes(3);
    advance(REVALIDATION_INTERVAL_MS);
    await vi.waitFor(async () => expect(await requestBoth()).toEqual(['/a 3', '/b 4']));
  });

  it('renders another stale page while one is being rendered', async () => {
    const { textAt, advance, create } = cacheWith();
    for (const path of ['/a', '/b']) await textAt(path);
    const release = Promise.withResolvers<CreatedPage>();
    create.mockReturnValueOnce(release.promise);
    advance(FRESH_MS + 1);
    await textAt('/a');
    advance(REVALIDATION_INTERVAL_MS);
    await textAt('/a');
    await textAt('/b');
    expect(create.mock.calls).toEqual([['/a'], ['/b'], ['/a'], ['/b']]);
    release.resolve(pageOf('/a 3'));
  });

  it('waits for a new page when the old one is too old', async () => {
    const { textAt, advance } = cacheWith();
    await textAt('/a');
    advance(STALE_WHILE_REVALIDATE_MS + 1);
    expect(await textAt('/a')).toBe('/a 2');
  });

  it.each([
    ['cannot be rendered', () => Promise.reject(new Error('failed'))],
    ['is incomplete', async () => pageOf('without products', false)],
  ])('sends the old page when the new one %s', async (_case, next) => {
    const create = vi.fn(async () => pageOf('complete'));
    const { textAt, advance } = cacheWith({ create });
    await textAt('/a');
    create.mockImplementation(next);
    advance(STALE_WHILE_REVALIDATE_MS + 1);
    expect(await textAt('/a')).toBe('complete');
    expect(create).toHaveBeenCalledTimes(2);
  });

  it('does not keep an incomplete page', async () => {
    const create = vi.fn(async () => pageOf('without products', false));
    const { textAt } = cacheWith({ create });
    expect(await textAt('/a')).toBe('without products');
    create.mockResolvedValue(pageOf('complete'));
    expect(await textAt('/a')).toBe('complete');
  });

  it('renders a page once for concurrent requests, and refuses more than `maxAtOnce` pages', async () => {
    const release = Promise.withResolvers<CreatedPage>();
    const create = vi.fn(() => release.promise);
    const { textAt } = cacheWith({ create });
    const first = [textAt('/a'), textAt('/a'), textAt('/b')];
    expect(await textAt('/c')).toBe('busy');
    expect(create).toHaveBeenCalledTimes(2);
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
