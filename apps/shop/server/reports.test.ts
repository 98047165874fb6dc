import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startTelemetry, type Telemetry } from '@naap/server/telemetry/node';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { REPORTS_PATH } from '../src/reports/report.ts';
import { createShopApp } from './app.ts';
import { createReportsHandler, type ReportsOptions } from './reports.ts';
import { createFrameResolver } from './source-maps.ts';

let telemetry: Telemetry;
let folder: string;
beforeAll(async () => {
  const prometheus = { host: '127.0.0.1', port: 0 };
  telemetry = await startTelemetry('test', { otlpEndpoint: undefined, sampleRate: 1, prometheus });
  folder = mkdtempSync(join(tmpdir(), 'naap-maps-'));
  const map = {
    version: 3,
    sources: ['../../../../packages/ui/src/screens/Cart/Cart.tsx'],
    names: ['openCart'],
    // Column 10 of line 1 is line 3, column 5 of the source.
    mappings: 'UAEIA',
  };
  writeFileSync(join(folder, 'main-4f3a.js.map'), JSON.stringify(map));
});
afterAll(async () => {
  rmSync(folder, { recursive: true });
  await telemetry.stop();
});

const warn = vi.fn();
let post: (body: unknown, init?: RequestInit) => Promise<number>;
beforeEach(() => serve());
afterEach(() => warn.mockClear());

function serve(options: Partial<ReportsOptions> = {}) {
  const answerReport = createReportsHandler({
    release: '1.2.0',
    routes: ['/', '/product/:productId'],
    resolveFrame: createFrameResolver(folder),
    log: { warn },
    ...options,
  });
  const app = createShopApp({ pagesDir: folder, answerReport });
  post = async (body, init) => {
    const text = typeof body === 'string' ? body : JSON.stringify(body);
    return (await app.request(REPORTS_PATH, { method: 'POST', body: text, ...init })).status;
  };
}

const readMetrics = async () => (await fetch(telemetry.metricsUrl ?? '')).text();
const error = { type: 'error', name: 'TypeError', frames: ['main-4f3a.js:1:11'], route: '/' };

describe('reports of browsers', () => {
  it('become metrics with route and release', async () => {
    const vital = (name: string, value: number) => ({
      type: 'vital',
      name,
      value,
      route: '/product/:productId',
    });
    const events = [vital('LCP', 1500), vital('CLS', 0.12), { type: 'code', isSent: true }, error];
    expect(await post({ release: '1.2.0', events })).toBe(204);
    const text = await readMetrics();
    const labels = 'release="1.2.0",route="/product/:productId"';
    expect(text).toContain(`naap_browser_web_vital_sum{${labels},name="LCP"} 1.5\n`);
    expect(text).toContain(`naap_browser_layout_shift_sum{${labels}} 0.12\n`);
    expect(text).toContain('naap_browser_codes_total{outcome="sent"} 1\n');
    expect(text).toContain('naap_browser_errors_total{release="1.2.0",route="/",type="error"} 1\n');
  });

  it('log errors with the places in the source, without those that the client has made up', async () => {
    const frames = ['main-4f3a.js:1:11', 'other-919812345678.js:1:1', 'main-4f3a.js:9:1'];
    expect(await post({ release: '1.2.0', events: [{ ...error, frames }] })).toBe(204);
    expect(warn).toHaveBeenCalledExactlyOnceWith(
      {
        type: 'error',
        name: 'TypeError',
        release: '1.2.0',
        route: '/',
        stack: ['packages/ui/src/screens/Cart/Cart.tsx:3:5 (openCart)'],
      },
      'browser error',
    );
  });

  it('count other routes and releases as `other`, so that clients cannot create time series', async () => {
    const events = [{ ...error, type: 'rejection', route: '/+919812345678' }];
    expect(await post({ release: '+919812345678', events })).toBe(204);
    expect(await readMetrics()).toContain(
      'naap_browser_errors_total{release="other",route="other",type="rejection"} 1\n',
    );
    expect(JSON.stringify(warn.mock.calls)).not.toContain('919812345678');
  });

  it.each([
    ['no JSON', 'text', 400],
    ['no events', { release: '1', events: [] }, 400],
    ['an unknown field', { release: '1', events: [{ ...error, message: 'secret' }] }, 400],
    ['a name with digits', { release: '1', events: [{ ...error, name: '919812345678' }] }, 400],
    ['a place that is none', { release: '1', events: [{ ...error, frames: ['secret'] }] }, 400],
    [
      'a negative value',
      { release: '1', events: [{ type: 'vital', name: 'LCP', value: -1, route: '/' }] },
      400,
    ],
    ['too many events', { release: '1', events: Array(31).fill(error) }, 400],
    ['too many bytes', 'a'.repeat(32 * 1024 + 1), 413],
  ])('with %s are refused', async (_case, body, status) => {
    expect(await post(body)).toBe(status);
    expect(warn).not.toHaveBeenCalled();
  });

  it('are posted only', async () => {
    expect(await post(undefined, { method: 'GET', body: null })).toBe(405);
  });

  it('are refused beyond the limit', async () => {
    serve({ perMinute: 1 });
    expect(await post({ release: '1.2.0', events: [error] })).toBe(204);
    expect(await post({ release: '1.2.0', events: [error] })).toBe(429);
    expect(warn).toHaveBeenCalledOnce();
  });
});
