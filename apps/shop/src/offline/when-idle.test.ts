import { afterEach, expect, it, vi } from 'vitest';
import { recordVisit } from './visits.ts';
import { recordVisitWhenIdle } from './when-idle.ts';

vi.mock('./visits.ts', () => ({ recordVisit: vi.fn(async () => {}) }));

afterEach(() => {
  vi.unstubAllGlobals();
  vi.mocked(recordVisit).mockClear();
});

it.each([
  ['a usual connection', {}, false, true],
  ['Save-Data', { saveData: true }, false, false],
  ['a slow connection', { effectiveType: '2g' }, false, false],
  ['Save-Data, for an app that is needed offline', { saveData: true }, true, true],
])('with %s', async (_name, connection, isNeededOffline, isRecorded) => {
  vi.stubGlobal('navigator', { serviceWorker: {}, connection });
  vi.stubGlobal('document', { readyState: 'complete' });
  vi.stubGlobal('window', { requestIdleCallback: true });
  vi.stubGlobal('requestIdleCallback', (work: () => void) => work());
  recordVisitWhenIdle('/', { isNeededOffline });
  await vi.dynamicImportSettled();
  expect(vi.mocked(recordVisit).mock.calls).toEqual(isRecorded ? [['/']] : []);
});
