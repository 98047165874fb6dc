import type { CDPSession, Page } from 'playwright';
import { percentile } from '../statistics.ts';
import { onSlowProcessor } from './slow-processor.ts';

/** What a list of a certain length costs. */
export interface ListCost {
  readonly products: number;
  /** Heap in use after a garbage collection, in MB (1,000,000 bytes). */
  readonly heap: number;
  readonly domNodes: number;
  /** Times between two frames while the list is scrolled, in ms. */
  readonly medianFrame: number;
  readonly slowFrame: number;
  readonly longestFrame: number;
}

/** Distance of a scroll in CSS px, and its speed in px/s: three seconds of a fast thumb. */
const SCROLL_DISTANCE = 12_000;
const SCROLL_SPEED = 4000;

/** Measures the list that the page shows, scrolling down from its top on a slow processor. */
export async function measureListCost(page: Page, client: CDPSession, products: number): Promise<ListCost> {
  await client.send('HeapProfiler.collectGarbage');
  const { usedSize } = await client.send('Runtime.getHeapUsage');
  const { nodes } = await client.send('Memory.getDOMCounters');
  const frames = await onSlowProcessor(client, () => scroll(page, client));
  return {
    products,
    heap: usedSize / 1_000_000,
    domNodes: nodes,
    medianFrame: percentile(frames, 0.5),
    slowFrame: percentile(frames, 0.95),
    longestFrame: percentile(frames, 1),
  };
}

declare global {
  interface Window {
    /** Returns the times between two frames since the recording began, in ms, and stops it. */
    takeFrames(): readonly number[];
  }
}

async function scroll(page: Page, client: CDPSession): Promise<readonly number[]> {
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
  await client.send('Input.synthesizeScrollGesture', {
    x: 200,
    y: 500,
    yDistance: -SCROLL_DISTANCE,
    speed: SCROLL_SPEED,
    gestureSourceType: 'touch',
    preventFling: true,
  });
  return page.evaluate(() => window.takeFrames());
}
