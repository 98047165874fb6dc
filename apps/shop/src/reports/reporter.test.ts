import { JSDOM } from 'jsdom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { BrowserReport } from './report.ts';
import { startReporter } from './reporter.ts';

const vitals = vi.hoisted(() => ({ report: (_metric: { name: string; value: number }) => {} }));
vi.mock('web-vitals', () => ({
  onCLS: () => undefined,
  onFCP: () => undefined,
  onINP: () => undefined,
  onLCP: (report: typeof vitals.report) => {
    vitals.report = report;
  },
  onTTFB: () => undefined,
}));

let dom: JSDOM;
let reportResource: (entry: object) => void;
const sendBeacon = vi.fn();
const sent = (): BrowserReport[] => sendBeacon.mock.calls.map(([, body]) => JSON.parse(body));

beforeEach(() => {
  const html = '<meta name="release" content="1.2.0">';
  dom = new JSDOM(html, { url: 'http://shop.test/product/123?q=secret', pretendToBeVisual: true });
  const { window } = dom;
  class FakeRejectionEvent extends window.Event {
    readonly reason: unknown;
    constructor(type: string, { reason }: { reason: unknown }) {
      super(type);
      this.reason = reason;
    }
  }
  class FakeResourceTiming {}
  class FakeObserver {
    constructor(callback: (list: { getEntries: () => object[] }) => void) {
      reportResource = (entry) =>
        callback({ getEntries: () => [Object.assign(new FakeResourceTiming(), entry)] });
    }
    observe() {}
  }
  for (const [name, value] of Object.entries({
    addEventListener: window.addEventListener.bind(window),
    document: window.document,
    location: window.location,
    navigator: { sendBeacon },
    ErrorEvent: window.ErrorEvent,
    PromiseRejectionEvent: FakeRejectionEvent,
    PerformanceObserver: FakeObserver,
    PerformanceResourceTiming: FakeResourceTiming,
  }))
    vi.stubGlobal(name, value);
});
afterEach(() => {
  sendBeacon.mockClear();
  vi.unstubAllGlobals();
});

function hide() {
  Object.defineProperty(dom.window.document, 'visibilityState', { value: 'hidden', configurable: true });
  dom.window.dispatchEvent(new dom.window.Event('visibilitychange'));
}

const currentRoute = () => location.pathname.replace(/^\/product\/\w+$/, '/product/:productId');

const errorEvent = () =>
  new dom.window.ErrorEvent('error', {
    error: Object.assign(new TypeError('no address for +919812345678'), {
      stack: 'TypeError: no address for +919812345678\n at o (http://shop.test/assets/main-1.js:1:2)',
    }),
  });

describe('the reporter', () => {
  it('sends vitals, errors and codes when the page is hidden, once, without messages and URLs', () => {
    startReporter([errorEvent()], currentRoute);
    vitals.report({ name: 'LCP', value: 1200 });
    dom.window.history.replaceState(null, '', '/cart');
    dom.window.dispatchEvent(errorEvent());
    dom.window.dispatchEvent(
      new PromiseRejectionEvent('unhandledrejection', {
        reason: new RangeError('secret'),
      } as PromiseRejectionEventInit),
    );
    reportResource({
      name: 'https://id.example/v1/accounts:sendVerificationCode?key=secret',
      responseStatus: 200,
    });
    reportResource({ name: 'https://id.example/v1/accounts:lookup?key=secret', responseStatus: 200 });
    expect(sendBeacon).not.toHaveBeenCalled();
    hide();
    hide();
    const place = { name: 'TypeError', frames: ['main-1.js:1:2'] };
    expect(sent()).toEqual([
      {
        release: '1.2.0',
        events: [
          { type: 'error', ...place, route: '/product/:productId' },
          { type: 'vital', name: 'LCP', value: 1200, route: '/product/:productId' },
          { type: 'error', ...place, route: '/cart' },
          { type: 'rejection', name: 'RangeError', frames: [], route: '/cart' },
          { type: 'code', isSent: true },
        ],
      },
    ]);
    expect(sendBeacon.mock.calls[0]?.[0]).toBe('/reports');
  });

  it('sends nothing of events without an error, such as those of other origins', () => {
    startReporter([new dom.window.ErrorEvent('error', { message: 'Script error.' })], currentRoute);
    hide();
    expect(sendBeacon).not.toHaveBeenCalled();
  });

  it('stops after thirty events, so that an error in a loop does not fill the log', () => {
    startReporter(Array.from({ length: 25 }, errorEvent), currentRoute);
    hide();
    for (let count = 0; count < 10; count++) dom.window.dispatchEvent(errorEvent());
    hide();
    expect(sent().map(({ events }) => events.length)).toEqual([25, 5]);
  });
});
