import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startReports } from './start.ts';

const startReporter = vi.hoisted(() => vi.fn());
vi.mock('./reporter.ts', () => ({ startReporter }));

let page: EventTarget;
let runWhenIdle: (() => void) | undefined;
beforeEach(() => {
  page = new EventTarget();
  runWhenIdle = undefined;
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('window', { requestIdleCallback: true });
  vi.stubGlobal('requestIdleCallback', (work: () => void) => {
    runWhenIdle = work;
  });
  vi.stubGlobal('document', { readyState: 'complete' });
  vi.stubGlobal('navigator', {});
  vi.spyOn(Math, 'random').mockReturnValue(0.1);
});
afterEach(() => {
  startReporter.mockClear();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('startReports', () => {
  it('loads the reporter when the page is idle, with the errors before, each once', async () => {
    const currentRoute = () => '/cart';
    startReports(0.11, currentRoute);
    const [first, second] = [new Event('error'), new Event('unhandledrejection')];
    page.dispatchEvent(first);
    page.dispatchEvent(second);
    expect(startReporter).not.toHaveBeenCalled();
    runWhenIdle?.();
    await vi.waitFor(() => expect(startReporter).toHaveBeenCalledWith([first, second], currentRoute));
    page.dispatchEvent(new Event('error'));
    expect(startReporter.mock.calls[0]?.[0]).toHaveLength(2);
  });

  it.each([
    ['the page load is not in the sample', 0.1, {}],
    ['reports are off', 0, {}],
    ['the browser sends Do Not Track', 1, { doNotTrack: '1' }],
    ['the browser sends Global Privacy Control', 1, { globalPrivacyControl: true }],
  ])('does nothing when %s', (_case, rate, signals) => {
    vi.stubGlobal('navigator', signals);
    startReports(rate, () => '/cart');
    expect(runWhenIdle).toBeUndefined();
  });
});
