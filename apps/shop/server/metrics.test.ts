import { createRequestObserver, createStorefrontObserver } from '@naap/server/telemetry';
import { startTelemetry, type Telemetry } from '@naap/server/telemetry/node';
import { documentedMetrics, metricsIn } from '@naap/server/test/metric-names';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createRenderObserver, routeOfRequest } from './metrics.ts';
import { type CreatedPage, createPageCache, FRESH_MS } from './page-cache.ts';
import { createReportsHandler } from './reports.ts';

let telemetry: Telemetry;
beforeAll(async () => {
  const prometheus = { host: '127.0.0.1', port: 0 };
  telemetry = await startTelemetry('test', { otlpEndpoint: undefined, sampleRate: 1, prometheus });
});
afterAll(() => telemetry.stop());

const readMetrics = async () => (await fetch(telemetry.metricsUrl ?? '')).text();

const page: CreatedPage = { status: 200, type: '', text: '', isComplete: true };

describe('metrics of the shop server', () => {
  it('count where each page came from', async () => {
    let time = 1;
    let render = async () => page;
    const options = { name: 'pages', maxBytes: 1e6, maxAtOnce: 1, now: () => time };
    const pageAt = createPageCache({ ...options, create: () => render() });
    const first = await pageAt('/a');
    time = FRESH_MS + 2;
    // Stale, then fresh.
    await vi.waitFor(async () => expect(await pageAt('/a')).not.toBe(first));
    const failure = new Error('failed');
    render = () => Promise.reject(failure);
    await expect(pageAt('/b')).rejects.toBe(failure);
    render = async () => ({ ...page, isComplete: false });
    await pageAt('/b');
    render = () => new Promise(() => undefined);
    void pageAt('/b');
    await pageAt('/c');
    const text = await readMetrics();
    for (const result of ['rendered', 'fresh', 'stale', 'failed', 'incomplete', 'busy'])
      expect(text).toMatch(
        new RegExp(`naap_page_cache_requests_total{cache="pages",result="${result}"} [1-9]`),
      );
  });

  it('have the time of rendering by route', async () => {
    await createRenderObserver()('/product/:productId', async () => page);
    expect(await readMetrics()).toContain(
      'naap_page_render_duration_count{http_route="/product/:productId"} 1\n',
    );
  });
});

it('the metrics are those that operations documents', async () => {
  const pageAt = createPageCache({ name: 'pages', maxBytes: 1e6, maxAtOnce: 1, create: async () => page });
  await pageAt('/');
  await createRenderObserver()('/', async () => page);
  await createStorefrontObserver()('GetProduct', async () => undefined);
  createRequestObserver()({ method: 'GET', traceparent: null }).end({ route: '/', status: 200 });
  const handle = createReportsHandler({
    rate: 1,
    release: '1',
    routes: ['/'],
    resolveFrame: async () => null,
    log: { warn: () => undefined },
  });
  const vital = (name: string) => ({ type: 'vital', name, value: 1, route: '/' });
  const error = { type: 'error', name: 'Error', frames: [], route: '/' };
  const events = [vital('LCP'), vital('CLS'), error, { type: 'code', isSent: true }];
  await handle?.(JSON.stringify({ release: '1', events }));
  expect(metricsIn(await readMetrics())).toEqual(documentedMetrics('Metrics of the shop server'));
});

describe('routeOfRequest', () => {
  const renderer = { routePattern: ({ pathname }: URL) => `pattern of ${pathname}` };

  it.each([
    ['/product/1?q=secret', 'pattern of /product/1'],
    ['/assets/app-4f3a.js', '/assets/*'],
    ['/art/kurta.webp', 'file'],
    ['http://%', 'invalid'],
  ])('returns a pattern for %s', (target, route) => {
    expect(routeOfRequest(target, renderer)).toBe(route);
  });

  it('returns one pattern for all pages without a renderer', () => {
    expect(routeOfRequest('/product/1', null)).toBe('page');
  });
});
