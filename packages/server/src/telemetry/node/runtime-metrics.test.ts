import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTelemetry, type Telemetry } from './start.ts';

let telemetry: Telemetry;
beforeAll(async () => {
  const prometheus = { host: '127.0.0.1', port: 0 };
  telemetry = await startTelemetry('test', { otlpEndpoint: undefined, sampleRate: 1, prometheus });
});
afterAll(() => telemetry.stop());

/** Returns the values of the metrics by name. */
async function read(): Promise<Readonly<Record<string, number>>> {
  const text = await (await fetch(telemetry.metricsUrl ?? '')).text();
  return Object.fromEntries(
    Array.from(text.matchAll(/^(\w+)(?:\{.*\})? (\S+)$/gm), ([, name = '', value]) => [name, Number(value)]),
  );
}

it('records memory in bytes', async () => {
  const { process_memory_usage: rss = 0, v8js_memory_heap_used: heap = 0 } = await read();
  expect(heap).toBeGreaterThan(1e6);
  expect(rss).toBeGreaterThan(heap);
  expect(rss).toBeLessThan(1e11);
});

it('records how long the event loop was blocked, in seconds', async () => {
  // The measurement begins with the next turn of the event loop.
  await new Promise((resolve) => setTimeout(resolve, 50));
  const end = performance.now() + 300;
  while (performance.now() < end);
  await new Promise((resolve) => setTimeout(resolve, 50));
  const {
    nodejs_eventloop_delay_max: max = 0,
    nodejs_eventloop_delay_p50: p50 = 0,
    nodejs_eventloop_delay_p99: p99 = 0,
  } = await read();
  expect(max).toBeGreaterThan(0.25);
  expect(max).toBeLessThan(3);
  expect(p50).toBeLessThanOrEqual(p99);
  expect(p99).toBeLessThanOrEqual(max);
});
