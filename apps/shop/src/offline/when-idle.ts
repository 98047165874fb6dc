import { savesData } from '@naap/ui/saves-data';
import { whenIdle } from '../when-idle.ts';

/**
 * Calls `recordVisit` when the page has loaded and the browser is idle. Does nothing where service workers are missing, and when the
 * connection is slow or the browser asks to save data: the worker downloads the release.
 */
export function recordVisitWhenIdle(path: string): void {
  if (!('serviceWorker' in navigator) || savesData()) return;
  whenIdle(() => void import('./visits.ts').then(({ recordVisit }) => recordVisit(path)).catch(() => {}));
}
