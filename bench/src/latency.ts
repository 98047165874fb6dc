import { setTimeout } from 'node:timers/promises';
import type { CDPSession, Locator, Page } from 'playwright';

/** Distance of a scroll in CSS px, and its speed in px/s: three seconds of a fast thumb. */
const SCROLL_DISTANCE = 12_000;
const SCROLL_SPEED = 4000;

/** Milliseconds between touch and release, as in Chromium's own synthetic taps. A finger takes longer. */
const TAP_DURATION = 50;

/** Milliseconds after the release in which the page is not asked for anything: on a slow processor the call would delay the click by 5 ms. */
const UNDISTURBED_TIME = 500;

/**
 * Taps the middle of an element, waits for the paint, and returns the latency of the slowest event and its parts, in ms
 * (https://web.dev/articles/inp). Zeros mean less than 16 ms.
 */
export async function measureInteraction(page: Page, session: CDPSession, target: Locator) {
  const timings = await page.evaluateHandle(() => {
    const events: PerformanceEventTiming[] = [];
    const observer = new PerformanceObserver((list) => {
      const entries = list.getEntries().filter((entry) => entry instanceof PerformanceEventTiming);
      events.push(...entries.filter(({ interactionId }) => interactionId));
    });
    // 16 ms is the smallest threshold that browsers accept. TypeScript does not know the option yet.
    const options: object = { type: 'event', durationThreshold: 16 };
    observer.observe(options);
    return events;
  });
  const element = await target.elementHandle();
  await element?.scrollIntoViewIfNeeded();
  await element?.waitForElementState('stable');
  const box = await element?.boundingBox();
  if (!box) throw new Error(`${target} is not rendered`);
  await tap(session, box.x + box.width / 2, box.y + box.height / 2);
  await setTimeout(UNDISTURBED_TIME);
  return timings.evaluate(async (events) => {
    // A timing is observed after the paint at which it ends.
    for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
    await new Promise((resolve) => window.setTimeout(resolve, 100));
    const [event] = events.toSorted((a, b) => b.duration - a.duration);
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

/**
 * Touches a point of the page and releases it. Not with the locator's tap, whose checks run in the page and delay the input, and not with
 * Playwright's touchscreen, which releases at once: the release would wait for the work of the touch.
 *
 * Chromium turns the events of a mouse into those of a touch. It holds back the touch events of its DevTools protocol until the page has
 * rendered a frame, but after it has set their time (docs/decisions/interactions.md).
 */
async function tap(session: CDPSession, x: number, y: number): Promise<void> {
  await session.send('Emulation.setEmitTouchEventsForMouse', { enabled: true, configuration: 'desktop' });
  const dispatch = (type: 'mousePressed' | 'mouseReleased') =>
    // Chromium never answers, because the page gets no mouse event that it could handle. The promise is rejected when the page is closed.
    session.send('Input.dispatchMouseEvent', { type, x, y, button: 'left', clickCount: 1 }).catch(() => {});
  dispatch('mousePressed');
  await setTimeout(TAP_DURATION);
  dispatch('mouseReleased');
}

/** Measures the list of a page: memory in MB (1,000,000 bytes), and ms between two frames while it is scrolled down from its top. */
export async function measureScrolling(page: Page, session: CDPSession) {
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  const { nodes } = await session.send('Memory.getDOMCounters');
  const frameTimes = await page.evaluateHandle(() => {
    const times: number[] = [];
    requestAnimationFrame(function record(now) {
      times.push(now);
      requestAnimationFrame(record);
    });
    return times;
  });
  await session.send('Input.synthesizeScrollGesture', {
    x: 200,
    y: 500,
    yDistance: -SCROLL_DISTANCE,
    speed: SCROLL_SPEED,
    gestureSourceType: 'touch',
    preventFling: true,
  });
  const times = await frameTimes.jsonValue();
  const frames = times.slice(1).map((time, index) => time - (times[index] ?? time));
  frames.sort((a, b) => a - b);
  const percentile = (share: number) => frames[Math.ceil(frames.length * share) - 1] ?? Number.NaN;
  return {
    'heap MB': usedSize / 1_000_000,
    'DOM nodes': nodes,
    'frame ms': percentile(0.5),
    '95 % ms': percentile(0.95),
    'longest ms': percentile(1),
  };
}
