import type { CDPSession, Locator, Page } from 'playwright';

declare global {
  interface Window {
    /** Returns the timings of the input events since the last call. */
    takeEventTimings(): readonly PerformanceEventTiming[];
    /** Returns the times between two frames since the recording began, in ms, and stops it. */
    takeFrames(): readonly number[];
  }
}

/** Distance of a scroll in CSS px, and its speed in px/s: three seconds of a fast thumb. */
const SCROLL_DISTANCE = 12_000;
const SCROLL_SPEED = 4000;

/** Observes the event timings of a page. Call it before the page is loaded. */
export async function observeEvents(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const timings: PerformanceEventTiming[] = [];
    const observer = new PerformanceObserver((list) => {
      const entries = list.getEntries().filter((entry) => entry instanceof PerformanceEventTiming);
      timings.push(...entries.filter(({ interactionId }) => interactionId));
    });
    // 16 ms is the smallest threshold that browsers accept. TypeScript does not know the option yet.
    const options: object = { type: 'event', durationThreshold: 16 };
    observer.observe(options);
    window.takeEventTimings = () => timings.splice(0);
  });
}

/**
 * Taps the middle of an element, waits for the paint, and returns the latency of the slowest event and its parts, in ms
 * (https://web.dev/articles/inp). Zeros mean less than 16 ms.
 */
export async function measureInteraction(page: Page, target: Locator) {
  const element = await target.elementHandle();
  await element?.scrollIntoViewIfNeeded();
  await element?.waitForElementState('stable');
  const box = await element?.boundingBox();
  if (!box) throw new Error(`${target} is not rendered`);
  await page.evaluate(() => window.takeEventTimings());
  // Not the locator's tap, whose checks run in the page and delay the input.
  await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
  return page.evaluate(async () => {
    // A timing is observed after the paint at which it ends.
    for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
    await new Promise((resolve) => setTimeout(resolve, 100));
    const [event] = window.takeEventTimings().toSorted((a, b) => b.duration - a.duration);
    if (!event) return { total: 0, 'input delay': 0, processing: 0, presentation: 0 };
    const { startTime, duration, processingStart, processingEnd } = event;
    return {
      total: duration,
      'input delay': processingStart - startTime,
      processing: processingEnd - processingStart,
      // The duration is rounded, so that it can end before the handlers do.
      presentation: Math.max(0, startTime + duration - processingEnd),
    };
  });
}

/** Measures the list of a page: memory in MB (1,000,000 bytes), and ms between two frames while it is scrolled down from its top. */
export async function measureScrolling(
  page: Page,
  session: CDPSession,
  onSlowProcessor: (task: () => Promise<unknown>) => Promise<unknown>,
) {
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  const { nodes } = await session.send('Memory.getDOMCounters');
  await page.evaluate(() => {
    const frames: number[] = [];
    let before = performance.now();
    let request = requestAnimationFrame(function record(now) {
      frames.push(now - before);
      before = now;
      request = requestAnimationFrame(record);
    });
    window.takeFrames = () => {
      cancelAnimationFrame(request);
      return frames;
    };
  });
  await onSlowProcessor(() =>
    session.send('Input.synthesizeScrollGesture', {
      x: 200,
      y: 500,
      yDistance: -SCROLL_DISTANCE,
      speed: SCROLL_SPEED,
      gestureSourceType: 'touch',
      preventFling: true,
    }),
  );
  const frames = (await page.evaluate(() => window.takeFrames())).toSorted((a, b) => a - b);
  const percentile = (share: number) => frames[Math.ceil(frames.length * share) - 1] ?? Number.NaN;
  return {
    'heap MB': usedSize / 1_000_000,
    'DOM nodes': nodes,
    'frame ms': percentile(0.5),
    '95 % ms': percentile(0.95),
    'longest ms': percentile(1),
  };
}
