import { monitorEventLoopDelay } from 'node:perf_hooks';
import { metrics } from '@opentelemetry/api';
import { SCOPE } from '../names.ts';

/** Length of the window over which delays are measured, in ms: shorter than the usual interval between two scrapes. */
const WINDOW_MS = 10_000;
const NS_PER_S = 1e9;

interface Delays {
  readonly p50: number;
  readonly p99: number;
  readonly max: number;
}

/**
 * Records the delay of the event loop and the memory of the process, with the names of OpenTelemetry's semantic conventions. Call it when the meter
 * provider is registered. Returns a function that stops it.
 */
export function startRuntimeMetrics(): () => void {
  const histogram = monitorEventLoopDelay({ resolution: 10 });
  histogram.enable();
  // Before the first measurement, percentiles are NaN.
  const read = (): Delays =>
    histogram.count === 0
      ? { p50: 0, p99: 0, max: 0 }
      : { p50: histogram.percentile(50), p99: histogram.percentile(99), max: histogram.max };
  let window: Delays | null = null;
  const timer = setInterval(() => {
    window = read();
    histogram.reset();
  }, WINDOW_MS);
  timer.unref();

  const meter = metrics.getMeter(SCOPE);
  const delay = (name: keyof Delays, description: string) =>
    meter
      .createObservableGauge(`nodejs.eventloop.delay.${name}`, { description, unit: 's' })
      .addCallback((result) => result.observe((window ?? read())[name] / NS_PER_S));
  delay('p50', 'Median delay of the event loop in the last ten seconds.');
  delay('p99', '99th percentile of the delay of the event loop in the last ten seconds.');
  delay('max', 'Longest delay of the event loop in the last ten seconds.');
  meter
    .createObservableGauge('process.memory.usage', { description: 'Memory of the process.', unit: 'By' })
    .addCallback((result) => result.observe(process.memoryUsage.rss()));
  meter
    .createObservableGauge('v8js.memory.heap.used', { description: 'Used part of the heap.', unit: 'By' })
    .addCallback((result) => result.observe(process.memoryUsage().heapUsed));
  return () => {
    clearInterval(timer);
    histogram.disable();
  };
}
