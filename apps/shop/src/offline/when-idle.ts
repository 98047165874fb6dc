import { savesData } from '@naap/ui/saves-data';
import { whenIdle } from '../when-idle.ts';

/**
 * Calls `recordVisit` when the page has loaded and the browser is idle. Does nothing where service workers are missing. The worker downloads the
 * release, so without `isNeededOffline` it also does nothing when the connection is slow or the browser asks to save data.
 */
export function recordVisitWhenIdle(path: string | null, { isNeededOffline = false } = {}): void {
  if (!('serviceWorker' in navigator) || (savesData() && !isNeededOffline)) return;
  whenIdle(() => void import('./visits.ts').then(({ recordVisit }) => recordVisit(path)).catch(() => {}));
}
