/** Path to which browsers send reports. */
export const REPORTS_PATH = '/reports';

/** Limits of a report. The server refuses a larger one. */
export const MAX_EVENTS = 30;
export const MAX_FRAMES = 20;

/** A browser's report about one page load. It has no message, URL or ID, because those can contain personal data. */
export interface BrowserReport {
  /** The release of the page. */
  readonly release: string;
  readonly events: readonly BrowserEvent[];
}

export type BrowserEvent =
  /** A web vital of the page load: a duration in ms, or the score of CLS. `route` is a pattern. */
  | {
      readonly type: 'vital';
      readonly name: 'CLS' | 'FCP' | 'INP' | 'LCP' | 'TTFB';
      readonly value: number;
      readonly route: string;
    }
  /** `frames` are places in the release's files, such as `main-4f3a.js:1:234`, innermost first. */
  | {
      readonly type: 'error' | 'rejection';
      readonly name: string;
      readonly frames: readonly string[];
      readonly route: string;
    }
  /** A one-time code for the sign-in was requested. */
  | { readonly type: 'code'; readonly isSent: boolean };
