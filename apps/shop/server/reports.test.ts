import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startTelemetry, type Telemetry } from '@naap/server/telemetry/node';
import { afterAll, beforeAll, beforeEach, describe, expect, it, type Mock, vi } from 'vitest';
import { REPORTS_PATH } from '../src/reports/report.ts';
import { createShopApp } from './app.ts';
import { createReportsHandler, LOGGED_PER_MINUTE, type ReportsOptions } from './reports.ts';
import { createFrameResolver } from './source-maps.ts';

const map = {
  version: 3,
  sources: ['../../../../packages/ui/src/screens/Cart/Cart.tsx'],
  names: ['openCart'],
  // Column 10 of line 1 is line 3, column 5 of the source.
  mappings: 'UAEIA',
};

let telemetry: Telemetry;
let folder: string;
beforeAll(async () => {
  const prometheus = { host: '127.0.0.1', port: 0 };
  telemetry = await startTelemetry('test', { otlpEndpoint: undefined, sampleRate: 1, prometheus });
  folder = mkdtempSync(join(tmpdir(), 'naap-maps-'));
  writeFileSync(join(folder, 'main-4f3a.js.map'), JSON.stringify(map));
});
afterAll(async () => {
  rmSync(folder, { recursive: true });
  await telemetry.stop();
});

let warn: Mock;
let post: (body: unknown, init?: RequestInit) => Promise<number>;
// A new one each time: errors are logged after the response.
beforeEach(() => {
  warn = vi.fn();
  serve();
});

function serve(options: Partial<ReportsOptions> = {}) {
  const answerReport = createReportsHandler({
    rate: 1,
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
    await vi.waitFor(() => expect(warn).toHaveBeenCalled());
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
    await vi.waitFor(() => expect(warn).toHaveBeenCalled());
    expect(JSON.stringify(warn.mock.calls)).not.toContain('919812345678');
  });

  it('of another release are logged without places, whose source maps are not here', async () => {
    const resolveFrame = vi.fn();
    serve({ resolveFrame });
    await post({ release: '1.1.0', events: [error] });
    await vi.waitFor(() =>
      expect(warn.mock.calls).toMatchObject([[{ release: 'other', stack: [] }, expect.any(String)]]),
    );
    expect(resolveFrame).not.toHaveBeenCalled();
  });

  it('are answered before their places are found, which happens one after the other', async () => {
    const resolveFrame = vi.fn(() => new Promise<null>(() => {}));
    serve({ resolveFrame });
    const frames = Array.from({ length: 20 }, (_, line) => `main-4f3a.js:${line}:1`);
    expect(await post({ release: '1.2.0', events: Array(30).fill({ ...error, frames }) })).toBe(204);
    expect(await post({ release: '1.2.0', events: Array(30).fill({ ...error, frames }) })).toBe(204);
    expect(resolveFrame).toHaveBeenCalledOnce();
  });

  it('are all counted, but only some of their errors are logged in a minute', async () => {
    const events = Array(30).fill({ ...error, route: '/product/:productId' });
    for (let count = 0; count * events.length <= LOGGED_PER_MINUTE; count += 1)
      await post({ release: '1.2.0', events });
    expect(await readMetrics()).toContain(
      'naap_browser_errors_total{release="1.2.0",route="/product/:productId",type="error"} 90\n',
    );
    await vi.waitFor(() => expect(warn).toHaveBeenCalledTimes(LOGGED_PER_MINUTE));
  });

  it('are refused in a shop whose pages do not report', async () => {
    serve({ rate: 0 });
    expect(await post({ release: '1.2.0', events: [error] })).toBe(405);
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
    await vi.waitFor(() => expect(warn).toHaveBeenCalledOnce());
  });
});

it('a source map is read once, however many are named in turn', async () => {
  const maps = mkdtempSync(join(tmpdir(), 'naap-maps-'));
  const files = Array.from({ length: 30 }, (_, index) => `chunk-${index}.js`);
  for (const file of files) writeFileSync(join(maps, `${file}.map`), JSON.stringify(map));
  const resolveFrame = createFrameResolver(maps);
  const resolveAll = () => Promise.all(files.map((file) => resolveFrame(`${file}:1:11`)));
  const places = await resolveAll();
  expect(new Set(places)).toEqual(new Set(['packages/ui/src/screens/Cart/Cart.tsx:3:5 (openCart)']));
  rmSync(maps, { recursive: true });
  expect(await resolveAll()).toEqual(places);
});
