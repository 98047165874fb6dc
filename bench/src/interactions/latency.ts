import type { Page } from 'playwright';

/** An interaction's latency in ms, and its parts: https://web.dev/articles/inp. */
export interface Latency {
  /** From the input to the next paint, rounded to 8 ms by the browser. 0: shorter than 16 ms. */
  readonly total: number;
  /** From the input until its event handlers start. */
  readonly inputDelay: number;
  /** How long the event handlers run. */
  readonly processing: number;
  /** From the end of the event handlers to the paint. */
  readonly presentation: number;
}

/** The fields of a `PerformanceEventTiming` that are read. */
export interface EventTiming {
  readonly startTime: number;
  readonly duration: number;
  readonly processingStart: number;
  readonly processingEnd: number;
}

declare global {
  interface Window {
    /** Returns the event timings since the last call. */
    takeEventTimings(): readonly EventTiming[];
  }
}

/** Observes the event timings of a page. Call it before the page is loaded. */
export async function observeEvents(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const timings: EventTiming[] = [];
    const observer = new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if (!(entry instanceof PerformanceEventTiming) || !entry.interactionId) continue;
        const { startTime, duration, processingStart, processingEnd } = entry;
        timings.push({ startTime, duration, processingStart, processingEnd });
      }
    });
    // 16 ms is the smallest threshold that browsers accept. TypeScript does not know the option yet.
    const options: PerformanceObserverInit & { durationThreshold: number } = {
      type: 'event',
      durationThreshold: 16,
    };
    observer.observe(options);
    window.takeEventTimings = () => timings.splice(0);
  });
}

/** Performs an interaction, waits for its paint, and returns its latency. `interact` has only one input: a tap or a key. */
export async function measureInteraction(page: Page, interact: () => Promise<void>): Promise<Latency> {
  await page.evaluate(() => window.takeEventTimings());
  await interact();
  const timings = await page.evaluate(async () => {
    // A timing is observed after the paint at which it ends.
    for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
    await new Promise((resolve) => setTimeout(resolve, 100));
    return window.takeEventTimings();
  });
  return slowest(timings);
}

/** Returns the latency of the slowest event; zeros when every event was shorter than the observed minimum. */
export function slowest(timings: readonly EventTiming[]): Latency {
  const [event] = timings.toSorted((a, b) => b.duration - a.duration);
  if (!event) return { total: 0, inputDelay: 0, processing: 0, presentation: 0 };
  const { startTime, duration, processingStart, processingEnd } = event;
  return {
    total: duration,
    inputDelay: processingStart - startTime,
    processing: processingEnd - processingStart,
    // The duration is rounded, so that it can end before the handlers do.
    presentation: Math.max(0, startTime + duration - processingEnd),
  };
}
