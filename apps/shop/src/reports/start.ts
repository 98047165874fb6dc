import { whenIdle } from '../when-idle.ts';

/**
 * Reports web vitals and uncaught errors of this page load with the probability `rate`, unless the browser sends a privacy signal (Do Not
 * Track or Global Privacy Control). `currentRoute` returns the pattern of the route that the page shows. The reporter is loaded when the page is
 * idle; errors before are kept for it.
 */
export function startReports(rate: number, currentRoute: () => string): void {
  const { doNotTrack, globalPrivacyControl } = navigator as Navigator & { globalPrivacyControl?: boolean };
  if (doNotTrack === '1' || globalPrivacyControl || Math.random() >= rate) return;
  const errors: Event[] = [];
  const controller = new AbortController();
  for (const type of ['error', 'unhandledrejection'])
    addEventListener(type, (event) => errors.push(event), controller);
  whenIdle(() => {
    void import('./reporter.ts')
      .then(({ startReporter }) => {
        controller.abort();
        startReporter(errors, currentRoute);
      })
      .catch(() => {});
  });
}
