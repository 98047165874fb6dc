import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createSandbox } from './create-sandbox.ts';

const query = (name: string) =>
  new Request('http://localhost:8788/api/2025-04/graphql.json', {
    method: 'POST',
    headers: { 'X-Shopify-Storefront-Access-Token': 'sandbox-public-token' },
    body: JSON.stringify({ query: `query ${name} { shop { name } }` }),
  });

describe('a fault', () => {
  it('affects the requests that it matches, and no others', async () => {
    const { storefront } = createSandbox({
      faults: [{ target: 'storefront', match: 'Search', status: 500 }],
    });
    expect((await storefront.fetch(query('Products'))).status).toBe(200);
    expect((await storefront.fetch(query('Search'))).status).toBe(500);
    expect((await storefront.fetch(query('Search'))).status).toBe(200);
  });

  it('responds with the given body, such as HTML instead of JSON', async () => {
    const { storefront } = createSandbox({
      faults: [{ target: 'storefront', body: '<html>', contentType: 'text/html' }],
    });
    const response = await storefront.fetch(query('Products'));
    expect(response.headers.get('Content-Type')).toBe('text/html');
    expect(await response.text()).toBe('<html>');
  });

  describe('with a delay and neither status nor body', () => {
    beforeEach(() => {
      vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    });
    afterEach(() => {
      vi.useRealTimers();
    });

    it("delays the service's own response", async () => {
      const { storefront } = createSandbox({ faults: [{ target: 'storefront', delayMs: 1000 }] });
      let isSettled = false;
      const response = storefront.fetch(query('Products')).finally(() => {
        isSettled = true;
      });
      while (vi.getTimerCount() === 0 && !isSettled) await new Promise((resolve) => setImmediate(resolve));
      await vi.advanceTimersByTimeAsync(999);
      expect(isSettled).toBe(false);
      await vi.advanceTimersByTimeAsync(1);
      expect((await response).status).toBe(200);
    });
  });

  it('ignores CORS preflights, and its response is readable by other origins', async () => {
    const { identity } = createSandbox({ faults: [{ target: 'identity', status: 503 }] });
    const url = 'http://localhost:9099/';
    expect((await identity.fetch(new Request(url, { method: 'OPTIONS' }))).status).toBe(204);
    const response = await identity.fetch(new Request(url));
    expect(response.status).toBe(503);
    expect(response.headers.get('Access-Control-Allow-Origin')).toBe('*');
  });

  it('affects the given number of concurrent requests', async () => {
    const { ipInfo, urls } = createSandbox({ faults: [{ target: 'ipInfo', status: 500, times: 2 }] });
    const all = await Promise.all([1, 2, 3, 4].map(() => ipInfo.fetch(new Request(urls.ipInfo))));
    expect(all.map(({ status }) => status).toSorted()).toEqual([200, 200, 500, 500]);
  });

  it.each([[{ target: 'moon' }], [{ target: 'maps', delay: 5 }]])('is rejected when it is %j', (fault) => {
    expect(() => createSandbox().faults.add(fault)).toThrow();
  });
});
