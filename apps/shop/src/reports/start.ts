import { whenIdle } from '../when-idle.ts';

declare global {
  interface Window {
    /** Returns the pattern of the current page's route. Set by the first call of `startReports`. */
    reportedRoute?: () => string;
  }
}

/**
 * Reports web vitals and uncaught errors of this page load with the probability `rate`, unless the browser sends a privacy signal (Do Not
 * Track or Global Privacy Control). The reporter is loaded when the page is idle; errors before are kept for it. A second call, by the entry
 * after the page script, only replaces `currentRoute`.
 */
export function startReports(rate: number, currentRoute: () => string): void {
  const isDecided = window.reportedRoute !== undefined;
  window.reportedRoute = currentRoute;
  const { doNotTrack, globalPrivacyControl } = navigator as Navigator & { globalPrivacyControl?: boolean };
  if (isDecided || doNotTrack === '1' || globalPrivacyControl || Math.random() >= rate) return;
  const errors: Event[] = [];
  const controller = new AbortController();
  for (const type of ['error', 'unhandledrejection'])
    addEventListener(type, (event) => errors.push(event), controller);
  whenIdle(() => {
    void import('./reporter.ts')
      .then(({ startReporter }) => {
        controller.abort();
        startReporter(errors);
      })
      .catch(() => {});
  });
}
